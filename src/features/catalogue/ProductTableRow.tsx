import { memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { chosenOptions, type ChosenOptions } from '@/domain/product/productOptions';
import type { PriceBreak } from '@/domain/product/quantityDiscount';
import type { Product } from '@/domain/product/readProduct';
import { stockWords } from '@/domain/product/stock';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/formatCount';
import { paths } from '@/lib/paths';
import { ProductImage } from '@/ui/ProductImage';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { StatusBadge } from '@/ui/StatusBadge';
import { defaultCardChoice, STOCK_TONES } from './ProductCard';
import type { RowAction } from './ProductTable';
import classes from './ProductTable.module.css';
import { categoryTint } from './categories';
import { rowPrices } from './rowPrices';

interface ProductTableRowProps {
  product: Product;
  priority: boolean;
  action: RowAction;
}

/** A product as a row. A press on a price break takes its quantity. */
export const ProductTableRow = memo(function ProductTableRow({ product, priority, action }: ProductTableRowProps) {
  const titleId = useId();
  const { format } = useCurrency();
  const [quantity, setQuantity] = useState(1);
  const [choice, setChoice] = useState(() => defaultCardChoice(product));
  const { steps, active, lineTotal } = rowPrices(product, choice.ancOption, quantity);
  return (
    <tr className={classes.row}>
      <td className={classes.product}>
        <Link
          to={paths.product(product.slug)}
          className={classes.tile}
          tabIndex={-1}
          aria-hidden
          style={{ backgroundColor: categoryTint(product.categoryId) }}
        >
          <ProductImage name={product.images[0]} alt="" size={64} priority={priority} />
        </Link>
        <div className={classes.words}>
          <Link to={paths.product(product.slug)} id={titleId} className={classes.name}>
            {product.name}
          </Link>
          <span className={classes.quiet}>Item {product.id}</span>
          <RowOptions product={product} choice={choice} onChange={setChoice} />
        </div>
      </td>
      <td className={classes.stock}>
        <StatusBadge tone={STOCK_TONES[product.stockStatus]} variant="plain">
          {stockWords(product)}
        </StatusBadge>
        <span className={classes.quiet}>{product.region} stock</span>
      </td>
      <td className={classes.prices}>
        {steps.length === 0
          ? 'Price on request'
          : steps.map((step) => (
              <button
                key={step.minQuantity}
                type="button"
                className={classes.step}
                aria-pressed={step === active}
                title={`Take ${formatCount(step.minQuantity)}`}
                onClick={() => setQuantity(step.minQuantity)}
              >
                <span>{fromText(step)}</span> {format(step.unitPrice)}
              </button>
            ))}
      </td>
      <td className={classes.quantity}>
        <QuantityStepper size="sm" value={quantity} onChange={setQuantity} label={`Quantity of ${product.name}`} />
      </td>
      <td className={classes.order}>
        {action(product, choice, quantity, titleId)}
        <span className={classes.total}>{lineTotal === null ? '' : format(lineTotal)}</span>
      </td>
    </tr>
  );
});

/** '1' where one piece is the whole step, 'Any quantity' where there is no other, else '30+'. */
function fromText({ minQuantity, maxQuantity }: PriceBreak): string {
  if (minQuantity === 1 && maxQuantity === null) return 'Any quantity';
  return maxQuantity === minQuantity ? formatCount(minQuantity) : `${formatCount(minQuantity)}+`;
}

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
