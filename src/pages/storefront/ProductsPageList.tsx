import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { errorMessage } from '@/api/errors';
import { focusResults } from '@/features/catalogue/focusResults';
import { NO_FILTERS, type ListFilters } from '@/features/catalogue/listFilters';
import { ListSearch } from '@/features/catalogue/ListSearch';
import { NothingFound } from '@/features/catalogue/NothingFound';
import { ProductGridSkeleton } from '@/features/catalogue/ProductGrid';
import type { ChangeFilters } from '@/features/catalogue/useListFilters';
import { ErrorState } from '@/ui/ErrorState';
import { CategoryNotFound } from './CategoryNotFound';
import { productCount } from './productCounts';
import { ListPageProducts } from './ListPageProducts';

/** While loading, exactly so many outlines stand in for the cards (S1 2). */
const SKELETONS = 6;

interface ProductsPageListProps {
  filters: ListFilters;
  change: ChangeFilters;
  categories: UseQueryResult;
  /** The category's id, null for all; its slug may still be unresolved, or name no category. */
  category: number | 'waiting' | 'unknown' | null;
  lead: ReactNode;
  note: ReactNode;
}

/** The list of /products with its search field. */
export function ProductsPageList({ filters, change, categories, category, lead, note }: ProductsPageListProps) {
  const id = typeof category === 'number' ? category : null;
  const choice = useMemo(() => ({ ...filters, category: id }), [filters, id]);
  const instead =
    category === 'unknown' ? (
      <CategoryNotFound />
    ) : category !== null && categories.isLoadingError ? (
      <ErrorState
        title="The categories could not be loaded"
        message={errorMessage(categories.error)}
        busy={categories.isFetching}
        onRetry={() => void categories.refetch()}
      />
    ) : undefined;
  return (
    <ListPageProducts
      choice={choice}
      filters={filters}
      change={change}
      ready={category === null || id !== null}
      category={filters.category}
      countInWords={productCount}
      search={<ListSearch value={filters.search} onSearch={(search) => change({ search }, { replace: true })} />}
      lead={lead}
      note={note}
      waiting={<ProductGridSkeleton count={SKELETONS} columns={3} wholePage label="Loading products" />}
      empty={<Nothing filters={filters} change={change} />}
      instead={instead}
    />
  );
}

/** A search that is active takes precedence over the category's text (D-166). */
function Nothing({ filters, change }: Pick<ProductsPageListProps, 'filters' | 'change'>) {
  const searching = filters.search !== '';
  const filtered = Object.entries(NO_FILTERS).some(([name]) => filters[name as keyof typeof NO_FILTERS] !== null); // its own keys
  return (
    <NothingFound
      title="No products found"
      filters={filters}
      change={change}
      action={
        searching && (
          <Button
            variant="default"
            onClick={({ currentTarget }) => {
              change({ search: '' });
              focusResults(currentTarget);
            }}
          >
            Clear the search
          </Button>
        )
      }
    >
      {searching
        ? 'Try adjusting your search terms'
        : filtered
          ? 'No product passes all of these filters.'
          : 'No products in this category yet'}
    </NothingFound>
  );
}
