import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { categoriesQuery, featuredQuery } from '@/features/catalogue/catalogueQueries';

/** The page itself fetches the shelves, once the categories are known (S1 7). */
export function homeLoader({ context }: LoaderFunctionArgs) {
  return startQueries(context, categoriesQuery(), featuredQuery());
}
