import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { prefetchComponent } from '@/ui/LazyComponent';
import { LazySection } from '@/ui/LazySection';
import { RemovableChips } from '@/ui/RemovableChips';
import { SectionBoundary } from '@/ui/SectionBoundary';
import { FilterButton } from './FilterButton';
import type { FilterPanelProps } from './FilterPanel';
import classes from './ListLayout.module.css';
import { SortSelect } from './SortSelect';
import { ViewSwitch } from './ViewSwitch';
import { activeFilters } from './activeFilters';
import { focusResults, RESULTS_PROPS } from './focusResults';
import { type ListFilters, NO_FILTERS } from './listFilters';
import { loadTable, useListView } from './useListView';
import type { ChangeFilters } from './useListFilters';

interface ListLayoutProps {
  filters: ListFilters;
  change: ChangeFilters;
  brands: readonly string[];
  /** Number of products on all pages; undefined until it is known. */
  total: number | undefined;
  /** The total as text, such as '12 products'; empty until it is known. */
  count: string;
  /** A search field above the list. */
  search?: ReactNode;
  aboveFilters?: ReactNode;
  belowFilters?: ReactNode;
  /** The list itself. */
  children: ReactNode;
}

/** The frame of a list page: filters beside the list; search, view, sort order, total and active filters above it. */
export function ListLayout(props: ListLayoutProps) {
  const { filters, change, brands, total, count, search, aboveFilters, belowFilters, children } = props;
  const { format } = useCurrency();
  const [view, chooseView] = useListView(filters, change);
  const active = activeFilters(filters, format);
  const clear = () => change(NO_FILTERS);
  const countStatus = (
    <p className={classes.count} role="status">
      {count}
    </p>
  );
  const panelProps = { filters, brands, change };
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        {aboveFilters && (
          <div className={classes.aboveFilters}>
            <SectionBoundary failure="The categories could not be shown">{aboveFilters}</SectionBoundary>
          </div>
        )}
        <SectionBoundary failure="The filters could not be shown">
          <FilterColumn {...panelProps} />
        </SectionBoundary>
        {belowFilters && <div className={classes.belowFilters}>{belowFilters}</div>}
      </div>
      <section className={classes.results} aria-label="Results" {...RESULTS_PROPS}>
        <div className={classes.tools}>
          <div className={classes.first}>{search ?? countStatus}</div>
          <ViewSwitch value={view} onChange={chooseView} onIntent={() => prefetchComponent(loadTable)} />
          <div className={classes.drawer}>
            <FilterButton {...panelProps} count={active.length} total={total} onClear={clear} />
          </div>
          <div className={classes.sort}>
            <SortSelect value={filters.sort} onChange={(sort) => change({ sort })} />
          </div>
        </div>
        <div className={classes.active}>
          {search && countStatus}
          {/* An empty list shows its own filter chips. */}
          {total !== 0 && (
            <RemovableChips
              label="Filters in use"
              chips={active.map(({ key, label, without }) => ({
                key,
                label,
                onRemove: (button) => {
                  change(without);
                  if (active.length === 1) focusResults(button);
                },
              }))}
            >
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                onClick={({ currentTarget }) => {
                  clear();
                  focusResults(currentTarget);
                }}
              >
                Clear all
              </Button>
            </RemovableChips>
          )}
        </div>
        <SectionBoundary failure="The products could not be shown">{children}</SectionBoundary>
      </section>
    </div>
  );
}

const loadPanel = async () => (await import('./FilterPanel')).FilterPanel;

/** The filters beside the list. Loaded after the first products; on narrow screens the drawer loads them instead. */
function FilterColumn(props: FilterPanelProps) {
  const narrow = useMediaQuery('(max-width: 860px)', false, { getInitialValueInEffect: false });
  return (
    <section className={classes.column} aria-label="Filters">
      <LazySection load={loadPanel} active={!narrow} failure="The filters could not be loaded">
        {(FilterPanel) => <FilterPanel {...props} />}
      </LazySection>
    </section>
  );
}
