import { get } from '@/api/query';
import type { operations } from '@/api/generated/schema';

type OrdersQuery = NonNullable<operations['listOrders']['parameters']['query']>;

/** One page of the buyer's orders, newest first unless `sort` says otherwise (D-56, D-220). */
export const ordersQuery = (query: OrdersQuery) => get('/api/user/orders', { query });

/** The profile shows this many of the newest orders (S2 9). */
export const RECENT_ORDERS = 5;

export const recentOrdersQuery = () => ordersQuery({ limit: RECENT_ORDERS });

/** Orders that /purchases reads at a time. */
export const ORDERS_AT_ONCE = 100;

/** A batch of the orders whose products /purchases lists, newest first. */
export const purchasedOrdersQuery = (search: string, batch: number) =>
  ordersQuery({
    limit: ORDERS_AT_ONCE,
    ...(batch > 0 && { offset: batch * ORDERS_AT_ONCE }),
    ...(search && { search }),
  });

/** The queries of a list that is filtered by what was purchased; a visitor's has none. */
export const purchasedFilterQueries = (token: string | null) => (token === null ? [] : [purchasedOrdersQuery('', 0)]);

/** What /orders requests when its URL has no query. */
export const firstOrdersQuery = () => ordersQuery({ limit: 25 });

/**
 * One of the buyer's own orders; the server returns 404 for any other (D-118). The page reads it with `readOrder`: the loader,
 * which is part of the first chunk, needs only the request.
 */
export const orderQuery = (id: number) => get('/api/orders/{id}', { path: { id } });

/** The order number in a URL; null for text that no order can have. */
export function readOrderId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
