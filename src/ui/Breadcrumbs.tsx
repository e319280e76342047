import { Children, type ReactNode } from 'react';
import classes from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** Links to the parent pages, topmost first. */
  children: ReactNode;
  /** Name of this page, which is not a link. */
  current: string;
}

/** Links to the parent pages: `Home / Products / Speakers`. */
export function Breadcrumbs({ children, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={classes.list}>
        {Children.map(children, (link) => (
          <li className={classes.item}>{link}</li>
        ))}
        <li className={classes.item} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
