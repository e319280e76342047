import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { addressesQuery, profileQuery } from '@/features/account/accountQueries';
import { recentOrdersQuery } from '@/features/orders/orderQuery';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';

/** Starts profile, addresses and recent orders; a visitor has none. */
export function profileLoader({ context }: LoaderFunctionArgs) {
  if (!context.get(sessionRouterContext).get().token) return null;
  return startQueries(context, profileQuery(), addressesQuery(), recentOrdersQuery());
}
