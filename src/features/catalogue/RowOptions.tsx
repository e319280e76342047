import type { Product } from '@/api/types';
import { chosenOptions, priceOptions, type ChosenOptions } from '@/domain/priceOptions';
import { readSpecifications } from '@/domain/specifications';
import classes from './ProductTable.module.css';

interface RowOptionsProps {
  product: Product;
  choice: ChosenOptions;
  onChange: (choice: ChosenOptions) => void;
}

/** The colour, and the model or the ANC, that a row adds. What there is only one of needs no choice. */
export function RowOptions({ product, choice, onChange }: RowOptionsProps) {
  const specifications = readSpecifications(product.specifications);
  const { colors, models } = specifications;
  const others = priceOptions(specifications);
  if (colors.length < 2 && others.length < 2) return null;
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
      {others.length > 1 && (
        <select
          className={classes.option}
          aria-label={`${models.length > 0 ? 'Model' : 'ANC'} of ${product.name}`}
          value={choice.ancOption ?? ''}
          onChange={({ currentTarget: { value } }) => onChange(chosenOptions(specifications, choice.color, value))}
        >
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}
