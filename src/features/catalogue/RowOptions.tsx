import type { Product } from '@/domain/product/readProduct';
import { chosenOptions, type ChosenOptions } from '@/domain/product/productOptions';
import classes from './ProductTable.module.css';

interface RowOptionsProps {
  product: Product;
  choice: ChosenOptions;
  onChange: (choice: ChosenOptions) => void;
}

/** The colour, and the model or the ANC, that a row adds. What there is only one of needs no choice. */
export function RowOptions({ product, choice, onChange }: RowOptionsProps) {
  const { colors, models, options } = product;
  if (colors.length < 2 && options.length < 2) return null;
  return (
    <span className={classes.options}>
      {colors.length > 1 && (
        <select
          className={classes.option}
          aria-label={`Color of ${product.name}`}
          value={choice.color ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...choice, color: value })}
        >
          {colors.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
      {options.length > 1 && (
        <select
          className={classes.option}
          aria-label={`${models.length > 0 ? 'Model' : 'ANC'} of ${product.name}`}
          value={choice.ancOption ?? ''}
          onChange={({ currentTarget: { value } }) => onChange(chosenOptions(product, choice.color, value))}
        >
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}
