import type { StockStatus } from '@/api/types';
import type { Product } from '@/domain/product/readProduct';
import { stockWords } from '@/domain/product/stock';
import { StatusBadge } from '@/ui/StatusBadge';
import classes from './CardStock.module.css';

/** Each status has a shape of its own. */
export const STOCK_TONES = {
  in_stock: 'good',
  low_stock: 'warning',
  out_of_stock: 'neutral',
} as const satisfies Record<StockStatus, string>;

/** Stock and region in words. */
export function CardStock({ product }: { product: Product }) {
  return (
    <p className={classes.line}>
      <StatusBadge tone={STOCK_TONES[product.stockStatus]} variant="plain">
        {stockWords(product)}
      </StatusBadge>
      <span>{product.region} stock</span>
    </p>
  );
}
