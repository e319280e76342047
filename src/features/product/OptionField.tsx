import type { ReactNode } from 'react';
import classes from './OptionField.module.css';

/** A choice with its name beside it. The control inside names itself to screen readers. */
export function OptionField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.root}>
      <p className={classes.label} aria-hidden="true">
        {label}
      </p>
      <div className={classes.control}>{children}</div>
    </div>
  );
}
