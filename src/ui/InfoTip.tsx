import { UnstyledButton } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './InfoTip.module.css';

interface InfoTipProps {
  /** The text of the button. */
  label: string;
  /** The explanation. */
  children: ReactNode;
}

/** A button with an explanation that opens on press, so touch and keyboard reach it. The browser closes it (Escape, outside). */
export function InfoTip({ label, children }: InfoTipProps) {
  const id = useId();
  return (
    <>
      <UnstyledButton className={classes.button} popoverTarget={id} aria-describedby={id}>
        {label}
      </UnstyledButton>
      <span id={id} popover="auto" role="tooltip" className={classes.tip}>
        {children}
      </span>
    </>
  );
}
