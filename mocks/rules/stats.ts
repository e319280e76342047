import type { components } from '../../src/api/generated/schema';
import { halfUp, ratio } from './money';

/** The part of an order that the statistics need. Amounts are US cents. */
export interface SoldOrder {
  status: string;
  paymentStatus: string;
  /** After the membership discount, without shipping. */
  subtotalCents: number;
  items: readonly SoldItem[];
}

export interface SoldItem {
  productId: number;
  quantity: number;
  /** The shop's own cost per piece at the time of the order; null when unknown. */
  costCents: number | null;
}

/** Cents as US dollars. A bigint, since sums may exceed the safe integers. */
const dollars = (cents: bigint): number => Number(cents) / 100;

/** Profit as a percentage of revenue with two decimals; 0 without revenue (D-130). */
const margin = (profit: bigint, revenue: bigint): number =>
  revenue === 0n ? 0 : halfUp(ratio(profit * 10_000n, revenue)) / 100;

/**
 * Revenue and profit of all orders that are paid and not cancelled (D-130).
 * @param unitCost the shop's current cost per piece in US cents: 0 when unknown, undefined for a deleted product, for
 * which the cost at the time of the order counts
 */
export function salesStats(
  orders: Iterable<SoldOrder>,
  unitCost: (productId: number) => number | undefined,
): components['schemas']['AdminStats'] {
  let revenue = 0n;
  let cost = 0n;
  for (const { status, paymentStatus, subtotalCents, items } of orders) {
    if (paymentStatus !== 'paid' || status === 'cancelled') continue;
    revenue += BigInt(subtotalCents);
    for (const { productId, quantity, costCents } of items) {
      cost += BigInt(quantity) * BigInt(unitCost(productId) ?? costCents ?? 0);
    }
  }
  const profit = revenue - cost;
  return {
    revenue: dollars(revenue),
    profitSummary: {
      totalRevenue: dollars(revenue),
      totalCost: dollars(cost),
      totalProfit: dollars(profit),
      averageMargin: margin(profit, revenue),
    },
  };
}
