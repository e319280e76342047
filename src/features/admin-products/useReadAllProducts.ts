import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { get } from '@/api/query';
import type { AdminProduct } from '@/api/types';

/** Products of one call. The contract allows 500, but reading so many at a stretch blocks a slow computer. */
const PAGE = 200;

/** How often the list is read from its beginning before it is given up. */
const ATTEMPTS = 3;

const productsFromQuery = (offset: number) =>
  get('/api/admin/products', { query: { limit: PAGE, ...(offset > 0 && { offset }) } });

/**
 * Returns a function that reads all products, page by page, from the server. `onProgress` gets the share that has been read, 0 to 1.
 * Every product that is there from the beginning to the end of the read is returned, once. A page begins with the last product of
 * the page before: if another one stands there, products before it were deleted, and the list is read again.
 * @throws ApiError if a call fails, or if products were deleted during each of three reads
 */
export function useReadAllProducts() {
  const queryClient = useQueryClient();
  const readOnce = async (onProgress: (share: number) => void): Promise<AdminProduct[] | null> => {
    const products: AdminProduct[] = [];
    for (;;) {
      const last = products.at(-1);
      // Not from the cache: the file must hold what the server has now.
      const { items, total } = await queryClient.fetchQuery({
        ...productsFromQuery(last ? products.length - 1 : 0),
        staleTime: 0,
        gcTime: 0,
      });
      if (last && items[0]?.id !== last.id) return null;
      const others = last ? items.slice(1) : items;
      products.push(...others);
      onProgress(total ? products.length / total : 1);
      // A backend that does not page returns all of them at once.
      if (total === null || others.length === 0 || products.length >= total) return products;
    }
  };
  return async (onProgress: (share: number) => void): Promise<AdminProduct[]> => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const products = await readOnce(onProgress);
      if (products) return products;
    }
    throw new ApiError({ kind: 'unreadable', message: 'Products were deleted while the list was read. Try again.' });
  };
}
