import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { NothingFound } from '@/features/catalogue/NothingFound';
import { ProductGridSkeleton } from '@/features/catalogue/ProductGrid';
import { SearchBox } from '@/features/catalogue/SearchBox';
import { ShorterSearches } from '@/features/catalogue/ShorterSearches';
import { useListFilters } from '@/features/catalogue/useListFilters';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { PageTitle } from '@/ui/PageTitle';
import frame from './ListPage.module.css';
import { foundCount } from './productCounts';
import { ListPageProducts } from './ListPageProducts';
import { readSearchTerm, searchRequest } from './searchTerm';
import classes from './SearchPage.module.css';

/** The page at /search?q= (S1 2). */
export default function SearchPage() {
  const [params] = useSearchParams();
  const q = readSearchTerm(params);
  return <div className={frame.page}>{q === '' ? <NoTerm /> : <SearchResults key={q} q={q} />}</div>;
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

function SearchResults({ q }: { q: string }) {
  const { filters, change } = useListFilters();
  const request = useMemo(() => searchRequest(q, filters), [q, filters]);
  const title = `Search results for "${q}"`;
  return (
    <>
      <PageTitle title={title} />
      <PageHeader title={title} />
      <ListPageProducts
        request={request}
        filters={filters}
        change={change}
        category={null}
        countLabel={foundCount}
        fallback={<ProductGridSkeleton count={6} columns={3} fullPage label="Searching" />}
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
            shorter={<ShorterSearches request={request} parameter="q" />}
          >
            Try searching with different keywords.
          </NothingFound>
        }
        errorTitle="The search could not be done"
      />
    </>
  );
}
