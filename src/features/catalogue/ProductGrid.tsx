import { memo, startTransition, useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import type { Product } from '@/domain/product/readProduct';
import type { Surface } from '@/domain/product/quantityDiscount';
import { ProductCard, type CardAction } from './ProductCard';
import classes from './ProductGrid.module.css';

/** A card is drawn again when its product changes, not with every key that is typed beside it. */
const Card = memo(ProductCard);

/** Cards that are drawn at a time: more than a tall screen shows, and few enough not to hold up a key. */
const BATCH = 9;

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
  /** Fills what the last row of a four-column grid leaves free; left out where the row is full. */
  filler?: ReactNode;
}

/** Cards in the order given. Those below the first screen follow when there is time; their place is kept free. */
export function ProductGrid({
  products,
  surface = 'product',
  level = 2,
  eager = 0,
  columns = 4,
  stale = false,
  action,
  filler,
}: ProductGridProps) {
  const [drawn, setDrawn] = useState(BATCH);
  const whole = drawn >= products.length;
  // What has been painted by now is outside React.
  useEffect(() => {
    if (!whole) startTransition(() => setDrawn(drawn + BATCH));
  }, [whole, drawn]);
  const shown = whole ? products : products.slice(0, drawn);
  return (
    <ul
      className={classes.grid}
      data-columns={columns}
      aria-busy={stale || !whole}
      data-stale={stale || undefined}
      style={whole ? undefined : ({ '--awaited': products.length } as CSSProperties)} // React's type knows no custom properties
    >
      {shown.map((product, index) => (
        <li key={product.id} className={classes.cell}>
          <Card
            product={product}
            surface={surface}
            level={level}
            priority={index < eager}
            {...(action && { action })}
          />
        </li>
      ))}
      {filler && (
        <li className={classes.filler} {...restOfRow(products.length)}>
          {filler}
        </li>
      )}
    </ul>
  );
}

/** How many columns the last row leaves free, for each number of columns that the grid can have. */
function restOfRow(count: number) {
  const free = (columns: number) => columns - (count % columns);
  return {
    style: { '--rest-4': free(4), '--rest-3': free(3), '--rest-2': free(2) } as CSSProperties, // as above
    'data-full-4': count % 4 === 0 || undefined,
    'data-full-3': count % 3 === 0 || undefined,
    'data-full-2': count % 2 === 0 || undefined,
  };
}
