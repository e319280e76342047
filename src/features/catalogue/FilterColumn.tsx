import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { LazyPart } from '@/ui/LazyPart';
import classes from './FilterColumn.module.css';
import type { FilterPanelProps } from './FilterPanel';

const loadPanel = async () => (await import('./FilterPanel')).FilterPanel;

/**
 * The filters beside the list. Their code comes after the first products, into a place that is kept free for them; where
 * there is no room for a column it does not come at all, until the drawer asks for it.
 */
export function FilterColumn(panel: FilterPanelProps) {
  const narrow = useMediaQuery('(max-width: 860px)', false, { getInitialValueInEffect: false });
  const [failed, setFailed] = useState(false);
  return (
    <section className={classes.column} aria-label="Filters">
      <LazyPart load={loadPanel} wanted={!narrow && !failed} onFailed={() => setFailed(true)}>
        {(FilterPanel) => <FilterPanel {...panel} />}
      </LazyPart>
    </section>
  );
}
