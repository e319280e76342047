import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { getOrNull } from '@/api/query';
import type { ApiCartItem, Region } from '@/api/types';
import { readCart } from '@/domain/order/readCart';
import { regionOf } from '@/domain/product/stock';
import { useSession } from '@/features/session/SessionContext';
import { useStorage } from '@/lib/EnvironmentContext';
import { STORAGE_KEYS } from '@/lib/storageKeys';

/** The buyer's cart; a 401 resolves to null, which shows as an empty cart (D-102). */
export const cartQuery = () => ({ ...getOrNull('/api/cart'), select: readLines });

const readLines = (items: readonly ApiCartItem[] | null) => items && readCart(items);

/** GET /api/cart, only with a token. */
export function useCart() {
  const { token } = useSession();
  return useQuery({ ...cartQuery(), enabled: token !== null });
}

const useRegionQuery = () => useQuery({ ...cartQuery(), select: readRegion, enabled: useSession().token !== null });

/** The one region that the cart holds products of; null for an empty cart and while it is being read. */
export function useCartRegion(): Region | null {
  const { token } = useSession();
  const { data } = useRegionQuery();
  return (token && data) || null;
}

/** Stores the cart's region for `useLastCartRegion`. */
export function useStoreCartRegion(): void {
  const { local } = useStorage();
  const { data: region } = useRegionQuery();
  // The storage is outside React.
  useEffect(() => {
    if (region !== undefined) local.set(STORAGE_KEYS.cartRegion, region ?? EMPTY);
  }, [local, region]);
}

/** While the cart is being read: the region that it held when this browser last read one. Otherwise null. */
export function useLastCartRegion(): string | null {
  const { local } = useStorage();
  const { isLoading } = useRegionQuery();
  const stored = local.get(STORAGE_KEYS.cartRegion);
  return isLoading && stored !== EMPTY ? stored : null;
}

/** Whether the component began on a device that has never read a cart, for a buyer whose cart was not known yet. */
export function useStartedWithoutRegion(): boolean {
  const { local } = useStorage();
  const { isLoading } = useRegionQuery();
  const [isUnknown] = useState(isLoading && local.get(STORAGE_KEYS.cartRegion) === null);
  return isUnknown;
}

/** Stored for an empty cart. */
const EMPTY = 'none';

const readRegion = (items: readonly ApiCartItem[] | null): Region | null => {
  const [first] = items ?? [];
  return first ? regionOf(first.product) : null;
};

/** Pieces of all lines together: the number on the header's badge (S1 2). Null until the cart has been read. */
export function useCartCount(): number | null {
  const { token } = useSession();
  const { data: lines, isLoading } = useCart();
  if (isLoading) return null;
  return token && lines ? lines.reduce((sum, line) => sum + line.quantity, 0) : 0;
}

/** Edits of the cached cart, for changes that show before the cart is refetched. */
export function useCartCache() {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { queryKey } = cartQuery();
    const edit = (change: (lines: ApiCartItem[]) => ApiCartItem[]) =>
      queryClient.setQueryData(queryKey, (lines) => lines && change(lines));
    return {
      /** Pieces of a line; undefined when the line is not in the cart, or no longer. */
      quantityOf: (id: number) => queryClient.getQueryData(queryKey)?.find((line) => line.id === id)?.quantity,
      setQuantity: (id: number, quantity: number) =>
        edit((lines) => lines.map((line) => (line.id === id ? { ...line, quantity } : line))),
      /** Replaces the line with the same id, or appends a new one. */
      upsert: (line: ApiCartItem) =>
        edit((lines) => {
          const index = lines.findIndex(({ id }) => id === line.id);
          return index < 0 ? [...lines, line] : lines.with(index, line);
        }),
      remove: (id: number) => edit((lines) => lines.filter((line) => line.id !== id)),
      clear: () => edit(() => []),
    };
  }, [queryClient]);
}
