import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** One or two sentences, or a count, under the title. */
  children?: ReactNode;
  /** `<Breadcrumbs/>`, shown above the title. */
  breadcrumbs?: ReactNode;
}

/** The breadcrumbs, the title and the lead of a page. Contains the page's only h1. */
export function PageHeader({ title, children, breadcrumbs }: PageHeaderProps) {
  return (
    <header className={classes.root}>
      {breadcrumbs}
      <div className={classes.text}>
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
