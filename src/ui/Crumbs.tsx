import { Children, type ReactNode } from 'react';
import classes from './Crumbs.module.css';

interface CrumbsProps {
  /** Links to the pages above, outermost first. */
  children: ReactNode;
  /** Name of this page; not a link. */
  current: string;
}

/** The way down to this page: `Home / Products / Speakers`. */
export function Crumbs({ children, current }: CrumbsProps) {
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
