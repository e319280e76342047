import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { NothingFound } from '@/features/catalogue/NothingFound';
import { ProductGridSkeleton } from '@/features/catalogue/ProductGrid';
import { SearchBox } from '@/features/catalogue/SearchBox';
import { useListFilters } from '@/features/catalogue/useListFilters';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { PageTitle } from '@/ui/PageTitle';
import frame from './ListPage.module.css';
import { foundCount } from './productCounts';
import { ListPageProducts } from './ListPageProducts';
import { readTerm, searchChoice } from './searchAddress';
import classes from './SearchPage.module.css';

/** /search?q= (S1 2). */
export default function SearchPage() {
  const [params] = useSearchParams();
  const q = readTerm(params);
  return <div className={frame.page}>{q === '' ? <NoTerm /> : <Results key={q} q={q} />}</div>;
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

function Results({ q }: { q: string }) {
  const { filters, change } = useListFilters();
  const choice = useMemo(() => searchChoice(q, filters), [q, filters]);
  return (
    <>
      <PageTitle title={`Search results for "${q}"`} />
      <PageHeader title={`Search results for "${q}"`} />
      <ListPageProducts
        choice={choice}
        filters={filters}
        change={change}
        category={null}
        countInWords={foundCount}
        waiting={<ProductGridSkeleton count={6} columns={3} wholePage label="Searching" />}
        empty={
          <NothingFound
            title={`No products found for "${q}"`}
            filters={filters}
            change={change}
            action={
              <Button component={Link} to={paths.products()} variant="default">
                Browse all products
              </Button>
            }
          >
            Try searching with different keywords.
          </NothingFound>
        }
        failed="The search could not be done"
      />
    </>
  );
}
