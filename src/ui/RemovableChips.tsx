import { UnstyledButton } from '@mantine/core';
import IconX from '@tabler/icons-react/icons/IconX';
import type { MouseEvent, ReactNode } from 'react';
import classes from './RemovableChips.module.css';

export interface RemovableChip {
  key: string;
  label: string;
  /** Receives the button that was clicked. */
  onRemove: (button: HTMLElement) => void;
}

interface RemovableChipsProps {
  /** Accessible name of the list: `Filters in use`. */
  label: string;
  chips: readonly RemovableChip[];
  /** Shown after the last chip: a button that clears them all. */
  children?: ReactNode;
}

/** Active choices, each with a button that removes it. Renders nothing without chips. */
export function RemovableChips({ label, chips, children }: RemovableChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={label}>
      {chips.map(({ key, label: text, onRemove }) => (
        <li key={key}>
          <UnstyledButton
            className={classes.chip}
            aria-label={`Remove ${text}`}
            onClick={(event) => {
              focusNeighbor(event);
              onRemove(event.currentTarget);
            }}
          >
            {text}
            <IconX size={14} stroke={2} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}

/** Moves the focus to the neighboring chip, because the removed one disappears with its button. */
function focusNeighbor({ currentTarget }: MouseEvent<HTMLElement>) {
  const item = currentTarget.closest('li');
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbor?.querySelector('button')?.focus({ preventScroll: true });
}
