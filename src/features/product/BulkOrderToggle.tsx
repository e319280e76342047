import { Button } from '@mantine/core';
import IconLayoutGrid from '@tabler/icons-react/icons/IconLayoutGrid';
import classes from './BuyBox.module.css';

interface SeveralToggleProps {
  /** 'colors', 'models', … */
  what: string;
  on: boolean;
  onToggle: () => void;
  /** The pointer or the focus has reached it. */
  onIntent: () => void;
}

/** Changes between one choice and a grid of all of them. */
export function BulkOrderToggle({ what, on, onToggle, onIntent }: SeveralToggleProps) {
  return (
    <div className={classes.several}>
      <Button
        variant={on ? 'light' : 'subtle'}
        size="sm"
        aria-pressed={on}
        leftSection={<IconLayoutGrid size={18} stroke={1.75} aria-hidden="true" />}
        onClick={onToggle}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        Order several {what} at once
      </Button>
    </div>
  );
}
