import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { currentUserQuery } from '@/features/session/currentUser';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';

/** The buyer, whose level is asked for once it is known that there is one (S1 7); a visitor needs none. */
export function membershipLoader({ context }: LoaderFunctionArgs) {
  if (!context.get(sessionRouterContext).get().token) return null;
  return startQueries(context, currentUserQuery());
}
