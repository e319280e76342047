import { CardSkeleton } from '@/ui/CardSkeleton';
import { VisuallyHidden } from '@mantine/core';
import classes from './ProductGrid.module.css';

/** The grid's outline while its products are on their way. */
export function ProductGridSkeleton({ count, columns = 4 }: { count: number; columns?: 3 | 4 }) {
  return (
    <div role="status">
      <VisuallyHidden>Loading products</VisuallyHidden>
      <div className={classes.grid} data-columns={columns}>
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
