import type { StockStatus } from '@/api/types';
import type { Product } from '@/domain/product/readProduct';
import { stockWords } from '@/domain/product/stock';
import { StatusBadge } from '@/ui/StatusBadge';
import classes from './StockFacts.module.css';

const TONES = { in_stock: 'good', low_stock: 'warning', out_of_stock: 'bad' } as const satisfies Record<
  StockStatus,
  string
>;

/** Stock status, stock location, and the region, since a cart takes products of one region only (D-136). */
export function StockFacts({ product }: { product: Product }) {
  return (
    <ul className={classes.root} aria-label="Stock">
      <li>
        <StatusBadge tone={TONES[product.stockStatus]}>{stockWords(product)}</StatusBadge>
      </li>
      <li className={classes.location}>{product.stockLocation}</li>
      <li>
        <span className={classes.region}>{product.region} region</span>
      </li>
    </ul>
  );
}
