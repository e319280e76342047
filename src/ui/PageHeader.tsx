import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** A few words above the title, such as an order's number. */
  eyebrow?: ReactNode;
  /** One or two sentences, or a count, under the title. */
  children?: ReactNode;
  /** `<Crumbs/>` above everything. */
  crumbs?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
}

/** The head of a page: where we are, what it is, what can be done with all of it. Holds the page's one h1. */
export function PageHeader({ title, eyebrow, children, crumbs, actions }: PageHeaderProps) {
  return (
    <header className={classes.root}>
      {crumbs}
      <div className={classes.line}>
        <div className={classes.words}>
          {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
          {/* Focus moves here after a navigation. */}
          <Title order={1} tabIndex={-1}>
            {title}
          </Title>
          {children && (
            <Text component="div" c="dimmed" className={classes.lead}>
              {children}
            </Text>
          )}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  );
}
