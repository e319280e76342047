import { Loader } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';
import classes from './native.module.css';

interface NativeButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'disabled' | 'className'> {
  /** Its action is running. */
  busy?: boolean;
  /** Sets `aria-disabled`. The caller must show the reason. */
  disabled?: boolean;
  /** `tint` stands out among the rows; `icon` and `danger` hold an icon alone. */
  look?: 'default' | 'tint' | 'icon' | 'danger';
}

/** A small button for the rows of a table. Like a BusyButton, it stays focusable while it ignores clicks. */
export function NativeButton({
  busy = false,
  disabled = false,
  look = 'default',
  children,
  onClick,
  ...rest
}: NativeButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes.button}
      data-look={look}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled || undefined}
      onClick={(event) => {
        // Enter in a field clicks the submit button, too.
        if (busy || disabled) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
      {busy && <Loader size={14} color="currentColor" aria-hidden />}
    </button>
  );
}
