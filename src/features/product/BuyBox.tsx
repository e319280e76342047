import type { ReactNode } from 'react';
import { findLevel } from '@/domain/membership';
import { percentText } from '@/domain/money';
import type { Product } from '@/domain/product/readProduct';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { priceSteps } from '@/features/currency/priceSteps';
import { useCurrentUser } from '@/features/session/currentUser';
import { PriceLadder } from '@/ui/PriceLadder';
import classes from './BuyBox.module.css';
import { PriceAlertButton } from './PriceAlertButton';
import { PriceBlock } from './PriceBlock';
import { ProductHeading } from './ProductHeading';
import { TierTable } from './TierTable';
import type { ProductPrice } from './productPrice';

interface BuyBoxProps {
  product: Product;
  price: ProductPrice | null;
  /** Pieces to add; 0 while the field is empty. */
  quantity: number;
  /** Pieces of the same variant in the cart. */
  inCart: number;
  /** The cart is being read, so that `inCart` and the price are not known. */
  isCartPending?: boolean;
  /** Receives the pieces to add for the cart line to reach the clicked row of the table. */
  onQuantity: (quantity: number) => void;
  /** Shown above everything else. */
  notice?: ReactNode;
  /** The controls that choose and add the pieces. */
  children: ReactNode;
}

/** Name, price, price ladder with its table, order controls, and price alert. */
export function BuyBox(props: BuyBoxProps) {
  const { product, price, quantity, inCart, isCartPending = false, onQuantity, notice, children } = props;
  const { format } = useCurrency();
  const isTierKnown = quantity > 0 && !isCartPending;
  const isPricePending = isCartPending && price !== null && price.breaks.length > 0;
  return (
    <section className={classes.root} aria-label="Buy">
      {notice}
      <ProductHeading product={product} />
      <div className={classes.price}>
        <PriceBlock price={price} isPending={isPricePending} />
        {price && price.rows.length > 0 && (
          <div className={classes.tiers}>
            <PriceLadder
              steps={priceSteps(price.base, price.breaks, format)}
              quantity={isTierKnown ? inCart + quantity : 0}
              size="full"
              className={classes.ladder}
            />
            <TierTable
              rows={price.rows}
              active={isTierKnown ? price.activeRow : null}
              onPick={(pieces) => onQuantity(Math.max(1, pieces - inCart))}
            />
          </div>
        )}
      </div>
      {children}
      <div className={classes.foot}>
        <PriceAlertButton product={product} price={price} isPending={isPricePending} />
        <MemberNote />
      </div>
    </section>
  );
}

/** The member discount applies to the whole cart, so the prices on this page do not include it (D-24). */
function MemberNote() {
  const level = findLevel(useCurrentUser().data?.membershipLevel);
  if (!level) return null;
  return (
    <p className={classes.memberNote}>
      Your {level.label} level takes a further {percentText(level.discount)}% off in the cart.
    </p>
  );
}
