import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { productQuery } from '@/features/catalogue/catalogueQueries';
import { recommendationQuery } from '@/features/product/productQueries';

/** The product and the list that its recommendations come from, both at once. */
export function productLoader({ context, params }: LoaderFunctionArgs) {
  return startQueries(context, productQuery(params.slug ?? ''), recommendationQuery());
}
