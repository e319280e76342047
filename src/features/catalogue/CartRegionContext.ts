import { createContext, use } from 'react';
import type { Region } from '@/api/types';
import type { Product } from '@/domain/product/readProduct';
import { canBeAdded } from '@/domain/product/stock';

/** The region that the cart holds products of; null for an empty cart. The app sets it. */
export const CartRegionContext = createContext<Region | null>(null);

/** The cart's region if it keeps the product out, else null. */
export function useOtherCartRegion(product: Product): Region | null {
  const region = use(CartRegionContext);
  return region !== null && region !== product.region && canBeAdded(product) ? region : null;
}
