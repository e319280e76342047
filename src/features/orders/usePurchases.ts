import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiError } from '@/api/errors';
import { purchasedProducts, type PurchasedProduct } from '@/domain/order/purchasedProducts';
import { readOrder, type Order } from '@/domain/order/readOrder';
import { purchasedOrdersQuery, ORDERS_AT_ONCE } from './orderQuery';

interface Purchases {
  purchases: readonly PurchasedProduct[];
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  /** There are older orders than those read so far. */
  hasOlder: boolean;
  refetch: () => void;
}

/**
 * The products of the buyer's orders, from the newest `batches` × 100 of them; with a term, of the newest orders that the
 * server finds for it. Reading all orders would take minutes for a buyer with ten thousand.
 */
export function usePurchases(search: string, batches: number): Purchases {
  const term = search.toLowerCase();
  return useQueries({
    queries: Array.from({ length: batches }, (_, batch) => ({
      ...purchasedOrdersQuery(search, batch),
      select: ({ items, total }: { items: Parameters<typeof readOrder>[0][]; total: number | null }) => ({
        orders: items.map(readOrder),
        total,
      }),
    })),
    combine: useCallback(
      (
        results: {
          data?: { orders: Order[]; total: number | null } | undefined;
          error: ApiError | null;
          isPending: boolean;
          isFetching: boolean;
          refetch: () => unknown;
        }[],
      ) => {
        const loaded = results.flatMap(({ data }) => data ?? []);
        const orders = loaded
          .flatMap((page) => page.orders)
          .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id);
        const total = loaded[0]?.total ?? null;
        return {
          purchases: purchasedProducts(orders).filter(({ item }) => item.name.toLowerCase().includes(term)),
          isPending: results[0]?.isPending ?? true,
          isFetching: results.some(({ isFetching }) => isFetching),
          error: results.find(({ error }) => error)?.error ?? null,
          hasOlder: total !== null && total > loaded.length * ORDERS_AT_ONCE,
          refetch: () => results.forEach(({ error, refetch }) => error && void refetch()),
        };
      },
      [term],
    ),
  });
}
