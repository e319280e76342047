import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { cartQuery } from '@/features/cart/cartQuery';
import { currentUserQuery, membershipQuery } from '@/features/session/currentUser';
import { sessionContext } from '@/features/session/loader';

/** The cart, and the level that its discount depends on; a visitor's cart needs no call. */
export function cartLoader({ context }: LoaderFunctionArgs) {
  if (!context.get(sessionContext).get().token) return null;
  return startQueries(context, cartQuery(), currentUserQuery(), membershipQuery());
}
