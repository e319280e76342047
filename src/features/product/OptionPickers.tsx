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
  /** The choice that the last attempt to add lacked; null for none. */
  missing: MissingOption;
}

/** A required choice that has not been made. */
export type MissingOption = 'color' | 'model' | null;

/** Pickers for the color and for the model or noise canceling (ANC). A product has at most one of the last two (D-10). */
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
        <OptionField label="Color" error={missing === 'color' ? 'Pick a color' : null}>
          {(errorId) => <Swatches options={colors} value={choice.color} onChange={onPickColor} describedBy={errorId} />}
        </OptionField>
      )}
      {options.length > 0 && (
        <OptionField label={label} error={missing === 'model' ? 'Please select a model' : null}>
          {(errorId) => (
            <ChoiceChips
              label={label}
              options={options.map(({ id, name }) => ({ value: id, label: name, price: priceOf(id) }))}
              value={choice.option}
              // A second click deselects a model, as with colors. ANC always has a value.
              onChange={(id) => choice.setOption(hasModels && id === choice.option ? null : id)}
              describedBy={errorId}
            />
          )}
        </OptionField>
      )}
    </>
  );
}

interface OptionFieldProps {
  label: string;
  /** The error message; null for none. */
  error?: string | null;
  /** Renders the control, which needs its own accessible name. `errorId` is for its `aria-describedby`. */
  children: (errorId: string | undefined) => ReactNode;
}

/** A labeled control with its error message. */
export function OptionField({ label, error = null, children }: OptionFieldProps) {
  const id = useId();
  return (
    <div className={classes.root} data-error={error !== null || undefined}>
      <p className={classes.label} aria-hidden="true">
        {label}
      </p>
      <div className={classes.control}>
        {children(error === null ? undefined : id)}
        {/* Not announced, because a toast has just said the same. */}
        {error !== null && (
          <p id={id} className={classes.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
