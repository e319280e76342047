import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { describeError } from '@/api/errors';
import { ListPages } from '@/features/catalogue/ListPages';
import { ProductGrid } from '@/features/catalogue/ProductGrid';
import { ProductGridSkeleton } from '@/features/catalogue/ProductGridSkeleton';
import { SearchBox } from '@/features/catalogue/SearchBox';
import { useProductList } from '@/features/catalogue/useProductList';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { PageTitle } from '@/ui/PageTitle';
import { readSearch } from './SearchPage.address';
import classes from './SearchPage.module.css';
import { quickAdd } from './quickAdd';

/** /search?q= (S1 2). */
export default function SearchPage() {
  const [params, setParams] = useSearchParams();
  const { q, page } = readSearch(params);
  return (
    <div className={classes.page}>
      {q === '' ? (
        <NoTerm />
      ) : (
        <Results key={q} q={q} page={page} onPage={(next) => setParams({ q, page: String(next) })} />
      )}
    </div>
  );
}

function NoTerm() {
  return (
    <>
      <PageTitle title="Search Products" />
      <EmptyState
        illustration="empty-search"
        title="Search Products"
        order={1}
        action={
          <div className={classes.box}>
            <SearchBox />
          </div>
        }
      >
        Enter a search term to find products.
      </EmptyState>
    </>
  );
}

function Results({ q, page, onPage }: { q: string; page: number; onPage: (page: number) => void }) {
  const list = useProductList({ search: q, page });
  const total = list.data?.total;
  return (
    <>
      <PageTitle title={`Search results for "${q}"`} />
      <PageHeader title={`Search results for "${q}"`}>
        <span role="status">{total ? `${total} product(s) found` : ''}</span>
      </PageHeader>
      {list.isPending ? (
        <ProductGridSkeleton count={8} label="Searching" />
      ) : list.isError ? (
        <ErrorState
          title="The search could not be done"
          message={describeError(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : list.data.total === 0 ? (
        <EmptyState
          illustration="empty-search"
          title={`No products found for "${q}"`}
          action={
            <Button component={Link} to={paths.products()} variant="default">
              Browse all products
            </Button>
          }
        >
          Try searching with different keywords.
        </EmptyState>
      ) : (
        <>
          <ProductGrid products={list.data.products} eager={4} stale={list.isPlaceholderData} action={quickAdd} />
          <ListPages total={list.data.total} page={page} onChange={onPage} />
        </>
      )}
    </>
  );
}
