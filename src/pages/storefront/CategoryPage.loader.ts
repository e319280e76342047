import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { categoryQuery } from '@/features/catalogue/catalogueQueries';
import { readSlug } from '@/features/catalogue/CanonicalUrl';

/** The page itself fetches the products, once the category's id is known (S1 7). */
export function categoryLoader({ context, params }: LoaderFunctionArgs) {
  return startQueries(context, categoryQuery(readSlug(params)));
}
