import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { categoriesQuery, listQuery } from '@/features/catalogue/catalogueQueries';
import { readListFilters } from '@/features/catalogue/listFilters';
import { purchasedFilterQueries } from '@/features/orders/orderQuery';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';

/** The page itself fetches the products of a category, once its id is known (D-72), and those that were purchased. */
export function productsLoader({ context, request }: LoaderFunctionArgs) {
  const { category, purchased, ...filters } = readListFilters(new URL(request.url).searchParams);
  if (purchased) {
    const { token } = context.get(sessionRouterContext).get();
    return startQueries(context, categoriesQuery(), ...purchasedFilterQueries(token));
  }
  return category === null
    ? startQueries(context, categoriesQuery(), listQuery({ ...filters, category: null }))
    : startQueries(context, categoriesQuery());
}
