import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { listQuery } from '@/features/catalogue/catalogueQueries';
import { readListFilters } from '@/features/catalogue/listFilters';
import { purchasedFilterQueries } from '@/features/orders/orderQuery';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';
import { readSearchTerm, searchRequest } from './searchTerm';

export function searchLoader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const q = readSearchTerm(params);
  if (q === '') return null;
  const filters = readListFilters(params);
  if (filters.purchased) {
    const { token } = context.get(sessionRouterContext).get();
    return startQueries(context, ...purchasedFilterQueries(token));
  }
  return startQueries(context, listQuery(searchRequest(q, filters)));
}
