import { useMediaQuery } from '@mantine/hooks';
import { LazySection } from '@/ui/LazySection';
import classes from './FilterColumn.module.css';
import type { FilterPanelProps } from './FilterPanel';

const loadPanel = async () => (await import('./FilterPanel')).FilterPanel;

/**
 * The filters beside the list. Their code comes after the first products, into a place that is kept free for them; where
 * there is no room for a column it does not come at all, until the drawer asks for it.
 */
export function FilterColumn(panel: FilterPanelProps) {
  const narrow = useMediaQuery('(max-width: 860px)', false, { getInitialValueInEffect: false });
  return (
    <section className={classes.column} aria-label="Filters">
      <LazySection load={loadPanel} active={!narrow} failure="The filters could not be loaded">
        {(FilterPanel) => <FilterPanel {...panel} />}
      </LazySection>
    </section>
  );
}
