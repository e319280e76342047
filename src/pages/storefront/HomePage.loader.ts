import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { categoriesQuery, featuredQuery } from '@/features/catalogue/catalogueQueries';

/** The first round; the six shelves follow from the page, once the categories are known (S1 7). */
export function homeLoader({ context }: LoaderFunctionArgs) {
  return startQueries(context, categoriesQuery(), featuredQuery());
}
