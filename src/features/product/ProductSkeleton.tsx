import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './ProductSkeleton.module.css';

/** Placeholder for the page while the product loads. */
export function ProductSkeleton() {
  return (
    <div className={classes.root}>
      <VisuallyHidden role="status">Loading the product</VisuallyHidden>
      <Skeleton className={classes.image} radius="lg" />
      <div className={classes.box} aria-hidden="true">
        <Skeleton height={14} width="36%" />
        <Skeleton height={34} width="88%" />
        <Skeleton height={16} width="54%" />
        <Skeleton height={44} width="48%" mt="xs" />
        <Skeleton height={230} radius="lg" mt="xs" />
        <Skeleton height={36} width="84%" mt="xs" />
        <Skeleton height={44} width="58%" />
        <Skeleton height={52} mt="xs" />
      </div>
    </div>
  );
}
