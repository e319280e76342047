import { type ReactNode, useMemo } from 'react';
import { ListLayout } from '@/features/catalogue/ListLayout';
import type { ListFilters } from '@/features/catalogue/listFilters';
import { lastPageOf, type ListRequest } from '@/features/catalogue/listPage';
import { ProductList } from '@/features/catalogue/ProductList';
import { ProductNoteContext } from '@/features/catalogue/ProductNoteContext';
import { CanonicalUrl } from '@/features/catalogue/CanonicalUrl';
import { useBrands } from '@/features/catalogue/brands';
import type { ChangeFilters } from '@/features/catalogue/useListFilters';
import { usePrefetchPage, useProductList } from '@/features/catalogue/useProductList';
import classes from './ListPage.module.css';
import { rowAdd } from './rowAdd';
import { quickAdd } from './quickAdd';
import { usePurchasedFilter } from './usePurchasedFilter';

interface ListPageProductsProps {
  /** Memoized: a new object sorts the list again. */
  request: ListRequest;
  filters: ListFilters;
  change: ChangeFilters;
  /** False until the category's id is known. */
  ready?: boolean;
  /** Slug of the category whose brands the filter offers; null for all. */
  category: string | null;
  countLabel: (total: number) => string;
  search?: ReactNode;
  aboveFilters?: ReactNode;
  belowFilters?: ReactNode;
  /** Rendered until the first products have loaded. */
  fallback: ReactNode;
  empty: ReactNode;
  errorTitle?: string;
  /** Rendered instead of the list if its category cannot be resolved. */
  replacement?: ReactNode;
}

/** The part that the three list pages share: filters, sort order, view, total, and the products with their buttons. */
export function ListPageProducts(props: ListPageProductsProps) {
  const { filters, change, ready = true, category, countLabel, fallback, empty, errorTitle } = props;
  const { search, aboveFilters, belowFilters } = props;
  const purchased = usePurchasedFilter(filters.purchased, change, fallback);
  const { ids } = purchased;
  const request = useMemo(() => (ids ? { ...props.request, ids } : props.request), [props.request, ids]);
  const replacement = props.replacement ?? purchased.replacement;
  const list = useProductList(request, { enabled: ready && replacement === undefined });
  const prefetchPage = usePrefetchPage(request);
  const brands = useBrands({ category, categoryId: request.category, selected: filters.brand, listData: list.data });
  const total = replacement === undefined && !list.isPlaceholderData ? list.data?.total : undefined;
  const displayedTotal = replacement === undefined ? list.data?.total : undefined;
  return (
    <ListLayout
      filters={filters}
      change={change}
      brands={brands}
      total={total}
      count={displayedTotal === undefined ? '' : countLabel(displayedTotal)}
      search={search}
      aboveFilters={aboveFilters}
      belowFilters={belowFilters}
    >
      <CanonicalUrl lastPage={total === undefined ? undefined : lastPageOf(total)} />
      {replacement ?? (
        <ProductNoteContext value={purchased.note}>
          {purchased.notice && <p className={classes.notice}>{purchased.notice}</p>}
          <ProductList
            list={list}
            filters={filters}
            change={change}
            onIntent={prefetchPage}
            fallback={fallback}
            empty={empty}
            errorTitle={errorTitle}
            action={quickAdd}
            rowAction={rowAdd}
          />
        </ProductNoteContext>
      )}
    </ListLayout>
  );
}
