import type { ReactNode } from 'react';
import { ListLayout } from '@/features/catalogue/ListLayout';
import type { ListFilters } from '@/features/catalogue/listFilters';
import { lastPageOf, type ListChoice } from '@/features/catalogue/listPage';
import { ProductList } from '@/features/catalogue/ProductList';
import { CanonicalUrl } from '@/features/catalogue/CanonicalUrl';
import { useBrands } from '@/features/catalogue/brands';
import type { ChangeFilters } from '@/features/catalogue/useListFilters';
import { usePrefetchPage, useProductList } from '@/features/catalogue/useProductList';
import { rowAdd } from './rowAdd';
import { quickAdd } from './quickAdd';

interface ListPageProductsProps {
  /** What the server is asked for; the same object as long as it says the same. */
  choice: ListChoice;
  filters: ListFilters;
  change: ChangeFilters;
  /** False while the category is not known yet. */
  ready?: boolean;
  /** Slug of the category whose brands are on offer; null for all. */
  category: string | null;
  countInWords: (total: number) => string;
  search?: ReactNode;
  lead?: ReactNode;
  note?: ReactNode;
  waiting: ReactNode;
  empty: ReactNode;
  failed?: string;
  /** Takes the list's place: what is asked for is known to be nowhere. */
  instead?: ReactNode;
}

/** What the three list pages share: filters, order, view, count, and the products with their buttons. */
export function ListPageProducts(props: ListPageProductsProps) {
  const { choice, filters, change, ready = true, category, countInWords, instead, waiting, empty, failed } = props;
  const { search, lead, note } = props;
  const list = useProductList(choice, { enabled: ready });
  const prefetchPage = usePrefetchPage(choice);
  const brands = useBrands({ category, categoryId: choice.category, chosen: filters.brand, news: list.data });
  const known = instead === undefined && !list.isPlaceholderData ? list.data?.total : undefined;
  const shown = instead === undefined ? list.data?.total : undefined;
  return (
    <ListLayout
      filters={filters}
      change={change}
      brands={brands}
      total={known}
      count={shown === undefined ? '' : countInWords(shown)}
      search={search}
      lead={lead}
      note={note}
    >
      <CanonicalUrl lastPage={known === undefined ? undefined : lastPageOf(known)} />
      {instead ?? (
        <ProductList
          list={list}
          filters={filters}
          change={change}
          onIntent={prefetchPage}
          waiting={waiting}
          empty={empty}
          {...(failed !== undefined && { failed })}
          action={quickAdd}
          rowAction={rowAdd}
        />
      )}
    </ListLayout>
  );
}
