import { expect, it } from 'vitest';
import { nextLevelSaving } from './nextLevelSaving';

const order = (subtotal: number, membershipDiscount: number, status: 'delivered' | 'cancelled' = 'delivered') => ({
  status,
  subtotal,
  membershipDiscount,
});

it('is the difference between the next level’s discount and the one given, order by order', () => {
  // $100.00 at V3 (8%) and at V4 (12%): $4.00 less; an older order had only 5%: $7.00 less.
  const saved = nextLevelSaving([order(92_00, 8_00), order(95_00, 5_00)], 3);
  expect(saved).toMatchObject({ saving: 11_00, orders: 2, next: { label: 'V4' } });
});

it('leaves out canceled orders, and is nothing at V7 or without orders', () => {
  expect(nextLevelSaving([order(92_00, 8_00, 'cancelled')], 3)).toBeNull();
  expect(nextLevelSaving([order(75_00, 25_00)], 7)).toBeNull();
  expect(nextLevelSaving([], 3)).toBeNull();
});
