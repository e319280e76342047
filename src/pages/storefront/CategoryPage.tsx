import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ApiError, errorMessage } from '@/api/errors';
import type { Category } from '@/api/types';
import { categoryQuery } from '@/features/catalogue/catalogueQueries';
import { NothingFound } from '@/features/catalogue/NothingFound';
import { CanonicalSlug, slugIn } from '@/features/catalogue/CanonicalUrl';
import { useListFilters } from '@/features/catalogue/useListFilters';
import { paths } from '@/lib/paths';
import { Crumbs } from '@/ui/Crumbs';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { PageTitle } from '@/ui/PageTitle';
import { Spinner } from '@/ui/Spinner';
import { CategoryNotFound } from './CategoryNotFound';
import classes from './ListPage.module.css';
import { productCount } from './productCounts';
import { ListPageProducts } from './ListPageProducts';

/** /category/:slug (S1 2). */
export default function CategoryPage() {
  const slug = slugIn(useParams());
  return (
    <div className={classes.page}>
      <CanonicalSlug path={paths.category} />
      <CategoryAt key={slug} slug={slug} />
    </div>
  );
}

/** Mounted anew for each category: a call that the loader has seen fail is not sent again by the page (S1 7). */
function CategoryAt({ slug }: { slug: string }) {
  const category = useQuery(categoryQuery(slug));
  return (
    <>
      {category.isPending ? (
        <>
          <PageTitle title="Category" />
          <Waiting label="Loading the category" />
        </>
      ) : category.isError && (category.isLoadingError || category.error.status === 404) ? (
        <Failed error={category.error} busy={category.isFetching} onRetry={() => void category.refetch()} />
      ) : (
        <Loaded key={category.data.id} category={category.data} />
      )}
    </>
  );
}

/** The height of a whole list is kept free, so that a reload far down finds its place again; the ring stays in view. */
function Waiting({ label }: { label: string }) {
  return (
    <div className={classes.waiting}>
      <Spinner label={label} centered />
    </div>
  );
}

function Failed({ error, busy, onRetry }: { error: ApiError; busy: boolean; onRetry: () => void }) {
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

function Loaded({ category }: { category: Category }) {
  const { filters, change } = useListFilters();
  const choice = useMemo(() => ({ ...filters, category: category.id, search: '' }), [filters, category.id]);
  return (
    <>
      <PageTitle title={category.name} />
      <PageHeader
        title={category.name}
        crumbs={
          <Crumbs current={category.name}>
            <Link to={paths.home()}>Home</Link>
            <Link to={paths.products()}>Products</Link>
          </Crumbs>
        }
      >
        {category.description}
      </PageHeader>
      <ListPageProducts
        choice={choice}
        filters={filters}
        change={change}
        category={category.slug}
        countInWords={productCount}
        waiting={<Waiting label="Loading products" />}
        empty={<NothingFound title="No products found in this category." filters={filters} change={change} />}
      />
    </>
  );
}
