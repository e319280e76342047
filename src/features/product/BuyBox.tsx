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
  /** Pieces to be added; 0 while the field is empty. */
  quantity: number;
  /** Pieces of this very choice in the cart. */
  inCart: number;
  /** Pieces to be added, so that the line reaches a row of the table. */
  onQuantity: (quantity: number) => void;
  /** How the pieces are chosen and added. */
  children: ReactNode;
}

/** Everything a buyer decides by, from the name to the button; the price ladder and its table in the middle. */
export function BuyBox({ product, price, quantity, inCart, onQuantity, children }: BuyBoxProps) {
  const { format } = useCurrency();
  return (
    <section className={classes.root} aria-label="Buy">
      <ProductHeading product={product} />
      <div className={classes.price}>
        <PriceBlock price={price} />
        {price && price.rows.length > 0 && (
          <div className={classes.tiers}>
            <PriceLadder
              steps={priceSteps(price.base, price.breaks, format)}
              quantity={quantity > 0 ? inCart + quantity : 0}
              size="full"
              className={classes.ladder}
            />
            <TierTable
              rows={price.rows}
              active={quantity > 0 ? price.activeRow : null}
              onPick={(pieces) => onQuantity(Math.max(1, pieces - inCart))}
            />
          </div>
        )}
      </div>
      {children}
      <div className={classes.foot}>
        <PriceAlertButton product={product} price={price} />
        <MemberNote />
      </div>
    </section>
  );
}

/** A signed-in buyer's level takes its part off the whole cart, so no price on this page shows it yet (D-24). */
function MemberNote() {
  const level = findLevel(useCurrentUser().data?.membershipLevel);
  if (!level) return null;
  return (
    <p className={classes.memberNote}>
      Your {level.label} level takes a further {percentText(level.discount)}% off in the cart.
    </p>
  );
}
