// Named .tsx to run in a process of its own: threads cannot change their time zone.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lastDays, minuteText, ordersByDay, timeZoneName } from './orderDays';

const inZone = (zone: string) => vi.stubEnv('TZ', zone);
afterEach(() => vi.unstubAllEnvs());
const keys = (days: { key: string }[]) => days.map(({ key }) => key);
const hours = ({ from, to }: { from: Date; to: Date }) => (to.getTime() - from.getTime()) / 3_600_000;

describe('the last seven days', () => {
  it('are today and the six days before in the clerk’s own time zone', () => {
    inZone('Asia/Manila');
    // Already the 17th in Manila.
    expect(keys(lastDays(new Date('2025-06-16T17:00:00Z')))).toEqual([
      '2025-06-17',
      '2025-06-16',
      '2025-06-15',
      '2025-06-14',
      '2025-06-13',
      '2025-06-12',
      '2025-06-11',
    ]);
    expect(timeZoneName(new Date('2025-06-16T17:00:00Z'))).toMatch(/^Asia\/Manila/);
  });

  it.each([
    ['America/New_York', '2025-03-12T16:00:00Z', '2025-03-09', 23],
    ['America/New_York', '2025-11-05T16:00:00Z', '2025-11-02', 25],
    ['Europe/Berlin', '2025-04-02T12:00:00Z', '2025-03-30', 23],
    ['Europe/Berlin', '2025-10-29T12:00:00Z', '2025-10-26', 25],
    ['Asia/Manila', '2025-10-29T12:00:00Z', '2025-10-26', 24],
  ])('in %s at %s include %s with %i hours, and no gap', (zone, now, changed, length) => {
    inZone(zone);
    const days = lastDays(new Date(now));
    expect(new Set(keys(days)).size).toBe(7);
    expect(hours(days.find(({ key }) => key === changed) ?? expect.unreachable())).toBe(length);
    for (const [index, day] of days.entries()) {
      const before = days[index + 1];
      if (before) expect(before.to).toEqual(day.from);
    }
  });

  it.each([
    ['America/New_York', ['2025-06-15', '2025-06-16']],
    ['Europe/Berlin', ['2025-06-16', '2025-06-16']],
    ['Asia/Manila', ['2025-06-16', '2025-06-16']],
  ])('in %s have late and early orders on their own day', (zone, expected) => {
    inZone(zone);
    // In New York half past eleven at night and half past midnight.
    const orders = [{ createdAt: '2025-06-16T03:30:00Z' }, { createdAt: '2025-06-16T04:30:00Z' }];
    const days = ordersByDay(lastDays(new Date('2025-06-16T15:00:00Z')), orders);
    const dayOf = (order: (typeof orders)[number]) => days.find((day) => day.orders.includes(order))?.key;
    expect(orders.map(dayOf)).toEqual(expected);
    expect(minuteText(new Date('2025-06-16T03:30:00Z')).slice(0, 10)).toBe(expected[0]);
  });
});
