import { useQueries } from '@tanstack/react-query';
import { get } from '@/api/query';
import { readProduct, type Product } from '@/domain/product/readProduct';

/** A product as it is now: null when it is no longer sold, undefined while it loads, and an error when it could not be read. */
export interface ProductNow {
  product: Product | null | undefined;
  failed: boolean;
  refetch: () => void;
}

/** The products of these ids as they are now, by id. Read again each time, because prices and stock change. */
export function useOrderedProducts(ids: readonly number[]): ReadonlyMap<number, ProductNow> {
  const distinct = [...new Set(ids)];
  return useQueries({
    queries: distinct.map((id) => ({
      ...get('/api/products/{slugOrId}', { path: { slugOrId: String(id) } }),
      select: readProduct,
      refetchOnMount: 'always' as const,
      retryOnMount: true,
    })),
    combine: (results) =>
      new Map(
        results.map(({ data, error, isFetching, refetch }, index): [number, ProductNow] => {
          const gone = error?.status === 404;
          return [
            distinct[index] ?? 0,
            {
              product: gone ? null : data,
              failed: error !== null && !gone && !data && !isFetching,
              refetch: () => void refetch(),
            },
          ];
        }),
      ),
  });
}
