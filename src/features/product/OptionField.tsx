import { useId, type ReactNode } from 'react';
import classes from './OptionField.module.css';

interface OptionFieldProps {
  label: string;
  /** What is still missing; null when nothing is. */
  fault?: string | null;
  /** The control names itself to screen readers; `faultId` is what describes it while something is missing. */
  children: (faultId: string | undefined) => ReactNode;
}

/** A choice with its name beside it, and what is wrong with it underneath. */
export function OptionField({ label, fault = null, children }: OptionFieldProps) {
  const id = useId();
  return (
    <div className={classes.root} data-fault={fault !== null || undefined}>
      <p className={classes.label} aria-hidden="true">
        {label}
      </p>
      <div className={classes.control}>
        {children(fault === null ? undefined : id)}
        {/* Not announced here: a toast with the same words has just been. */}
        {fault !== null && (
          <p id={id} className={classes.fault}>
            {fault}
          </p>
        )}
      </div>
    </div>
  );
}
