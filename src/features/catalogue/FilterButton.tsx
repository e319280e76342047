import { Button } from '@mantine/core';
import IconAdjustmentsHorizontal from '@tabler/icons-react/icons/IconAdjustmentsHorizontal';
import { LazyComponent } from '@/ui/LazyComponent';
import { useLazyDialog } from '@/ui/useLazyDialog';
import type { FilterDrawerProps } from './FilterDrawer';

const loadDrawer = async () => (await import('./FilterDrawer')).FilterDrawer;

type FilterButtonProps = Omit<FilterDrawerProps, 'opened' | 'onClose'>;

/** Opens the filters where there is no room to keep them in view. */
export function FilterButton({ count, ...drawer }: FilterButtonProps) {
  const { opened, opener, part, close } = useLazyDialog(loadDrawer);
  return (
    <>
      <Button
        {...opener}
        variant="default"
        aria-expanded={opened}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <LazyComponent {...part}>
        {(FilterDrawer) => <FilterDrawer opened={opened} onClose={close} count={count} {...drawer} />}
      </LazyComponent>
    </>
  );
}
