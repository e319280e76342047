import { Button } from '@mantine/core';
import { useId, type MouseEvent, type ReactNode } from 'react';
import type { Product } from '@/domain/product/readProduct';
import { lineLimitNote } from '@/domain/order/cartLine';
import { canBeAdded } from '@/domain/product/stock';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/count';
import { Money } from '@/ui/Money';
import classes from './BuyActions.module.css';
import type { ProductPrice } from './productPrice';

/** The button that has a pending call. */
export type BusyAction = 'adding' | 'buying';

/** The pieces in the cart and those to add make one line, so both count toward its price break (D-101). */
export const CART_PENDING_REASON = 'Reading your cart. The pieces in it count toward the price.';

interface BuyActionsProps {
  product: Product;
  price: ProductPrice | null;
  /** 0 while the field is empty. */
  quantity: number;
  /** Pieces of the same variant in the cart. */
  inCart: number;
  /** The cart is being read, so that `inCart` and the price are not known. */
  isCartPending?: boolean;
  busyAction: BusyAction | null;
  /** That the cart holds the other region. Shown on phones, where the page's own notice is far above the bar. */
  regionNotice?: ReactNode;
  onAdd: () => void;
  onBuy: () => void;
}

/** The total, Add to Cart and Buy Now. On phones this is the bar at the bottom. */
export function BuyActions(props: BuyActionsProps) {
  const { product, price, quantity, inCart, isCartPending = false, busyAction, regionNotice, onAdd, onBuy } = props;
  const reasonId = useId();
  const reason =
    quantity < 1
      ? 'Enter a quantity of 1 or more.'
      : isCartPending
        ? CART_PENDING_REASON
        : lineLimitNote(inCart, quantity);
  const disabled = reason !== null || busyAction !== null;
  const buttonProps = (onClick: () => void) => ({
    'aria-disabled': disabled || undefined,
    'aria-describedby': reason ? reasonId : undefined,
    // Keeps the focus in the quantity field: its blur would fill in a 1, enable the button and let the click through.
    onMouseDown: (event: MouseEvent) => disabled && event.preventDefault(),
    onClick: () => !disabled && onClick(),
  });
  return (
    <div className={classes.root}>
      <output className={classes.total}>
        {reason ? (
          <span className={classes.reason} id={reasonId}>
            {reason}
          </span>
        ) : (
          price && <Total price={price} quantity={quantity} />
        )}
      </output>
      <div className={classes.regionNotice}>{regionNotice}</div>
      <div className={classes.buttons} aria-busy={busyAction !== null || undefined}>
        {canBeAdded(product) ? (
          <>
            <Button size="lg" {...buttonProps(onAdd)}>
              {busyAction === 'adding' ? 'Adding to Cart...' : 'Add to Cart'}
            </Button>
            <Button size="lg" variant="outline" {...buttonProps(onBuy)}>
              {busyAction === 'buying' ? 'Processing...' : 'Buy Now'}
            </Button>
          </>
        ) : (
          <Button size="lg" aria-disabled className={classes.none}>
            Out of Stock
          </Button>
        )}
      </div>
    </div>
  );
}

function Total({ price, quantity }: { price: ProductPrice; quantity: number }) {
  const { format } = useCurrency();
  return (
    <>
      <span className={classes.count}>
        {formatCount(quantity)} × {format(price.unit)}
      </span>
      <span className={classes.sum}>
        <Money text={format(price.lineTotal)} size="lg" />
      </span>
      {price.saving > 0 && <span className={classes.saving}>You save {format(price.saving)}</span>}
    </>
  );
}
