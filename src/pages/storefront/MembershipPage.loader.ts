import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { currentUserQuery } from '@/features/session/currentUser';
import { sessionContext } from '@/features/session/sessionContext';

/** The buyer, whose level is asked for once it is known that there is one (S1 7); a visitor needs none. */
export function membershipLoader({ context }: LoaderFunctionArgs) {
  if (!context.get(sessionContext).get().token) return null;
  return startQueries(context, currentUserQuery());
}
