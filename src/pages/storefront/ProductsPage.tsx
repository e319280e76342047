import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { errorMessage } from '@/api/errors';
import { CategoryFilter } from '@/features/catalogue/CategoryFilter';
import { SearchField } from '@/ui/SearchField';
import { LocalStockBox } from '@/features/catalogue/LocalStockBox';
import { NothingFound } from '@/features/catalogue/NothingFound';
import { ProductGridSkeleton } from '@/features/catalogue/ProductGrid';
import { categoriesQuery } from '@/features/catalogue/catalogueQueries';
import { useCategoryLinks } from '@/features/catalogue/categories';
import { focusResults } from '@/features/catalogue/focusResults';
import { type ListFilters, NO_FILTERS } from '@/features/catalogue/listFilters';
import type { ListRequest } from '@/features/catalogue/listPage';
import { ShorterSearches } from '@/features/catalogue/ShorterSearches';
import { type ChangeFilters, useListFilters } from '@/features/catalogue/useListFilters';
import { paths } from '@/lib/paths';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { PageTitle } from '@/ui/PageTitle';
import { CategoryNotFound } from './CategoryNotFound';
import frame from './ListPage.module.css';
import { ListPageProducts } from './ListPageProducts';
import { productCount } from './productCounts';

/** /products (S1 2): the list with categories and filters beside it. The URL holds all of them. */
export default function ProductsPage() {
  const { filters, change } = useListFilters();
  const categories = useQuery(categoriesQuery());
  const links = useCategoryLinks();
  const category = categories.data?.find(({ slug }) => slug === filters.category);
  // Those of the brief have a name before the categories have loaded, so that the heading does not change.
  const name = links.find(({ slug }) => slug === filters.category)?.name;

  return (
    <div className={frame.page}>
      <PageTitle title={name ?? 'Products'} />
      <PageHeader title={name ?? 'Products'} breadcrumbs={<ProductsPageCrumbs category={name ?? null} />}>
        {category?.description}
      </PageHeader>
      <ProductsPageList
        filters={filters}
        change={change}
        categories={categories}
        category={filters.category === null ? null : (category?.id ?? (categories.data ? 'unknown' : 'loading'))}
        aboveFilters={
          <CategoryFilter categories={links} value={filters.category} onChange={(slug) => change({ category: slug })} />
        }
        belowFilters={<LocalStockBox />}
      />
    </div>
  );
}

/** Home > Products > category (S1 2). */
function ProductsPageCrumbs({ category }: { category: string | null }) {
  const home = <Link to={paths.home()}>Home</Link>;
  return category === null ? (
    <Breadcrumbs current="Products">{home}</Breadcrumbs>
  ) : (
    <Breadcrumbs current={category}>
      {home}
      <Link to={paths.products()}>Products</Link>
    </Breadcrumbs>
  );
}

/** Number of skeleton cards while the products load (S1 2). */
const SKELETON_COUNT = 6;

interface ProductsPageListProps {
  filters: ListFilters;
  change: ChangeFilters;
  categories: UseQueryResult;
  /** The category's id; null for all. 'loading' until the slug is resolved, 'unknown' if no category has it. */
  category: number | 'loading' | 'unknown' | null;
  aboveFilters: ReactNode;
  belowFilters: ReactNode;
}

/** The list of /products with its search field. */
function ProductsPageList({
  filters,
  change,
  categories,
  category,
  aboveFilters,
  belowFilters,
}: ProductsPageListProps) {
  const id = typeof category === 'number' ? category : null;
  const request = useMemo(() => ({ ...filters, category: id }), [filters, id]);
  const replacement =
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
      request={request}
      filters={filters}
      change={change}
      ready={category === null || id !== null}
      category={filters.category}
      countLabel={productCount}
      search={
        <SearchField
          label="Search in this list"
          value={filters.search}
          onSearch={(search) => change({ search }, { replace: true })}
        />
      }
      aboveFilters={aboveFilters}
      belowFilters={belowFilters}
      fallback={<ProductGridSkeleton count={SKELETON_COUNT} columns={3} fullPage label="Loading products" />}
      empty={<NoProductsFound filters={filters} change={change} request={request} />}
      replacement={replacement}
    />
  );
}

/** The text for a search takes precedence over the one for an empty category (D-166). */
function NoProductsFound({
  filters,
  change,
  request,
}: Pick<ProductsPageListProps, 'filters' | 'change'> & { request: ListRequest }) {
  const searching = filters.search !== '';
  const filtered = Object.entries(NO_FILTERS).some(([name]) => filters[name as keyof typeof NO_FILTERS] !== null); // the keys of NO_FILTERS
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
      shorter={searching && <ShorterSearches request={request} parameter="search" />}
    >
      {searching
        ? 'Try adjusting your search terms'
        : filtered
          ? 'No product passes all of these filters.'
          : 'No products in this category yet'}
    </NothingFound>
  );
}
