import type { Product } from '@/api/types';
import { baseUnitPrice } from '@/domain/unitPrice';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { Swatches } from '@/ui/Swatches';
import { ChoiceChips } from './ChoiceChips';
import classes from './OptionPickers.module.css';
import type { AncOption, ProductChoiceState } from './useProductChoice';

interface OptionPickersProps {
  product: Product;
  choice: ProductChoiceState;
  onPickColor: (name: string | null) => void;
}

const ANC_OPTIONS: readonly { value: AncOption; label: string }[] = [
  { value: 'no_anc', label: 'Without ANC' },
  { value: 'anc', label: 'With ANC' },
];

/** Colour, and model or noise cancelling; a product has one of the last two at most (D-10). */
export function OptionPickers({ product, choice, onPickColor }: OptionPickersProps) {
  const { format } = useCurrency();
  const { colors, models, hasAnc } = choice.specifications;
  const priceOf = (option: string) => {
    const base = baseUnitPrice(product, option);
    return base === null ? null : `${format(base)} each`;
  };
  return (
    <>
      {colors.length > 0 && (
        <div className={classes.field}>
          <p className={classes.label}>
            Color <span className={classes.chosen}>{choice.color ?? 'Pick one'}</span>
          </p>
          <Swatches options={colors} value={choice.color} onChange={onPickColor} />
        </div>
      )}
      {models.length > 0 && (
        <div className={classes.field}>
          <p className={classes.label}>Model</p>
          <ChoiceChips
            label="Model"
            options={models.map(({ id, name }) => ({ value: id, label: name, price: priceOf(id) }))}
            value={choice.model}
            // Pressed again it is taken back, as with the colours.
            onChange={(id) => choice.setModel(id === choice.model ? null : id)}
          />
        </div>
      )}
      {hasAnc && models.length === 0 && (
        <div className={classes.field}>
          <p className={classes.label}>Active noise cancelling (ANC)</p>
          <ChoiceChips
            label="Active noise cancelling"
            options={ANC_OPTIONS.map((option) => ({ ...option, price: priceOf(option.value) }))}
            value={choice.anc}
            onChange={(value) => choice.setAnc(value === 'anc' ? 'anc' : 'no_anc')}
          />
        </div>
      )}
    </>
  );
}
