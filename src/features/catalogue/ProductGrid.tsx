import { type CSSProperties, memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import { VisuallyHidden } from '@mantine/core';
import type { Surface } from '@/domain/product/quantityDiscount';
import type { Product } from '@/domain/product/readProduct';
import { type CardAction, ProductCard } from './ProductCard';
import classes from './ProductGrid.module.css';
import skeleton from './ProductGridSkeleton.module.css';

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

interface ProductGridSkeletonProps {
  count: number;
  columns?: 3 | 4;
  /** The cards to come print every step of their ladder, as those of the home page do. */
  detailed?: boolean;
  /** A whole page of a list may come: its height is kept free, so that a reload far down finds its place again. */
  wholePage?: boolean;
  /** Read out; absent where something else on the page says that it waits. */
  label?: string;
}

/** The grid's outline while its products are on their way: an element a card, as tall as the tallest that may come. */
export function ProductGridSkeleton(props: ProductGridSkeletonProps) {
  const { count, columns = 4, detailed = false, wholePage = false, label } = props;
  return (
    <>
      {label && <VisuallyHidden role="status">{label}</VisuallyHidden>}
      <div
        className={`${classes.grid} ${skeleton.grid}`}
        data-columns={columns}
        data-detailed={detailed || undefined}
        data-whole-page={wholePage || undefined}
        aria-hidden
      >
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={skeleton.outline} data-testid="card-skeleton" />
        ))}
      </div>
    </>
  );
}
