import { Button } from '@mantine/core';
import IconAdjustmentsHorizontal from '@tabler/icons-react/icons/IconAdjustmentsHorizontal';
import { LazyDialog } from '@/ui/LazyDialog';
import type { FilterDrawerProps } from './FilterDrawer';

const loadDrawer = async () => (await import('./FilterDrawer')).FilterDrawer;

type FilterButtonProps = Omit<FilterDrawerProps, 'opened' | 'onClose'>;

/** Opens the filter drawer, on screens without the filter column. */
export function FilterButton({ count, ...drawer }: FilterButtonProps) {
  return (
    <LazyDialog
      load={loadDrawer}
      opener={(props, opened) => (
        <Button
          {...props}
          variant="default"
          aria-expanded={opened}
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
        >
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
      )}
    >
      {(FilterDrawer, { opened, close }) => <FilterDrawer opened={opened} onClose={close} count={count} {...drawer} />}
    </LazyDialog>
  );
}
