import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { ProductGridSkeleton } from '@/features/catalogue/ProductGridSkeleton';
import { ProductList } from '@/features/catalogue/ProductList';
import { SearchBox } from '@/features/catalogue/SearchBox';
import { useProductList } from '@/features/catalogue/useProductList';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { PageTitle } from '@/ui/PageTitle';
import frame from './ListPage.module.css';
import { readSearch } from './SearchPage.address';
import classes from './SearchPage.module.css';
import { quickAdd } from './quickAdd';

/** /search?q= (S1 2). */
export default function SearchPage() {
  const [params] = useSearchParams();
  const { q, page } = readSearch(params);
  return <div className={frame.page}>{q === '' ? <NoTerm /> : <Results key={q} q={q} page={page} />}</div>;
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

function Results({ q, page }: { q: string; page: number }) {
  const list = useProductList({ search: q, page });
  const total = list.data?.total;
  return (
    <>
      <PageTitle title={`Search results for "${q}"`} />
      <PageHeader title={`Search results for "${q}"`}>
        <span role="status">{total ? `${total} product(s) found` : ''}</span>
      </PageHeader>
      <ProductList
        list={list}
        waiting={<ProductGridSkeleton count={8} label="Searching" />}
        empty={
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
        }
        failed="The search could not be done"
        action={quickAdd}
      />
    </>
  );
}
