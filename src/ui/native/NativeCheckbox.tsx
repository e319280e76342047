import type { ComponentPropsWithoutRef } from 'react';
import classes from './native.module.css';

interface NativeCheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'onChange' | 'type' | 'className'> {
  'aria-label': string;
  checked: boolean;
  /** Some, but not all, of the rows that it controls are checked. */
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox for the rows of a table: one element; Mantine's has six. */
export function NativeCheckbox({ indeterminate = false, onChange, ...rest }: NativeCheckboxProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      className={classes.check}
      ref={(box) => {
        // A property of the DOM that has no attribute.
        if (box) box.indeterminate = indeterminate;
      }}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
