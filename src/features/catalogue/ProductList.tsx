import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { describeError } from '@/api/errors';
import { ErrorState } from '@/ui/ErrorState';
import { ListPages } from './ListPages';
import { lastPageOf } from './listChoice';
import type { CardAction } from './ProductCard';
import { ProductGrid } from './ProductGrid';
import { useListFilters, withListFilters } from './useListFilters';
import type { useProductList } from './useProductList';

interface ProductListProps {
  list: ReturnType<typeof useProductList>;
  columns?: 3 | 4;
  /** Stands in until the first products come. */
  waiting: ReactNode;
  /** The list has no products at all. */
  empty: ReactNode;
  /** The title of a failed call. */
  failed?: string;
  action: CardAction;
}

/** The page of a list that the address names, and the way to its other pages. */
export function ProductList({
  list,
  columns = 4,
  waiting,
  empty,
  failed = 'The products could not be loaded',
  action,
}: ProductListProps) {
  const { filters, change } = useListFilters();
  if (list.isError) {
    return (
      <ErrorState
        title={failed}
        message={describeError(list.error)}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!list.data) return waiting;
  const { products, total } = list.data;
  if (total === 0) return empty;
  return (
    <>
      {/* What is kept on the screen meanwhile belongs to another choice, and says nothing about this one's length. */}
      {!list.isPlaceholderData && filters.page > lastPageOf(total) && <ToPage page={lastPageOf(total)} />}
      {products.length === 0 ? (
        waiting
      ) : (
        <ProductGrid
          products={products}
          columns={columns}
          eager={columns}
          stale={list.isPlaceholderData}
          action={action}
        />
      )}
      <ListPages total={total} page={filters.page} onChange={(page) => change({ page })} />
    </>
  );
}

/** Takes the place of an address whose page the list does not have (any more). */
function ToPage({ page }: { page: number }) {
  const [params] = useSearchParams();
  return <Navigate replace to={{ search: withListFilters(params, { page }).toString() }} />;
}
