import { createContext, use } from 'react';
import type { Region } from '@/api/types';
import type { Product } from '@/domain/product/readProduct';
import { canBeAdded } from '@/domain/product/stock';

interface CartRegion {
  /** The region that the cart holds products of; null for an empty cart. */
  region: Region | null;
  /** Opens the question whether to see the cart or to clear it. */
  onAsk: () => void;
}

/** The app sets it, because the catalogue does not know the cart. */
export const CartRegionContext = createContext<CartRegion>({ region: null, onAsk: () => undefined });

/** Whether the cart's region keeps the product out. */
export function useIsOtherRegion(product: Product): boolean {
  const { region } = use(CartRegionContext);
  return region !== null && region !== product.region && canBeAdded(product);
}
