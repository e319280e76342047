import { Button, Drawer } from '@mantine/core';
import { formatCount } from '@/lib/count';
import classes from './FilterDrawer.module.css';
import { FilterPanel, type FilterPanelProps } from './FilterPanel';

export interface FilterDrawerProps extends FilterPanelProps {
  opened: boolean;
  onClose: () => void;
  onClear: () => void;
  /** Number of active filters. */
  count: number;
  /** Number of matching products; undefined until it is known. */
  total: number | undefined;
}

/** The filters on narrow screens. They apply at once; the button at the bottom closes the drawer. */
export function FilterDrawer({ opened, onClose, onClear, count, total, ...panel }: FilterDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      title="Filters"
      size="min(380px, 100vw)"
      closeButtonProps={{ 'aria-label': 'Close filters' }}
    >
      <FilterPanel {...panel} />
      <div className={classes.footer}>
        <Button variant="default" aria-disabled={count === 0 || undefined} onClick={() => count > 0 && onClear()}>
          Clear all
        </Button>
        <Button onClick={onClose} aria-live="polite">
          {total === undefined
            ? 'Show products'
            : total === 1
              ? 'Show 1 product'
              : `Show ${formatCount(total)} products`}
        </Button>
      </div>
    </Drawer>
  );
}
