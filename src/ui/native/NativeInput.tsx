import type { ComponentPropsWithoutRef } from 'react';
import classes from './native.module.css';

interface NativeInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'size'> {
  'aria-label': string;
}

/** A text field for the rows of a table. */
export function NativeInput(props: NativeInputProps) {
  return <input {...props} className={classes.field} data-size="xs" />;
}
