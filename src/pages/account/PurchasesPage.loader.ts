import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { purchasedOrdersQuery } from '@/features/orders/orderQuery';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';

/** Starts the newest orders; a visitor has none. */
export function purchasesLoader({ context, request }: LoaderFunctionArgs) {
  const { token } = context.get(sessionRouterContext).get();
  const search = new URL(request.url).searchParams.get('search')?.trim() ?? '';
  return token ? startQueries(context, purchasedOrdersQuery(search, 0)) : null;
}
