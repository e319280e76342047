import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  /** File in `public/art` without its extension: `empty-cart`, `empty-search`, `not-found`. */
  illustration: string;
  title: string;
  /** One sentence: what would be here, or what to do next. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Heading level of the title; 1 if this is the whole page. */
  order?: 1 | 2 | 3;
}

/** Shown instead of an empty list or a missing page: an illustration, a title, a sentence and one action. */
export function EmptyState({ illustration, title, children, action, order = 2 }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      <img
        className={classes.art}
        src={`${import.meta.env.BASE_URL}art/${illustration}.svg`}
        alt=""
        width={240}
        height={240}
        decoding="async"
      />
      <Title order={order} size="h3">
        {title}
      </Title>
      {children && (
        <Text className={classes.sentence} c="dimmed">
          {children}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
