import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { errorMessage } from '@/api/errors';
import { CategoryFilter } from '@/features/catalogue/CategoryFilter';
import { ListSearch } from '@/features/catalogue/ListSearch';
import { LocalStockBox } from '@/features/catalogue/LocalStockBox';
import { NothingFound } from '@/features/catalogue/NothingFound';
import { ProductGridSkeleton } from '@/features/catalogue/ProductGrid';
import { categoriesQuery } from '@/features/catalogue/catalogueQueries';
import { CATEGORY_LINKS } from '@/features/catalogue/categories';
import { focusResults } from '@/features/catalogue/focusResults';
import { type ListFilters, NO_FILTERS } from '@/features/catalogue/listFilters';
import { type ChangeFilters, useListFilters } from '@/features/catalogue/useListFilters';
import { paths } from '@/lib/paths';
import { Crumbs } from '@/ui/Crumbs';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { PageTitle } from '@/ui/PageTitle';
import { CategoryNotFound } from './CategoryNotFound';
import frame from './ListPage.module.css';
import { ListPageProducts } from './ListPageProducts';
import { productCount } from './productCounts';

/** /products (S1 2): categories and filters beside the list, everything chosen kept in the address. */
export default function ProductsPage() {
  const { filters, change } = useListFilters();
  const categories = useQuery(categoriesQuery());
  const category = categories.data?.find(({ slug }) => slug === filters.category);
  // The name is known before the answer, so that the heading does not change under the reader.
  const name =
    filters.category === null ? null : (category ?? CATEGORY_LINKS.find(({ slug }) => slug === filters.category))?.name;

  return (
    <div className={frame.page}>
      <PageTitle title={name ?? 'Products'} />
      <PageHeader title={name ?? 'Products'} crumbs={<Way category={name ?? null} />}>
        {category?.description}
      </PageHeader>
      <ProductsPageList
        filters={filters}
        change={change}
        categories={categories}
        category={filters.category === null ? null : (category?.id ?? (categories.data ? 'unknown' : 'waiting'))}
        lead={
          <CategoryFilter
            categories={categories.data ?? CATEGORY_LINKS}
            value={filters.category}
            onChange={(slug) => change({ category: slug })}
          />
        }
        note={<LocalStockBox />}
      />
    </div>
  );
}

/** Home > Products > category (S1 2). */
function Way({ category }: { category: string | null }) {
  const home = <Link to={paths.home()}>Home</Link>;
  return category === null ? (
    <Crumbs current="Products">{home}</Crumbs>
  ) : (
    <Crumbs current={category}>
      {home}
      <Link to={paths.products()}>Products</Link>
    </Crumbs>
  );
}

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
function ProductsPageList({ filters, change, categories, category, lead, note }: ProductsPageListProps) {
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
