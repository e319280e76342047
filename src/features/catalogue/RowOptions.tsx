import type { Product } from '@/api/types';
import { readSpecifications } from '@/domain/specifications';
import { ancWords } from './activeFilters';
import type { CardChoice } from './cardChoice';
import classes from './ProductTable.module.css';

interface RowOptionsProps {
  product: Product;
  choice: CardChoice;
  onChange: (choice: CardChoice) => void;
}

const ANC = [
  { id: 'no_anc', name: ancWords(false) },
  { id: 'anc', name: ancWords(true) },
] as const;

/** The colour, and the model or the ANC, that a row adds. What there is only one of needs no choice. */
export function RowOptions({ product, choice, onChange }: RowOptionsProps) {
  const { colors, models, hasAnc } = readSpecifications(product.specifications);
  const others = models.length > 0 ? models : hasAnc ? ANC : [];
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
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...choice, ancOption: value, model: models.length > 0 ? value : null })
          }
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
