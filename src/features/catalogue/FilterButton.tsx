import { Button } from '@mantine/core';
import IconAdjustmentsHorizontal from '@tabler/icons-react/icons/IconAdjustmentsHorizontal';
import { useRef, useState } from 'react';
import { LazyPart, prefetchPart } from '@/ui/LazyPart';
import type { FilterDrawerProps } from './FilterDrawer';

const loadDrawer = async () => (await import('./FilterDrawer')).FilterDrawer;

type FilterButtonProps = Omit<FilterDrawerProps, 'opened' | 'onClose'>;

/** Opens the filters where there is no room to keep them in view. */
export function FilterButton({ count, ...drawer }: FilterButtonProps) {
  const [state, setState] = useState<'untouched' | 'opened' | 'closed'>('untouched');
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setState('closed');
    // The drawer comes up open the first time, so it cannot know where the focus came from.
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button
        ref={button}
        variant="default"
        aria-haspopup="dialog"
        aria-expanded={state === 'opened'}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
        onPointerEnter={() => prefetchPart(loadDrawer)}
        onFocus={() => prefetchPart(loadDrawer)}
        onClick={() => setState('opened')}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <LazyPart load={loadDrawer} wanted={state !== 'untouched'} onFailed={() => setState('untouched')}>
        {(FilterDrawer) => <FilterDrawer opened={state === 'opened'} onClose={close} count={count} {...drawer} />}
      </LazyPart>
    </>
  );
}
