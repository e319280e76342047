import type { Product } from '@/api/types';
import type { Surface } from '@/domain/quantityDiscount';
import { ProductCard, type CardAction } from './ProductCard';
import classes from './ProductGrid.module.css';

interface ProductGridProps {
  products: readonly Product[];
  surface?: Surface;
  level?: 2 | 3;
  /** How many of the pictures load ahead of the others. */
  eager?: number;
  /** Four across at full width, or three beside a sidebar. */
  columns?: 3 | 4;
  /** A newer answer is on its way. */
  stale?: boolean;
  action?: CardAction;
}

/** Cards in the order given. */
export function ProductGrid({ products, surface = 'product', level = 2, eager = 0, columns = 4, stale = false, action }: ProductGridProps) {
  return (
    <ul className={classes.grid} data-columns={columns} aria-busy={stale} data-stale={stale || undefined}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} surface={surface} level={level} priority={index < eager} {...(action && { action })} />
        </li>
      ))}
    </ul>
  );
}
