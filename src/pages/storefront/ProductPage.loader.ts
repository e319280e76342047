import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries, startQueriesBelowFold } from '@/api/loader';
import { isProductSlug, productQuery } from '@/features/catalogue/catalogueQueries';
import { readSlug } from '@/features/catalogue/CanonicalUrl';
import { recommendationQuery } from '@/features/product/productQueries';

/** Loads the product and, in parallel, the candidates for its recommendations. The first render does not wait for these. */
export function productLoader({ context, params }: LoaderFunctionArgs) {
  const slug = readSlug(params);
  if (!isProductSlug(slug)) return null;
  startQueriesBelowFold(context, recommendationQuery());
  return startQueries(context, productQuery(slug));
}
