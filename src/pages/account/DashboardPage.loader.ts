import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { profileQuery } from '@/features/account/accountQueries';
import { recentOrdersQuery } from '@/features/orders/orderQuery';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';

/** Starts profile and recent orders; a visitor is sent to the login. */
export function dashboardLoader({ context }: LoaderFunctionArgs) {
  if (!context.get(sessionRouterContext).get().token) return null;
  return startQueries(context, profileQuery(), recentOrdersQuery());
}
