import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { prefetchComponent } from '@/ui/LazyComponent';
import { LazySection } from '@/ui/LazySection';
import { RemovableChips } from '@/ui/RemovableChips';
import { FilterButton } from './FilterButton';
import type { FilterPanelProps } from './FilterPanel';
import classes from './ListLayout.module.css';
import { SortSelect } from './SortSelect';
import { ViewSwitch } from './ViewSwitch';
import { activeFilters } from './activeFilters';
import { focusResults, RESULTS } from './focusResults';
import { type ListFilters, NO_FILTERS } from './listFilters';
import { loadTable, useListView } from './useListView';
import type { ChangeFilters } from './useListFilters';

interface ListLayoutProps {
  filters: ListFilters;
  change: ChangeFilters;
  brands: readonly string[];
  /** Products on all pages; undefined while that is not known. */
  total: number | undefined;
  /** The count in words; empty while it is not known. */
  count: string;
  /** A search field above the list. */
  search?: ReactNode;
  /** Above the filters. */
  lead?: ReactNode;
  /** Below the filters. */
  note?: ReactNode;
  /** The list itself. */
  children: ReactNode;
}

/** Filters beside a list, order and view above it, and between them how many there are and why. */
export function ListLayout(props: ListLayoutProps) {
  const { filters, change, brands, total, count, search, lead, note, children } = props;
  const { format } = useCurrency();
  const [view, chooseView] = useListView(filters, change);
  const active = activeFilters(filters, format);
  const clear = () => change(NO_FILTERS);
  const counted = (
    <p className={classes.count} role="status">
      {count}
    </p>
  );
  const panel = { filters, brands, change };
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        {lead && <div className={classes.lead}>{lead}</div>}
        <FilterColumn {...panel} />
        {note && <div className={classes.note}>{note}</div>}
      </div>
      <section className={classes.results} aria-label="Results" {...RESULTS}>
        <div className={classes.tools}>
          <div className={classes.first}>{search ?? counted}</div>
          <ViewSwitch value={view} onChange={chooseView} onIntent={() => prefetchComponent(loadTable)} />
          <div className={classes.drawer}>
            <FilterButton {...panel} count={active.length} total={total} onClear={clear} />
          </div>
          <div className={classes.sort}>
            <SortSelect value={filters.sort} onChange={(sort) => change({ sort })} />
          </div>
        </div>
        <div className={classes.chosen}>
          {search && counted}
          {/* An empty list names them itself. */}
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
        {children}
      </section>
    </div>
  );
}

const loadPanel = async () => (await import('./FilterPanel')).FilterPanel;

/**
 * The filters beside the list. Their code comes after the first products, into a place that is kept free for them; where
 * there is no room for a column it does not come at all, until the drawer asks for it.
 */
function FilterColumn(panel: FilterPanelProps) {
  const narrow = useMediaQuery('(max-width: 860px)', false, { getInitialValueInEffect: false });
  return (
    <section className={classes.column} aria-label="Filters">
      <LazySection load={loadPanel} active={!narrow} failure="The filters could not be loaded">
        {(FilterPanel) => <FilterPanel {...panel} />}
      </LazySection>
    </section>
  );
}
