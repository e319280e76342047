import type { ReactNode } from 'react';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { errorMessage } from '@/api/errors';
import { ErrorState } from '@/ui/ErrorState';
import { LazyComponent } from '@/ui/LazyComponent';
import { LazySection } from '@/ui/LazySection';
import type { PageButtonsProps } from './PageButtons';
import type { CardAction } from './ProductCard';
import { ProductGrid } from './ProductGrid';
import classes from './ProductList.module.css';
import type { RowAction } from './ProductTable';
import table from './ProductTable.module.css';
import skeleton from './ProductTableSkeleton.module.css';
import type { ListFilters } from './listFilters';
import { lastPageOf } from './listPage';
import { loadTable, useListView } from './useListView';
import type { ChangeFilters } from './useListFilters';
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

interface ProductTableSkeletonProps {
  /** Rows, as many as will come where that is known. */
  count: number;
  /** Read out; absent where something else on the page says that it waits. */
  label?: string;
}

/** The table's outline, exactly as tall as the table. */
export function ProductTableSkeleton({ count, label }: ProductTableSkeletonProps) {
  return (
    <>
      {label && <VisuallyHidden role="status">{label}</VisuallyHidden>}
      <div className={table.table} style={{ display: 'block' }}>
        <div className={skeleton.outlineHead} />
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={skeleton.outline} data-testid="row-skeleton">
            <Skeleton height={64} width={64} />
            <Skeleton height={36} />
            <Skeleton height={36} />
          </div>
        ))}
      </div>
    </>
  );
}

const loadKeys = async () => (await import('./PageButtons')).PageButtons;

/** The pages of a long list; nothing when there is one. Most lists have one, so the keys come when they are needed. */
export function ListPagination(props: PageButtonsProps) {
  if (lastPageOf(props.total) < 2) return null;
  return (
    <nav aria-label="Pages" className={classes.pages}>
      <LazySection load={loadKeys} failure="The page numbers could not be loaded">
        {(PageButtons) => <PageButtons {...props} />}
      </LazySection>
    </nav>
  );
}
