import { VisuallyHidden } from '@mantine/core';
import { CardSkeleton } from '@/ui/CardSkeleton';
import classes from './ProductGrid.module.css';

interface ProductGridSkeletonProps {
  count: number;
  columns?: 3 | 4;
  /** Read out; absent where something else on the page says that it waits. */
  label?: string;
}

/** The grid's outline while its products are on their way. */
export function ProductGridSkeleton({ count, columns = 4, label }: ProductGridSkeletonProps) {
  return (
    <>
      {label && <VisuallyHidden role="status">{label}</VisuallyHidden>}
      <div className={classes.grid} data-columns={columns}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={classes.outline}>
            <CardSkeleton lines={5} />
          </div>
        ))}
      </div>
    </>
  );
}
