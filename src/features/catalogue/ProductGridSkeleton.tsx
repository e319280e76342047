import { VisuallyHidden } from '@mantine/core';
import grid from './ProductGrid.module.css';
import classes from './ProductGridSkeleton.module.css';

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
        className={`${grid.grid} ${classes.grid}`}
        data-columns={columns}
        data-detailed={detailed || undefined}
        data-whole-page={wholePage || undefined}
        aria-hidden
      >
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={classes.outline} data-testid="card-skeleton" />
        ))}
      </div>
    </>
  );
}
