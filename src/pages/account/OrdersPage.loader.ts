import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { firstOrdersQuery } from '@/features/orders/orderQuery';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';

/** Starts the newest orders. With a query in the URL the page itself knows what to request. */
export function ordersLoader({ context, request }: LoaderFunctionArgs) {
  const { token } = context.get(sessionRouterContext).get();
  return token && new URL(request.url).search === '' ? startQueries(context, firstOrdersQuery()) : null;
}
