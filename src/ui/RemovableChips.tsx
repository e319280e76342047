import { UnstyledButton } from '@mantine/core';
import IconX from '@tabler/icons-react/icons/IconX';
import type { MouseEvent, ReactNode } from 'react';
import classes from './RemovableChips.module.css';

export interface RemovableChip {
  key: string;
  label: string;
  /** Called with the pressed button. */
  onRemove: (button: HTMLElement) => void;
}

interface RemovableChipsProps {
  /** Names the row: `Filters in use`. */
  label: string;
  chips: readonly RemovableChip[];
  /** What follows the last chip: a button that clears them all. */
  children?: ReactNode;
}

/** The chip goes with its button; its neighbour takes the focus, so that keys go on from there. */
function handFocusOn({ currentTarget }: MouseEvent<HTMLElement>) {
  const item = currentTarget.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector('button')?.focus({ preventScroll: true });
}

/** Choices in force, each with a press that takes it away. Nothing where there are none. */
export function RemovableChips({ label, chips, children }: RemovableChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={label}>
      {chips.map(({ key, label: words, onRemove }) => (
        <li key={key}>
          <UnstyledButton
            className={classes.chip}
            aria-label={`Remove ${words}`}
            onClick={(event) => {
              handFocusOn(event);
              onRemove(event.currentTarget);
            }}
          >
            {words}
            <IconX size={14} stroke={2} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}
