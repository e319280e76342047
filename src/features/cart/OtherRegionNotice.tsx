import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Product } from '@/domain/product/readProduct';
import { canBeAdded } from '@/domain/product/stock';
import { paths } from '@/lib/paths';
import { useCartRegion, useLastCartRegion, useStartedWithoutRegion } from './cartQuery';
import { useAskToClear } from './ClearCart';
import classes from './OtherRegionNotice.module.css';

interface OtherRegionNoticeProps {
  product: Product;
  /** Adds what is chosen once the cart is empty; without it the cart is only cleared. */
  onAdd?: (() => void) | undefined;
  /** A color or model is missing. `onAdd` then asks for it, and the cart stays as it is. */
  isIncomplete?: boolean;
}

/**
 * Says before the buyer chooses anything that the cart holds the other region, and offers to see or clear it (D-97). While the
 * cart is being read, its space is reserved if the cart held the other region before, or if this device has not read it yet.
 */
export function OtherRegionNotice({ product, onAdd, isIncomplete = false }: OtherRegionNoticeProps) {
  const lastRegion = useLastCartRegion();
  const region = useCartRegion() ?? lastRegion;
  const askToClear = useAskToClear();
  // The space stays until the next page: without the notice the content would move up.
  const isReserved = useStartedWithoutRegion();
  const isOther = region !== null && region !== product.region;
  if ((!isOther && !isReserved) || !canBeAdded(product)) return null;
  const isPending = !isOther || lastRegion !== null;
  return (
    <section className={classes.notice} data-pending={isPending || undefined} aria-label="Your cart’s region">
      <p>
        <strong>Your cart holds {region} stock.</strong> This is {product.region} stock, and an order takes one region.
      </p>
      <div className={classes.ways}>
        <Anchor component={Link} to={paths.cart()}>
          View My Cart
        </Anchor>
        {askToClear && (
          <Anchor
            component="button"
            type="button"
            onClick={() => (isIncomplete && onAdd ? onAdd() : askToClear(onAdd))}
          >
            {onAdd ? 'Clear it and add this' : 'Clear it'}
          </Anchor>
        )}
      </div>
    </section>
  );
}
