import { createContext, use } from 'react';
import type { Region } from '@/api/types';
import type { Product } from '@/domain/product/readProduct';
import { canBeAdded } from '@/domain/product/stock';
import classes from './CartRegionContext.module.css';

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

/** 'Your cart holds USA stock' on a card or row of the other region; it opens the ways on: see the cart, or clear it (D-97). */
export function OtherRegionButton({ product }: { product: Product }) {
  const { region, onAsk } = use(CartRegionContext);
  return (
    useIsOtherRegion(product) && (
      <button type="button" aria-haspopup="dialog" className={classes.button} onClick={onAsk}>
        Your cart holds {region} stock
      </button>
    )
  );
}
