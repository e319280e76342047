import type { ApiOrder } from '@/api/types';
import type { Cents } from '@/domain/money';
import { LOW_STOCK } from '@/domain/product/stock';
import { ORDER_STATUSES, STATUS_NAMES } from '@/domain/order/readOrder';
import { readAdminOrder } from './adminOrder';
import { lastDays, ordersByDay } from './orderDays';

/** What the charts know of a product. */
export interface ChartedProduct {
  categoryId: number;
  /** USD cents per piece; null when unknown. */
  cost: Cents | null;
  /** Pieces. */
  stock: number;
  isActive: boolean;
}

export interface SalesFigures {
  /** Oldest first. USD cents. */
  byDay: { day: string; revenue: Cents; profit: Cents | null }[];
  byStatus: { name: string; orders: number }[];
  /** USD cents. */
  byRegion: { name: string; revenue: Cents }[];
  byCategory: { name: string; revenue: Cents }[];
}

/** The active products that have run out, and those that soon will, by category. Categories without any are left out. */
export function lowStockFigures(
  products: Iterable<ChartedProduct>,
  categories: ReadonlyMap<number, string>,
): { name: string; soldOut: number; low: number }[] {
  const figures = new Map<number, { name: string; soldOut: number; low: number }>();
  for (const { categoryId, stock, isActive } of products) {
    if (!isActive || stock >= LOW_STOCK) continue;
    const figure = figures.get(categoryId) ?? { name: categories.get(categoryId) ?? '', soldOut: 0, low: 0 };
    figures.set(categoryId, figure);
    figure[stock === 0 ? 'soldOut' : 'low'] += 1;
  }
  return [...figures.values()].toSorted((a, b) => b.soldOut + b.low - (a.soldOut + a.low));
}

/** As many days as the charts show. */
export const CHART_DAYS = 14;

const dayName = (date: Date) => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(date);

/**
 * The figures of the charts. Revenue and profit count paid orders that are not cancelled, without shipping (D-130). Without
 * `products`, profit and categories are unknown. An order's membership discount is spread over its lines.
 */
export function salesFigures(
  raw: readonly ApiOrder[],
  now: Date,
  products: ReadonlyMap<number, ChartedProduct> | null,
  categories: ReadonlyMap<number, string>,
): SalesFigures {
  const orders = raw.map((order) => ({
    ...readAdminOrder(order),
    productIds: order.items.map(({ productId }) => productId),
  }));
  const counted = orders.filter(({ paymentStatus, status }) => paymentStatus === 'paid' && status !== 'cancelled');
  const revenueOf = (list: readonly { subtotal: Cents }[]) => list.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const costOf = (order: (typeof orders)[number]) =>
    order.items.reduce(
      (sum, { quantity }, index) => sum + quantity * (products?.get(order.productIds[index] ?? 0)?.cost ?? 0),
      0,
    );
  const byCategory = new Map<string, Cents>();
  if (products) {
    for (const order of counted) {
      const gross = order.items.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
      for (const [index, { lineTotal }] of order.items.entries()) {
        const category = products.get(order.productIds[index] ?? 0)?.categoryId;
        const name = (category !== undefined && categories.get(category)) || 'Deleted products';
        const net = gross === 0 ? 0 : Math.round((lineTotal * order.subtotal) / gross);
        byCategory.set(name, (byCategory.get(name) ?? 0) + net);
      }
    }
  }
  return {
    byDay: ordersByDay(lastDays(now, CHART_DAYS), counted)
      .toReversed()
      .map(({ from, orders: placed }) => ({
        day: dayName(from),
        revenue: revenueOf(placed),
        profit: products && revenueOf(placed) - placed.reduce((sum, order) => sum + costOf(order), 0),
      })),
    byStatus: ORDER_STATUSES.map((status) => ({
      name: STATUS_NAMES[status],
      orders: orders.filter((order) => order.status === status).length,
    })),
    byRegion: (['USA', 'EU'] as const).map((name) => ({
      name,
      revenue: revenueOf(counted.filter(({ region }) => region === name)),
    })),
    byCategory: [...byCategory].map(([name, revenue]) => ({ name, revenue })).toSorted((a, b) => b.revenue - a.revenue),
  };
}
