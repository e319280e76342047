import type { OrderRow } from '../../db/rows';
import { growthFromSpent, membershipLevel } from '../../rules/membership';
import { earlyJune } from './earlyJune';
import { lastDays } from './lastDays';
import { midJune } from './midJune';
import { orderRow, type OrderLookup, type OrderSeed } from './orderSeed';

const LEVELS = [7, 6, 5, 4, 3, 2, 1];

const seeds: OrderSeed[] = [...earlyJune, ...midJune, ...lastDays].map(({ at, ...seed }) => ({
  ...seed,
  createdAt: `2025-06-${at.replace(' ', 'T')}:00Z`,
}));

/** What the buyer had spent before the order, from what was spent after it. US cents. */
const spentBefore = (afterCents: number, { paymentStatus, totalCents }: OrderRow) =>
  paymentStatus === 'paid' ? afterCents - totalCents : afterCents;

/**
 * The order at the level that the buyer had at that time. The level determines the total, and with it the amount spent
 * before, so levels are tried from the highest until both agree. @throws Error when none does
 */
function rowBefore(seed: OrderSeed, lookup: OrderLookup, afterCents: number): OrderRow {
  for (const level of LEVELS) {
    const row = orderRow(seed, lookup, level);
    const before = spentBefore(afterCents, row);
    if (before >= 0 && membershipLevel(growthFromSpent(before)) === level) return row;
  }
  throw new Error(`order ${seed.id} costs more than its buyer has spent`);
}

/** The seeded orders, oldest first: 60 of the last 14 days. Computed backwards from what each buyer has spent in total. */
export function seededOrders(lookup: OrderLookup): OrderRow[] {
  const spent = new Map(lookup.buyers.map(({ id, totalSpentCents }) => [id, totalSpentCents]));
  const rows: OrderRow[] = [];
  for (const seed of seeds.toReversed()) {
    const after = spent.get(seed.buyerId) ?? 0;
    const row = rowBefore(seed, lookup, after);
    spent.set(seed.buyerId, spentBefore(after, row));
    rows.unshift(row);
  }
  return rows;
}
