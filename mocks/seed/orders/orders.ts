import type { OrderRow } from '../../db/rows';
import { earlyJune } from './earlyJune';
import { lastDays } from './lastDays';
import { midJune } from './midJune';
import { orderRow, type OrderWorld } from './orderRow';
import type { OrderSeed } from './orderSeed';

const seeds: OrderSeed[] = [...earlyJune, ...midJune, ...lastDays];

/** The seeded orders, oldest first: 60 of the last 14 days, told backwards from what each buyer has spent by now. */
export function seededOrders(world: OrderWorld): OrderRow[] {
  const spent = new Map(world.buyers.map(({ id, totalSpentCents }) => [id, totalSpentCents]));
  const rows: OrderRow[] = [];
  for (const seed of seeds.toReversed()) {
    const after = spent.get(seed.buyerId) ?? 0;
    const row = orderRow(seed, world, after);
    if (row.paymentStatus === 'paid') spent.set(seed.buyerId, after - row.totalCents);
    rows.unshift(row);
  }
  return rows;
}
