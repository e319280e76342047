import { memo, use, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type MembershipLevel, membershipDiscount } from '@/domain/membership';
import type { PriceBreak } from '@/domain/product/quantityDiscount';
import type { Product } from '@/domain/product/readProduct';
import { stockWords } from '@/domain/product/stock';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';
import { ProductImage } from '@/ui/ProductImage';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { StatusBadge } from '@/ui/StatusBadge';
import { defaultCardOptions, STOCK_BADGE_TONES } from './ProductCard';
import type { RowAction } from './ProductTable';
import { useIsOtherRegion } from './CartRegionContext';
import { OtherRegionButton } from './OtherRegionButton';
import classes from './ProductTableRow.module.css';
import { ProductNoteContext } from './ProductNoteContext';
import { categoryTint } from './categories';
import { RowOptions } from './RowOptions';
import { rowPrices } from './rowPrices';

/** The quantity for all rows. A new object replaces the quantities of the rows. */
export interface SharedQuantity {
  quantity: number;
}

interface ProductTableRowProps {
  product: Product;
  priority: boolean;
  shared: SharedQuantity;
  /** The buyer's level, whose discount the row shows; null for a visitor. */
  level: MembershipLevel | null;
  action: RowAction;
}

/** A product as a table row. Pressing a price break sets its quantity. */
export const ProductTableRow = memo(function ProductTableRow(props: ProductTableRowProps) {
  const { product, priority, shared, level, action } = props;
  const titleId = useId();
  const isOtherRegion = useIsOtherRegion(product);
  const { format } = useCurrency();
  const note = use(ProductNoteContext)?.(product, 'row');
  const [own, setOwn] = useState<{ quantity: number; since: SharedQuantity } | null>(null);
  const quantity = own?.since === shared ? own.quantity : shared.quantity;
  const setQuantity = (pieces: number) => setOwn({ quantity: pieces, since: shared });
  const [options, setOptions] = useState(() => defaultCardOptions(product));
  const { steps, active, lineTotal } = rowPrices(product, options.ancOption, quantity);
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
        <div className={classes.text}>
          <Link to={paths.product(product.slug)} id={titleId} className={classes.name}>
            {product.name}
          </Link>
          <span className={classes.secondary}>{note ?? `Item ${product.id}`}</span>
          <RowOptions product={product} value={options} onChange={setOptions} />
        </div>
      </td>
      <td className={classes.stock}>
        <StatusBadge tone={STOCK_BADGE_TONES[product.stockStatus]} variant="plain">
          {stockWords(product)}
        </StatusBadge>
        <span className={classes.secondary}>
          {isOtherRegion ? <OtherRegionButton product={product} /> : `${product.region} stock`}
        </span>
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
                <span>{quantityLabel(step)}</span> {format(step.unitPrice)}
              </button>
            ))}
      </td>
      <td className={classes.quantity}>
        <QuantityStepper size="sm" value={quantity} onChange={setQuantity} label={`Quantity of ${product.name}`} />
      </td>
      <td className={classes.order}>
        {action(product, options, quantity, titleId)}
        <span className={classes.total}>{lineTotal === null ? '' : format(lineTotal)}</span>
        {lineTotal !== null && level && (
          <span className={classes.memberTotal}>
            {level.label}: {format(membershipDiscount(lineTotal, level.level).net)}
          </span>
        )}
      </td>
    </tr>
  );
});

/** A step's quantities: 'Any quantity' for the only step, '1' for a step of one quantity, else '30+'. */
function quantityLabel({ minQuantity, maxQuantity }: PriceBreak): string {
  if (minQuantity === 1 && maxQuantity === null) return 'Any quantity';
  return maxQuantity === minQuantity ? formatCount(minQuantity) : `${formatCount(minQuantity)}+`;
}
