import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { cartQuery } from '@/features/cart/cartQuery';
import { currentUserQuery } from '@/features/session/currentUser';
import { sessionContext } from '@/features/session/sessionContext';

/** What the header needs: the buyer and the cart, where there is a token. */
export function shopLoader({ context }: LoaderFunctionArgs) {
  return context.get(sessionContext).get().token ? startQueries(context, currentUserQuery(), cartQuery()) : null;
}
