import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { cartQuery } from '@/features/cart/cartQuery';
import { addressesQuery } from '@/features/checkout/checkoutQueries';
import { currentUserQuery } from '@/features/session/currentUser';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';

/** Starts cart, buyer and saved addresses; a visitor is asked to log in first (D-64). */
export function checkoutLoader({ context }: LoaderFunctionArgs) {
  if (!context.get(sessionRouterContext).get().token) return null;
  return startQueries(context, cartQuery(), currentUserQuery(), addressesQuery());
}
