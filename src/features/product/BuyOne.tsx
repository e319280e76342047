import type { Ref } from 'react';
import type { Product } from '@/domain/product/readProduct';
import { percentText } from '@/domain/money';
import { shipsLaterNote } from '@/domain/product/stock';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/formatCount';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { BuyActions, type Purchase } from './BuyActions';
import classes from './BuyBox.module.css';
import { OptionField, OptionPickers, type MissingOption } from './OptionPickers';
import type { ProductPrice } from './productPrice';
import type { ProductChoiceState } from './useProductChoice';

interface BuyOneProps {
  product: Product;
  choice: ProductChoiceState;
  price: ProductPrice | null;
  /** Pieces of this very choice in the cart. */
  inCart: number;
  onPickColor: (name: string | null) => void;
  /** What an add still has to be told; null before one was tried. */
  missing: MissingOption;
  /** What is under way; null when the buttons are free. */
  purchase: Purchase;
  onAdd: () => void;
  onBuy: () => void;
  /** The part with the colours and models, for bringing it into view. */
  optionsRef: Ref<HTMLDivElement>;
}

/** One choice, how many of it, and the two buttons. */
export function BuyOne(props: BuyOneProps) {
  const { product, choice, price, inCart, onPickColor, missing, purchase, onAdd, onBuy, optionsRef } = props;
  const { format } = useCurrency();
  const { quantity } = choice;
  const later = shipsLaterNote(product, inCart + quantity);
  const next = price?.next;
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
                        label: `Add ${formatCount(next.missing)} more for ${percentText(next.fraction)}% off`,
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
        purchase={purchase}
        onAdd={onAdd}
        onBuy={onBuy}
      />
    </>
  );
}
