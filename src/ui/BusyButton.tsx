import { Button, Loader, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

type BusyButtonProps = Omit<ButtonProps, 'loading' | 'disabled'> &
  Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> & {
    /** What it does is under way. */
    busy: boolean;
    /** It has nothing to do now, for a reason that the caller shows. */
    off?: boolean;
  };

/**
 * While it is busy or off it keeps its place, its name and the focus, and a press does nothing. Mantine's own `loading`
 * disables the button, which takes the focus from whoever has pressed it with a key.
 */
export function BusyButton({ busy, off = false, leftSection, rightSection, onClick, ...rest }: BusyButtonProps) {
  const ring = busy && <Loader size={16} color="currentColor" aria-hidden />;
  return (
    <Button
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || off || undefined}
      leftSection={leftSection && (ring || leftSection)}
      rightSection={leftSection ? rightSection : ring || rightSection}
      onClick={(event) => {
        // A submit button is pressed by Enter in a field, too.
        if (busy || off) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
