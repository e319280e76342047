import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DialogActions.module.css';

/** The buttons of a dialog. They stay at its lower edge, in view, while what is above them scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Group className={classes.actions} justify="flex-end" gap="sm">
      {children}
    </Group>
  );
}
