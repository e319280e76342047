import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { categoriesQuery, listQuery } from '@/features/catalogue/catalogueQueries';
import { readListFilters } from '@/features/catalogue/listFilters';

/** The page itself fetches a category's products, once the category's id is known (D-72). */
export function productsLoader({ context, request }: LoaderFunctionArgs) {
  const { category, ...filters } = readListFilters(new URL(request.url).searchParams);
  return category === null
    ? startQueries(context, categoriesQuery(), listQuery({ ...filters, category: null }))
    : startQueries(context, categoriesQuery());
}
