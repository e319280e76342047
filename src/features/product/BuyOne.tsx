import type { ReactNode, Ref } from 'react';
import type { Product } from '@/domain/product/readProduct';
import { percentText } from '@/domain/money';
import { shipsLaterNote } from '@/domain/product/stock';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/count';
import { nextStepText } from '@/ui/priceLadderScale';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { BuyActions, type BusyAction } from './BuyActions';
import classes from './BuyBox.module.css';
import { OptionField, OptionPickers, type MissingOption } from './OptionPickers';
import type { ProductPrice } from './productPrice';
import type { ProductChoiceState } from './useProductChoice';

interface BuyOneProps {
  product: Product;
  choice: ProductChoiceState;
  price: ProductPrice | null;
  /** Pieces of the same variant in the cart. */
  inCart: number;
  /** The cart is being read, so that `inCart` and the price are not known. */
  isCartPending?: boolean;
  onPickColor: (name: string | null) => void;
  /** The choice that the last attempt to add lacked; null for none. */
  missing: MissingOption;
  busyAction: BusyAction | null;
  /** For the bar at the bottom of a phone. */
  regionNotice?: ReactNode;
  onAdd: () => void;
  onBuy: () => void;
  /** The element with the colors and models, to scroll it into view. */
  optionsRef: Ref<HTMLDivElement>;
}

/** Orders one variant: its options, the quantity, and the two buttons. */
export function BuyOne(props: BuyOneProps) {
  const {
    product,
    choice,
    price,
    inCart,
    isCartPending = false,
    onPickColor,
    missing,
    busyAction,
    regionNotice,
    onAdd,
    onBuy,
    optionsRef,
  } = props;
  const { format } = useCurrency();
  const { quantity } = choice;
  const later = isCartPending ? null : shipsLaterNote(product, inCart + quantity);
  const next = isCartPending ? null : price?.next;
  return (
    <>
      <div className={classes.options} ref={optionsRef}>
        <OptionPickers product={product} choice={choice} onPickColor={onPickColor} missing={missing} />
        <OptionField label="Quantity">
          {() => (
            <>
              <QuantityStepper
                value={quantity}
                onChange={choice.setQuantity}
                label={`Quantity of ${product.name}`}
                nextStep={
                  next
                    ? {
                        quantity: next.atQuantity - inCart,
                        label: nextStepText(next.missing, `${percentText(next.fraction)}%`),
                      }
                    : undefined
                }
              />
              {inCart > 0 && price && (
                <output className={classes.inCart}>
                  With the {formatCount(inCart)} in your cart: {formatCount(inCart + quantity)} pieces at{' '}
                  {format(price.unit)} each.
                </output>
              )}
              {later && <output className={classes.later}>{later}</output>}
            </>
          )}
        </OptionField>
      </div>
      <BuyActions
        product={product}
        price={price}
        quantity={quantity}
        inCart={inCart}
        isCartPending={isCartPending}
        busyAction={busyAction}
        regionNotice={regionNotice}
        onAdd={onAdd}
        onBuy={onBuy}
      />
    </>
  );
}
