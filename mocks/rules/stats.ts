import type { components } from '../../src/api/generated/schema';
import { halfUp, ratio } from './money';

/** What the figures need of an order; amounts in US cents. */
export interface SoldOrder {
  status: string;
  paymentStatus: string;
  /** Net of the membership discount, without shipping. */
  subtotalCents: number;
  items: readonly SoldItem[];
}

export interface SoldItem {
  productId: number;
  quantity: number;
  /** What a piece cost when it was ordered; null when nobody knew. */
  costCents: number | null;
}

/** US dollars as a JSON number, of exact cents that may be more than a number holds. */
const dollars = (cents: bigint): number => Number(cents) / 100;

/** Profit in per cent of the revenue with two decimals, half-up; 0 without revenue (D-130). */
const margin = (profit: bigint, revenue: bigint): number =>
  revenue === 0n ? 0 : halfUp(ratio(profit * 10_000n, revenue)) / 100;

/**
 * Revenue and profit over all orders that are paid and not cancelled (D-130). `unitCost` is what a piece of a product
 * costs the shop as it is now, in US cents, 0 where nobody knows, and undefined for a product that is gone.
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
