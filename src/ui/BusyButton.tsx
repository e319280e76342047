import { Button, Loader, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

type BusyButtonProps = Omit<ButtonProps, 'loading' | 'disabled'> &
  Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> & {
    /** Its action is running. */
    busy: boolean;
    /** Sets `aria-disabled`. The caller must show the reason. */
    disabled?: boolean;
  };

/**
 * A button that ignores clicks while it is busy or disabled, but stays focusable. Mantine's `loading` and `disabled` set the
 * native attribute, which drops the focus of a keyboard user.
 */
export function BusyButton({ busy, disabled = false, leftSection, rightSection, onClick, ...rest }: BusyButtonProps) {
  const loader = busy && <Loader size={16} color="currentColor" aria-hidden />;
  return (
    <Button
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabled || undefined}
      leftSection={leftSection && (loader || leftSection)}
      rightSection={leftSection ? rightSection : loader || rightSection}
      onClick={(event) => {
        // Enter in a field clicks the submit button, too.
        if (busy || disabled) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
