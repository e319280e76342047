import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { currentUserQuery } from '@/features/session/currentUser';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';

/** Starts loading the buyer; the level follows once the buyer is known (S1 7). Visitors need no data. */
export function membershipLoader({ context }: LoaderFunctionArgs) {
  if (!context.get(sessionRouterContext).get().token) return null;
  return startQueries(context, currentUserQuery());
}
