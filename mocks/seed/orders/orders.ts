import type { OrderRow } from '../../db/rows';
import { growthFromSpent, membershipLevel } from '../../rules/membership';
import { earlyJune } from './earlyJune';
import { lastDays } from './lastDays';
import { midJune } from './midJune';
import { orderRow, type OrderWorld } from './orderRow';
import type { OrderSeed } from './orderSeed';

const LEVELS = [7, 6, 5, 4, 3, 2, 1];

const seeds: OrderSeed[] = [...earlyJune, ...midJune, ...lastDays].map(({ at, ...seed }) => ({
  ...seed,
  createdAt: `2025-06-${at.replace(' ', 'T')}:00Z`,
}));

/** What a buyer had spent before an order, US cents, who has spent so much after it. */
const spentBefore = (afterCents: number, { paymentStatus, totalCents }: OrderRow) =>
  paymentStatus === 'paid' ? afterCents - totalCents : afterCents;

/** The order at the highest level that the amount spent before it reaches. @throws Error when there is none */
function rowThen(seed: OrderSeed, world: OrderWorld, afterCents: number): OrderRow {
  for (const level of LEVELS) {
    const row = orderRow(seed, world, level);
    const before = spentBefore(afterCents, row);
    if (before >= 0 && membershipLevel(growthFromSpent(before)) === level) return row;
  }
  throw new Error(`order ${seed.id} costs more than its buyer has spent`);
}

/** The seeded orders, oldest first: 60 of the last 14 days, told backwards from what each buyer has spent by now. */
export function seededOrders(world: OrderWorld): OrderRow[] {
  const spent = new Map(world.buyers.map(({ id, totalSpentCents }) => [id, totalSpentCents]));
  const rows: OrderRow[] = [];
  for (const seed of seeds.toReversed()) {
    const after = spent.get(seed.buyerId) ?? 0;
    const row = rowThen(seed, world, after);
    spent.set(seed.buyerId, spentBefore(after, row));
    rows.unshift(row);
  }
  return rows;
}
