import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** One or two sentences, or a count, under the title. */
  children?: ReactNode;
  /** `<Crumbs/>` above everything. */
  crumbs?: ReactNode;
}

/** The head of a page: where we are and what it is. Holds the page's one h1. */
export function PageHeader({ title, children, crumbs }: PageHeaderProps) {
  return (
    <header className={classes.root}>
      {crumbs}
      <div className={classes.words}>
        <Title order={1}>{title}</Title>
        {children && (
          <Text component="div" c="dimmed" className={classes.lead}>
            {children}
          </Text>
        )}
      </div>
    </header>
  );
}
