// Named .tsx to run in a process of its own: threads cannot change their time zone.
import { expect, it, vi } from 'vitest';
import { readTableState } from '@/ui/data-table/useTableControls';
import { ORDER_RULES, ordersQueryOf } from './orderList';

// saleor/saleor-dashboard#1582, umbraco/Umbraco.Commerce.Issues#303 and others: late orders land on the wrong day.
it.each([
  // On the evening of the 15th in New York; UTC has the 16th already.
  ['America/New_York', '2025-06-16T03:30:00Z', '2025-06-08T04:00:00.000Z'],
  ['Asia/Manila', '2025-06-15T16:30:00Z', '2025-06-08T16:00:00.000Z'],
  // The clocks changed in these seven days.
  ['Europe/Berlin', '2025-04-02T22:30:00Z', '2025-03-26T23:00:00.000Z'],
  ['America/New_York', '2025-11-05T16:00:00Z', '2025-10-29T04:00:00.000Z'],
])('the last seven days begin at midnight where the buyer is: %s at %s', (zone, now, from) => {
  vi.stubEnv('TZ', zone);
  const state = readTableState(new URLSearchParams('period=7'), ORDER_RULES);
  expect(ordersQueryOf(state, new Date(now)).queryKey).toEqual([
    `/api/user/orders?from=${encodeURIComponent(from)}&limit=25`,
  ]);
  vi.unstubAllEnvs();
});
