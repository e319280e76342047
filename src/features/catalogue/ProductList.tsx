import type { ReactNode } from 'react';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { errorMessage } from '@/api/errors';
import { ErrorState } from '@/ui/ErrorState';
import { LazyComponent } from '@/ui/LazyComponent';
import { LazySection } from '@/ui/LazySection';
import type { PageButtonsProps } from '@/ui/PageButtons';
import type { CardAction } from './ProductCard';
import { ProductGrid } from './ProductGrid';
import classes from './ProductList.module.css';
import type { RowAction } from './ProductTable';
import tableClasses from './ProductTable.module.css';
import skeletonClasses from './ProductTableSkeleton.module.css';
import type { ListFilters } from './listFilters';
import { lastPageOf } from './listPage';
import { loadTable, useListView } from './useListView';
import type { ChangeFilters } from './useListFilters';
import type { useProductList } from './useProductList';

interface ProductListProps {
  list: ReturnType<typeof useProductList>;
  filters: ListFilters;
  change: ChangeFilters;
  /** The pointer or the focus rests on the button of another page. */
  onIntent: (page: number) => void;
  /** Rendered until the first products have loaded. */
  fallback: ReactNode;
  /** Rendered if the list has no products. */
  empty: ReactNode;
  errorTitle?: string | undefined;
  action: CardAction;
  rowAction: RowAction;
}

/** Rows while the number of products is unknown. */
const SKELETON_ROWS = 6;

/** One page of a list, as cards or as a table, with the pagination. */
export function ProductList({
  list,
  filters,
  change,
  onIntent,
  fallback,
  empty,
  errorTitle = 'The products could not be loaded',
  action,
  rowAction,
}: ProductListProps) {
  const [view, chooseView] = useListView(filters, change);
  if (list.failed) {
    return (
      <ErrorState
        title={errorTitle}
        message={errorMessage(list.error)}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const skeleton =
    view === 'table' ? <ProductTableSkeleton count={SKELETON_ROWS} label="Loading products" /> : fallback;
  if (!list.data) return skeleton;
  const { products, total } = list.data;
  const stale = list.isPlaceholderData;
  if (total === 0 && !stale) return empty;
  return (
    <>
      {products.length === 0 ? (
        skeleton
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
  /** Number of rows. */
  count: number;
  /** Announced to screen readers; leave out if another element announces the loading state. */
  label?: string;
}

/** The skeleton of the table, exactly as tall as the table. */
export function ProductTableSkeleton({ count, label }: ProductTableSkeletonProps) {
  return (
    <>
      {label && <VisuallyHidden role="status">{label}</VisuallyHidden>}
      <div className={tableClasses.compare} />
      <div className={tableClasses.table} style={{ display: 'block' }}>
        <div className={skeletonClasses.head} />
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={skeletonClasses.row} data-testid="row-skeleton">
            <Skeleton height={64} width={64} />
            <Skeleton height={36} />
            <Skeleton height={36} />
          </div>
        ))}
      </div>
    </>
  );
}

const loadPageButtons = async () => (await import('@/ui/PageButtons')).PageButtons;

/** The pagination of a list with several pages. Most lists have a single page, so the buttons are loaded on demand. */
export function ListPagination({ total, ...buttons }: Omit<PageButtonsProps, 'pages'> & { total: number }) {
  const pages = lastPageOf(total);
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className={classes.pages}>
      <LazySection load={loadPageButtons} failure="The page numbers could not be loaded">
        {(PageButtons) => <PageButtons pages={pages} {...buttons} />}
      </LazySection>
    </nav>
  );
}
