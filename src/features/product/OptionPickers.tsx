import type { Product } from '@/api/types';
import { baseUnitPrice } from '@/domain/unitPrice';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { Swatches } from '@/ui/Swatches';
import { ChoiceChips } from './ChoiceChips';
import { OptionField } from './OptionField';
import type { AncOption, ProductChoiceState } from './useProductChoice';

interface OptionPickersProps {
  product: Product;
  choice: ProductChoiceState;
  onPickColor: (name: string | null) => void;
  /** What an add still has to be told; null before one was tried. */
  missing: MissingOption;
}

/** A choice without which nothing can be added. */
export type MissingOption = 'color' | 'model' | null;

const ANC_OPTIONS: readonly { value: AncOption; label: string }[] = [
  { value: 'no_anc', label: 'Without ANC' },
  { value: 'anc', label: 'With ANC' },
];

/** Colour, and model or noise cancelling; a product has one of the last two at most (D-10). */
export function OptionPickers({ product, choice, onPickColor, missing }: OptionPickersProps) {
  const { format } = useCurrency();
  const { colors, models, hasAnc } = choice.specifications;
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
      {models.length > 0 && (
        <OptionField label="Model" fault={missing === 'model' ? 'Please select a model' : null}>
          {(faultId) => (
            <ChoiceChips
              label="Model"
              options={models.map(({ id, name }) => ({ value: id, label: name, price: priceOf(id) }))}
              value={choice.model}
              // Pressed again it is taken back, as with the colours.
              onChange={(id) => choice.setModel(id === choice.model ? null : id)}
              describedBy={faultId}
            />
          )}
        </OptionField>
      )}
      {hasAnc && models.length === 0 && (
        <OptionField label="ANC">
          {() => (
            <ChoiceChips
              label="ANC"
              options={ANC_OPTIONS.map((option) => ({ ...option, price: priceOf(option.value) }))}
              value={choice.anc}
              onChange={(value) => choice.setAnc(value === 'anc' ? 'anc' : 'no_anc')}
            />
          )}
        </OptionField>
      )}
    </>
  );
}
