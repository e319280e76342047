import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { categoriesQuery, listQuery } from '@/features/catalogue/catalogueQueries';
import { readListFilters } from '@/features/catalogue/useListFilters';

/** A category's products follow from the page, once its id is known (D-72); everything else starts now. */
export function productsLoader({ context, request }: LoaderFunctionArgs) {
  const { category, search, region, sort, page } = readListFilters(new URL(request.url).searchParams);
  const list = listQuery({ search, region: region ?? undefined, sort: sort ?? undefined, page });
  return category === null ? startQueries(context, categoriesQuery(), list) : startQueries(context, categoriesQuery());
}
