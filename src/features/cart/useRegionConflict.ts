import { useQueryClient } from '@tanstack/react-query';
import { get } from '@/api/query';
import type { ApiCartItem } from '@/api/types';
import type { Product } from '@/domain/product/readProduct';
import { regionOf } from '@/domain/product/stock';
import { cartQuery } from './cartQuery';

/**
 * The check before an add: the region of the cart and that of the product where they differ, else null. The product is
 * read anew; a check that fails lets the add go on, since the server checks too (D-97).
 */
export function useRegionConflict() {
  const queryClient = useQueryClient();
  return async (product: Product): Promise<{ current: string; next: string } | null> => {
    try {
      const [fresh, cart] = await Promise.all([
        queryClient.fetchQuery({
          ...get('/api/products/{slugOrId}', { path: { slugOrId: String(product.id) } }),
          staleTime: 0,
        }),
        queryClient.fetchQuery(cartQuery()),
      ]);
      const first: ApiCartItem | undefined = cart?.[0];
      if (!first) return null;
      const [current, next] = [regionOf(first.product), regionOf(fresh)];
      return current === next ? null : { current, next };
    } catch {
      return null;
    }
  };
}
