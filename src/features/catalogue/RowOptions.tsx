import { chosenOptions, type ChosenOptions } from '@/domain/product/productOptions';
import type { Product } from '@/domain/product/readProduct';
import classes from './RowOptions.module.css';

interface RowOptionsProps {
  product: Product;
  value: ChosenOptions;
  onChange: (value: ChosenOptions) => void;
}

/** Selects for the color and the model or ANC option of a row; left out where there is nothing to choose. */
export function RowOptions({ product, value, onChange }: RowOptionsProps) {
  const { colors, models, options } = product;
  if (colors.length < 2 && options.length < 2) return null;
  return (
    <span className={classes.options}>
      {colors.length > 1 && (
        <select
          className={classes.option}
          aria-label={`Color of ${product.name}`}
          value={value.color ?? ''}
          onChange={({ currentTarget }) => onChange({ ...value, color: currentTarget.value })}
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
          value={value.ancOption ?? ''}
          onChange={({ currentTarget }) => onChange(chosenOptions(product, value.color, currentTarget.value))}
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
