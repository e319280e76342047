import { type ReactNode, useId } from 'react';
import { baseUnitPrice } from '@/domain/product/basePrice';
import type { Product } from '@/domain/product/readProduct';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { Swatches } from '@/ui/Swatches';
import { ChoiceChips } from './ChoiceChips';
import classes from './OptionPickers.module.css';
import type { ProductChoiceState } from './useProductChoice';

interface OptionPickersProps {
  product: Product;
  choice: ProductChoiceState;
  onPickColor: (name: string | null) => void;
  /** What an add still has to be told; null before one was tried. */
  missing: MissingOption;
}

/** A choice without which nothing can be added. */
export type MissingOption = 'color' | 'model' | null;

/** Colour, and model or noise cancelling; a product has one of the last two at most (D-10). */
export function OptionPickers({ product, choice, onPickColor, missing }: OptionPickersProps) {
  const { format } = useCurrency();
  const { colors, models, options } = product;
  const hasModels = models.length > 0;
  const label = hasModels ? 'Model' : 'ANC';
  const priceOf = (option: string) => {
    const base = baseUnitPrice(product, option);
    return base === null ? null : `${format(base)} each`;
  };
  return (
    <>
      {colors.length > 0 && (
        <OptionField label="Color" fault={missing === 'color' ? 'Pick a color' : null}>
          {(faultId) => <Swatches options={colors} value={choice.color} onChange={onPickColor} describedBy={faultId} />}
        </OptionField>
      )}
      {options.length > 0 && (
        <OptionField label={label} fault={missing === 'model' ? 'Please select a model' : null}>
          {(faultId) => (
            <ChoiceChips
              label={label}
              options={options.map(({ id, name }) => ({ value: id, label: name, price: priceOf(id) }))}
              value={choice.option}
              // A model that is pressed again is taken back, as with the colours; ANC is there or not.
              onChange={(id) => choice.setOption(hasModels && id === choice.option ? null : id)}
              describedBy={faultId}
            />
          )}
        </OptionField>
      )}
    </>
  );
}

interface OptionFieldProps {
  label: string;
  /** What is still missing; null when nothing is. */
  fault?: string | null;
  /** The control names itself to screen readers; `faultId` is what describes it while something is missing. */
  children: (faultId: string | undefined) => ReactNode;
}

/** A choice with its name beside it, and what is wrong with it underneath. */
export function OptionField({ label, fault = null, children }: OptionFieldProps) {
  const id = useId();
  return (
    <div className={classes.root} data-fault={fault !== null || undefined}>
      <p className={classes.label} aria-hidden="true">
        {label}
      </p>
      <div className={classes.control}>
        {children(fault === null ? undefined : id)}
        {/* Not announced here: a toast with the same words has just been. */}
        {fault !== null && (
          <p id={id} className={classes.fault}>
            {fault}
          </p>
        )}
      </div>
    </div>
  );
}
