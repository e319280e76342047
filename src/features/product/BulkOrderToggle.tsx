import { Button } from '@mantine/core';
import IconLayoutGrid from '@tabler/icons-react/icons/IconLayoutGrid';
import classes from './BuyBox.module.css';

interface BulkOrderToggleProps {
  /** 'colors', 'models', … */
  what: string;
  on: boolean;
  onToggle: () => void;
  /** Called on hover or focus, to preload the grid. */
  onIntent: () => void;
}

/** Switches between ordering one variant and a grid of all variants. */
export function BulkOrderToggle({ what, on, onToggle, onIntent }: BulkOrderToggleProps) {
  return (
    <div className={classes.bulkOrder}>
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
