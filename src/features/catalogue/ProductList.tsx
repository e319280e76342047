import type { ReactNode } from 'react';
import { errorMessage } from '@/api/errors';
import { ErrorState } from '@/ui/ErrorState';
import { LazyComponent } from '@/ui/LazyComponent';
import type { ListFilters } from './listFilters';
import { ListPagination } from './ListPagination';
import { loadTable } from './loadTable';
import type { CardAction } from './ProductCard';
import { ProductGrid } from './ProductGrid';
import type { RowAction } from './ProductTable';
import { ProductTableSkeleton } from './ProductTableSkeleton';
import type { ChangeFilters } from './useListFilters';
import { useListView } from './useListView';
import type { useProductList } from './useProductList';

interface ProductListProps {
  list: ReturnType<typeof useProductList>;
  filters: ListFilters;
  change: ChangeFilters;
  /** The buyer points at another page. */
  onIntent: (page: number) => void;
  /** Stands in until the first products come. */
  waiting: ReactNode;
  /** The list has no products at all. */
  empty: ReactNode;
  /** The title of a failed call. */
  failed?: string;
  action: CardAction;
  rowAction: RowAction;
}

/** Rows of the outline while nothing is known yet. */
const OUTLINES = 6;

/** The page of a list that the address names, as cards or as a table, and the way to its other pages. */
export function ProductList({
  list,
  filters,
  change,
  onIntent,
  waiting,
  empty,
  failed = 'The products could not be loaded',
  action,
  rowAction,
}: ProductListProps) {
  const [view, chooseView] = useListView(filters, change);
  if (list.failed) {
    return (
      <ErrorState
        title={failed}
        message={errorMessage(list.error)}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const outline = view === 'table' ? <ProductTableSkeleton count={OUTLINES} label="Loading products" /> : waiting;
  if (!list.data) return outline;
  const { products, total } = list.data;
  const stale = list.isPlaceholderData;
  if (total === 0 && !stale) return empty;
  return (
    <>
      {products.length === 0 ? (
        outline
      ) : view === 'grid' ? (
        <ProductGrid products={products} columns={3} eager={3} stale={stale} action={action} />
      ) : (
        <LazyComponent
          load={loadTable}
          active
          fallback={<ProductTableSkeleton count={products.length} />}
          onFailed={() => chooseView('grid')}
        >
          {(ProductTable) => <ProductTable products={products} stale={stale} action={rowAction} />}
        </LazyComponent>
      )}
      <ListPagination total={total} page={filters.page} onChange={(page) => change({ page })} onIntent={onIntent} />
    </>
  );
}
