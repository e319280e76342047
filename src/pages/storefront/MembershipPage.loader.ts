import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { currentUserQuery, membershipQuery } from '@/features/session/currentUser';
import { sessionContext } from '@/features/session/loader';

/** The status card's figures; a visitor needs none. */
export function membershipLoader({ context }: LoaderFunctionArgs) {
  if (!context.get(sessionContext).get().token) return null;
  return startQueries(context, currentUserQuery(), membershipQuery());
}
