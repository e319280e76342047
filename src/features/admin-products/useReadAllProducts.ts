import { useQueryClient } from '@tanstack/react-query';
import { get } from '@/api/query';
import type { AdminProduct } from '@/api/types';

/** Products of one call. The contract allows 500, but reading so many at a stretch blocks a slow computer. */
const PAGE = 200;

const productsFromQuery = (offset: number) =>
  get('/api/admin/products', { query: { limit: PAGE, ...(offset > 0 && { offset }) } });

/** Returns a function that reads all products, page by page, from the server. `onProgress` gets the share that has been read, 0 to 1. */
export function useReadAllProducts() {
  const queryClient = useQueryClient();
  return async (onProgress: (share: number) => void): Promise<AdminProduct[]> => {
    const products: AdminProduct[] = [];
    for (;;) {
      // Not from the cache: the file must hold what the server has now.
      const { items, total } = await queryClient.fetchQuery({
        ...productsFromQuery(products.length),
        staleTime: 0,
        gcTime: 0,
      });
      products.push(...items);
      onProgress(total ? products.length / total : 1);
      // A backend that does not page returns all of them at once.
      if (total === null || items.length === 0 || products.length >= total) return products;
    }
  };
}
