import type { Ref } from 'react';
import type { Product } from '@/api/types';
import { shipsLaterNote } from '@/domain/stock';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { priceSteps } from '@/features/currency/priceSteps';
import { percentText } from '@/domain/money';
import { formatCount } from '@/lib/formatCount';
import { PriceLadder } from '@/ui/PriceLadder';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { BuyActions, type Purchase } from './BuyActions';
import classes from './BuyBox.module.css';
import { MemberNote } from './MemberNote';
import { OptionField } from './OptionField';
import { OptionPickers } from './OptionPickers';
import { PriceAlertButton } from './PriceAlertButton';
import { PriceBlock } from './PriceBlock';
import { productPrice } from './productPrice';
import { ProductHeading } from './ProductHeading';
import { TierTable } from './TierTable';
import type { ProductChoiceState } from './useProductChoice';

interface BuyBoxProps {
  product: Product;
  choice: ProductChoiceState;
  onPickColor: (name: string | null) => void;
  /** What is under way; null when the buttons are free. */
  purchase: Purchase;
  onAdd: () => void;
  onBuy: () => void;
  /** The part with the colours and models, for bringing it into view. */
  optionsRef: Ref<HTMLDivElement>;
}

/** Everything a buyer decides by, from the name to the button; the price ladder and its table in the middle. */
export function BuyBox({ product, choice, onPickColor, purchase, onAdd, onBuy, optionsRef }: BuyBoxProps) {
  const { format } = useCurrency();
  const price = productPrice(product, choice.option, choice.quantity);
  const { quantity } = choice;
  const later = shipsLaterNote(product, quantity);
  const next = price?.next;
  return (
    <section className={classes.root} aria-label="Buy">
      <ProductHeading product={product} specifications={choice.specifications} />
      <div className={classes.price}>
        <PriceBlock price={price} />
        {price && price.rows.length > 0 && (
          <div className={classes.tiers}>
            <PriceLadder
              steps={priceSteps(price.base, price.breaks, format)}
              quantity={quantity}
              size="full"
              className={classes.ladder}
            />
            <TierTable rows={price.rows} active={quantity > 0 ? price.activeRow : null} onPick={choice.setQuantity} />
          </div>
        )}
      </div>
      <div className={classes.options} ref={optionsRef}>
        <OptionPickers product={product} choice={choice} onPickColor={onPickColor} />
        <OptionField label="Quantity">
          <QuantityStepper
            value={quantity}
            onChange={choice.setQuantity}
            label={`Quantity of ${product.name}`}
            nextStep={
              next
                ? {
                    quantity: next.atQuantity,
                    label: `Add ${formatCount(next.missing)} more for ${percentText(next.fraction)}% off`,
                  }
                : undefined
            }
          />
          {later && <output className={classes.later}>{later}</output>}
        </OptionField>
      </div>
      <BuyActions product={product} price={price} quantity={quantity} purchase={purchase} onAdd={onAdd} onBuy={onBuy} />
      <div className={classes.foot}>
        <PriceAlertButton product={product} price={price} />
        <MemberNote />
      </div>
    </section>
  );
}
