import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { isProductAddress, productQuery } from '@/features/catalogue/catalogueQueries';
import { slugIn } from '@/features/catalogue/CanonicalUrl';
import { recommendationQuery } from '@/features/product/productQueries';

/** The product and the list that its recommendations come from, both at once. */
export function productLoader({ context, params }: LoaderFunctionArgs) {
  const slug = slugIn(params);
  return isProductAddress(slug) ? startQueries(context, productQuery(slug), recommendationQuery()) : null;
}
