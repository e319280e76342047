import { Button } from '@mantine/core';
import IconLayoutGrid from '@tabler/icons-react/icons/IconLayoutGrid';
import classes from './BuyBox.module.css';

interface BulkOrderToggleProps {
  /** 'colors', 'colors and models', … */
  choices: string;
  isOn: boolean;
  onToggle: () => void;
  /** Called on hover or focus, to preload the grid. */
  onIntent: () => void;
}

/** Switches between ordering one variant and a grid of all variants. */
export function BulkOrderToggle({ choices, isOn, onToggle, onIntent }: BulkOrderToggleProps) {
  return (
    <div className={classes.bulkOrder}>
      <Button
        variant={isOn ? 'light' : 'subtle'}
        size="sm"
        aria-pressed={isOn}
        leftSection={<IconLayoutGrid size={18} stroke={1.75} aria-hidden="true" />}
        onClick={onToggle}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        Order several {choices} at once
      </Button>
    </div>
  );
}
