import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ApiError, errorMessage } from '@/api/errors';
import type { Category } from '@/api/types';
import { categoryQuery } from '@/features/catalogue/catalogueQueries';
import { NothingFound } from '@/features/catalogue/NothingFound';
import { CanonicalSlug, readSlug } from '@/features/catalogue/CanonicalUrl';
import { useListFilters } from '@/features/catalogue/useListFilters';
import { paths } from '@/lib/paths';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { PageTitle } from '@/ui/PageTitle';
import { Spinner } from '@/ui/Spinner';
import { CategoryNotFound } from './CategoryNotFound';
import classes from './ListPage.module.css';
import { productCount } from './productCounts';
import { ListPageProducts } from './ListPageProducts';

/** The page at /category/:slug (S1 2). */
export default function CategoryPage() {
  const slug = readSlug(useParams());
  return (
    <div className={classes.page}>
      <CanonicalSlug path={paths.category} />
      <CategoryBySlug key={slug} slug={slug} />
    </div>
  );
}

/** Keyed by slug. Does not repeat a call that has already failed in the loader (S1 7). */
function CategoryBySlug({ slug }: { slug: string }) {
  const category = useQuery(categoryQuery(slug));
  return (
    <>
      {category.isPending ? (
        <>
          <PageTitle title="Category" />
          <CategorySpinner label="Loading the category" />
        </>
      ) : category.isError && (category.isLoadingError || category.error.status === 404) ? (
        <CategoryError error={category.error} busy={category.isFetching} onRetry={() => void category.refetch()} />
      ) : (
        <CategoryProducts key={category.data.id} category={category.data} />
      )}
    </>
  );
}

/** Reserves the height of a full list, so that a reload restores the scroll position. The spinner stays in view. */
function CategorySpinner({ label }: { label: string }) {
  return (
    <div className={classes.loading}>
      <Spinner label={label} centered />
    </div>
  );
}

function CategoryError({ error, busy, onRetry }: { error: ApiError; busy: boolean; onRetry: () => void }) {
  if (error.status !== 404) {
    return (
      <>
        <PageTitle title="Category" />
        <PageHeader title="Category" />
        <ErrorState
          title="The category could not be loaded"
          message={errorMessage(error)}
          busy={busy}
          onRetry={onRetry}
        />
      </>
    );
  }
  return (
    <>
      <PageTitle title="Category Not Found" />
      <CategoryNotFound order={1} />
    </>
  );
}

function CategoryProducts({ category }: { category: Category }) {
  const { filters, change } = useListFilters();
  const request = useMemo(() => ({ ...filters, category: category.id, search: '' }), [filters, category.id]);
  return (
    <>
      <PageTitle title={category.name} />
      <PageHeader
        title={category.name}
        breadcrumbs={
          <Breadcrumbs current={category.name}>
            <Link to={paths.home()}>Home</Link>
            <Link to={paths.products()}>Products</Link>
          </Breadcrumbs>
        }
      >
        {category.description}
      </PageHeader>
      <ListPageProducts
        request={request}
        filters={filters}
        change={change}
        category={category.slug}
        countLabel={productCount}
        fallback={<CategorySpinner label="Loading products" />}
        empty={<NothingFound title="No products found in this category." filters={filters} change={change} />}
      />
    </>
  );
}
