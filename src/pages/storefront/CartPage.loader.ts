import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { cartQuery } from '@/features/cart/cartQuery';
import { currentUserQuery } from '@/features/session/currentUser';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';

/** The cart and its buyer, whose level is asked for once it is known that there is one (S1 7); a visitor's cart needs no call. */
export function cartLoader({ context }: LoaderFunctionArgs) {
  if (!context.get(sessionRouterContext).get().token) return null;
  return startQueries(context, cartQuery(), currentUserQuery());
}
