import { Skeleton, VisuallyHidden } from '@mantine/core';
import table from './ProductTable.module.css';
import classes from './ProductTableSkeleton.module.css';

interface ProductTableSkeletonProps {
  /** Rows, as many as will come where that is known. */
  count: number;
  /** Read out; absent where something else on the page says that it waits. */
  label?: string;
}

/** The table's outline, exactly as tall as the table. */
export function ProductTableSkeleton({ count, label }: ProductTableSkeletonProps) {
  return (
    <>
      {label && <VisuallyHidden role="status">{label}</VisuallyHidden>}
      <div className={table.table} style={{ display: 'block' }}>
        <div className={classes.outlineHead} />
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={classes.outline} data-testid="row-skeleton">
            <Skeleton height={64} width={64} />
            <Skeleton height={36} />
            <Skeleton height={36} />
          </div>
        ))}
      </div>
    </>
  );
}
