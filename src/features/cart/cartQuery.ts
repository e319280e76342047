import { useQuery, type QueryClient } from '@tanstack/react-query';
import { getOrNull } from '@/api/query';
import type { ApiCartItem } from '@/api/types';
import { readCart } from '@/domain/order/cartLine';
import { useSession } from '@/features/session/SessionContext';

/** The buyer's cart; 401 reads as null and shows as empty (D-102). */
export const cartQuery = () => ({ ...getOrNull('/api/cart'), select: readLines });

const readLines = (items: readonly ApiCartItem[] | null) => items && readCart(items);

/** GET /api/cart, only with a token. */
export function useCart() {
  const { token } = useSession();
  return useQuery({ ...cartQuery(), enabled: token !== null });
}

/** Pieces of all lines together: what the header's badge shows (S1 2). */
export function useCartCount(): number {
  const { token } = useSession();
  const lines = useCart().data;
  return token && lines ? lines.reduce((sum, line) => sum + line.quantity, 0) : 0;
}

/** Puts a line into the cart that is held, as the server has answered it: in the place of what it was, or at the end. */
export function upsertCachedLine(queryClient: QueryClient, line: ApiCartItem) {
  queryClient.setQueryData(cartQuery().queryKey, (lines) => {
    const place = lines?.findIndex(({ id }) => id === line.id) ?? -1;
    return place < 0 ? lines && [...lines, line] : lines?.with(place, line);
  });
}
