import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { cartQuery } from '@/features/cart/cartQuery';
import { currentUserQuery } from '@/features/session/currentUser';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';

/**
 * Starts the cart and the current user; the membership level follows from the page once the user is known (S1 7). A visitor
 * needs no request.
 */
export function cartLoader({ context }: LoaderFunctionArgs) {
  if (!context.get(sessionRouterContext).get().token) return null;
  return startQueries(context, cartQuery(), currentUserQuery());
}
