import { Button, NativeSelect } from '@mantine/core';
import { ListSearch } from '@/features/catalogue/ListSearch';
import { SORTS } from '@/features/catalogue/listChoice';
import { ProductGridSkeleton } from '@/features/catalogue/ProductGridSkeleton';
import { ProductList } from '@/features/catalogue/ProductList';
import type { ListFilters, useListFilters } from '@/features/catalogue/useListFilters';
import { useProductList } from '@/features/catalogue/useProductList';
import { formatCount } from '@/lib/formatCount';
import { EmptyState } from '@/ui/EmptyState';
import classes from './ProductsPageList.module.css';
import { quickAdd } from './quickAdd';

/** While loading, exactly so many outlines stand in for the cards (S1 2). */
const SKELETONS = 6;

const REGIONS = [
  { value: '', label: 'All stock' },
  { value: 'USA', label: 'USA stock' },
  { value: 'EU', label: 'EU stock' },
];

const ORDERS = [{ value: '', label: 'Catalog order' }, ...SORTS];

interface ProductsPageListProps {
  filters: ListFilters;
  /** The category's id, null for all; its slug may still be unresolved, or name no category. */
  category: number | 'waiting' | 'unknown' | null;
  onChange: ReturnType<typeof useListFilters>['change'];
}

/** Search, stock region and order above the cards. */
export function ProductsPageList({ filters, category, onChange }: ProductsPageListProps) {
  return (
    <>
      <div className={classes.tools}>
        <ListSearch value={filters.search} onSearch={(search) => onChange({ search }, { replace: true })} />
        <NativeSelect
          aria-label="Stock region"
          value={filters.region ?? ''}
          data={REGIONS}
          onChange={({ currentTarget: { value } }) =>
            onChange({ region: value === 'USA' || value === 'EU' ? value : null })
          }
        />
        <NativeSelect
          aria-label="Sort by"
          value={filters.sort ?? ''}
          data={ORDERS}
          onChange={({ currentTarget: { value } }) =>
            onChange({ sort: SORTS.find((known) => known.value === value)?.value ?? null })
          }
        />
      </div>
      {/* Another category is another list; a search within it keeps the cards until the new ones are here. */}
      <Results key={filters.category ?? ''} filters={filters} category={category} onChange={onChange} />
    </>
  );
}

function Results({ filters: { search, region, sort, page }, category, onChange }: ProductsPageListProps) {
  const id = typeof category === 'number' ? category : undefined;
  const list = useProductList(
    { category: id, search, region: region ?? undefined, sort: sort ?? undefined, page },
    { enabled: category === null || id !== undefined },
  );
  const total = category === 'unknown' ? 0 : list.data?.total;
  const nothing = (
    <Nothing
      searching={search !== ''}
      filtered={region !== null}
      onClear={() => onChange({ search: '', region: null })}
    />
  );
  return (
    <>
      <p className={classes.count} role="status">
        {total === undefined || list.isError ? '' : total === 1 ? '1 product' : `${formatCount(total)} products`}
      </p>
      {category === 'unknown' ? (
        nothing
      ) : (
        <ProductList
          list={list}
          columns={3}
          waiting={<ProductGridSkeleton count={SKELETONS} columns={3} label="Loading products" />}
          empty={nothing}
          action={quickAdd}
        />
      )}
    </>
  );
}

/** A search that is active takes precedence over the category's text (D-166). */
function Nothing({ searching, filtered, onClear }: { searching: boolean; filtered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      illustration="empty-search"
      title="No products found"
      action={
        (searching || filtered) && (
          <Button variant="default" onClick={onClear}>
            {searching ? 'Clear the search' : 'Show all stock'}
          </Button>
        )
      }
    >
      {searching ? 'Try adjusting your search terms' : 'No products in this category yet'}
    </EmptyState>
  );
}
