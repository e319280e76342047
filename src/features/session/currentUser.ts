import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { get, getOrNull } from '@/api/query';
import { useSession, useSessionServices } from './SessionContext';

/** The signed-in buyer; 401 reads as nobody (D-89). */
export const currentUserQuery = () => getOrNull('/api/auth/user');
export const membershipQuery = () => get('/api/auth/membership');

/** GET /api/auth/user, only with a stored token (S1 7). */
export function useCurrentUser() {
  const { token } = useSession();
  const { session } = useSessionServices();
  const query = useQuery({ ...currentUserQuery(), enabled: token !== null });
  const user = query.data;
  // Storage is outside React: what the call says about the user is copied there (D-204).
  useEffect(() => {
    if (user) session.rememberUser({ name: user.name, email: user.email });
  }, [user, session]);
  return query;
}

/**
 * GET /api/auth/membership, only when a user exists (S1 7). Where the user cannot be read, that is what failed, and
 * what a retry asks for: nobody waits for a level that is never asked for. `failed`: there is none to show;
 * one that is held stays, though it cannot be read again.
 */
export function useMembership() {
  const user = useCurrentUser();
  const membership = useQuery({ ...membershipQuery(), enabled: Boolean(user.data) });
  const unread = membership.isPending && !membership.isFetching && user.isError;
  const { error, isFetching, refetch } = unread ? user : membership;
  const failed = unread || membership.isLoadingError;
  return { data: membership.data, failed, error, isFetching, refetch };
}
