import { Skeleton } from '@mantine/core';
import classes from './CardSkeleton.module.css';

interface CardSkeletonProps {
  /** Lines of text under the image. */
  lines?: number;
}

/** Placeholder for a card while its data loads: a square image and a few lines. Hidden from screen readers. */
export function CardSkeleton({ lines = 3 }: CardSkeletonProps) {
  return (
    <div className={classes.root} aria-hidden="true" data-testid="card-skeleton">
      <Skeleton className={classes.tile} radius="lg" />
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={line === lines - 1 ? 22 : 14} width={['92%', '64%', '38%'][line % 3] ?? '64%'} />
      ))}
    </div>
  );
}
