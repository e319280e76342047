import { use } from 'react';
import type { Product } from '@/domain/product/readProduct';
import { CartRegionContext, useIsOtherRegion } from './CartRegionContext';
import classes from './OtherRegionButton.module.css';

/** 'Your cart holds USA stock' on a card or row of the other region; opens a dialog to see or clear the cart (D-97). */
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
