import type { ComponentPropsWithoutRef } from 'react';
import classes from './native.module.css';

interface NativeCheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'onChange' | 'type' | 'className'> {
  'aria-label': string;
  checked: boolean;
  /** Some of what it stands for is checked. */
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
}

/** A check box for the rows of a table: one element, where Mantine's are six. */
export function NativeCheckbox({ indeterminate = false, onChange, ...rest }: NativeCheckboxProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      className={classes.check}
      ref={(box) => {
        // There is no attribute for it.
        if (box) box.indeterminate = indeterminate;
      }}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
