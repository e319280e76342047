import { type CSSProperties, memo, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import type { Surface } from '@/domain/product/quantityDiscount';
import type { Product } from '@/domain/product/readProduct';
import { type CardAction, ProductCard } from './ProductCard';
import classes from './ProductGrid.module.css';
import skeletonClasses from './ProductGridSkeleton.module.css';
import { useRenderedCount } from './useRenderedCount';

/** Cards do not render again while the buyer types in a field beside the grid. */
const Card = memo(ProductCard);

interface ProductGridProps {
  products: readonly Product[];
  surface?: Surface;
  level?: 2 | 3;
  /** How many cards are in the first screen: they render first, and their pictures load early. */
  eager?: number;
  /** At full width: four, or three beside a sidebar. */
  columns?: 3 | 4;
  /** Newer products are loading. */
  stale?: boolean;
  action?: CardAction;
  /** Fills the free columns of the last row; left out if that row is full. */
  filler?: ReactNode;
}

/** A grid of cards. Those below the first screen render in batches (useRenderedCount); their space is reserved. */
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
  const { renderedCount, complete, last } = useRenderedCount(products.length, eager);
  const rendered = complete ? products : products.slice(0, renderedCount);
  return (
    <ul
      className={classes.grid}
      data-columns={columns}
      aria-busy={stale}
      data-incomplete={!complete || undefined}
      data-stale={stale || undefined}
      style={complete ? undefined : ({ '--card-count': products.length } as CSSProperties)} // React's type lacks custom properties
    >
      {rendered.map((product, index) => (
        <li key={product.id} className={classes.cell} ref={index === renderedCount - 1 ? last : undefined}>
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
        <li className={classes.filler} {...fillerProps(products.length)}>
          {filler}
        </li>
      )}
    </ul>
  );
}

/** The number of free columns in the last row, for each number of columns that the grid can have. */
function fillerProps(count: number) {
  const free = (columns: number) => columns - (count % columns);
  return {
    style: { '--free-4': free(4), '--free-3': free(3), '--free-2': free(2) } as CSSProperties, // as above
    'data-full-4': count % 4 === 0 || undefined,
    'data-full-3': count % 3 === 0 || undefined,
    'data-full-2': count % 2 === 0 || undefined,
  };
}

interface ProductGridSkeletonProps {
  count: number;
  columns?: 3 | 4;
  /** The cards will list every tier, as those of the home page do. */
  detailed?: boolean;
  /** Reserves the height of a full page of a list, so that a reload restores the scroll position. */
  fullPage?: boolean;
  /** Announced to screen readers; leave out if another element announces the loading state. */
  label?: string;
}

/** The skeleton of the grid: one element per card, as tall as the tallest card. */
export function ProductGridSkeleton(props: ProductGridSkeletonProps) {
  const { count, columns = 4, detailed = false, fullPage = false, label } = props;
  return (
    <>
      {label && <VisuallyHidden role="status">{label}</VisuallyHidden>}
      <div
        className={`${classes.grid} ${skeletonClasses.grid}`}
        data-columns={columns}
        data-detailed={detailed || undefined}
        data-full-page={fullPage || undefined}
        aria-hidden
      >
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={skeletonClasses.card} data-testid="card-skeleton" />
        ))}
      </div>
    </>
  );
}
