import type { LoaderFunctionArgs } from 'react-router-dom';
import { waitForStartedQueries, startQueries } from '@/api/loader';
import { cartQuery } from '@/features/cart/cartQuery';
import { currentUserQuery } from '@/features/session/currentUser';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';

/**
 * What the header needs: the buyer and the cart, where there is a token. It runs once a visit, before anything is shown:
 * answers that are all but here (preloadedRequests.ts) are waited for, so that the page is drawn once, with them.
 */
export async function shopLoader({ context }: LoaderFunctionArgs) {
  if (context.get(sessionRouterContext).get().token) startQueries(context, currentUserQuery(), cartQuery());
  await waitForStartedQueries(context);
  return null;
}
