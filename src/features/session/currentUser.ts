import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { get, getOrNull } from '@/api/query';
import { useSession, useSessionServices } from './SessionContext';

/** The signed-in buyer; null after a 401 (D-89). */
export const currentUserQuery = () => getOrNull('/api/auth/user');
export const membershipQuery = () => get('/api/auth/membership');

/** GET /api/auth/user, only with a stored token (S1 7). */
export function useCurrentUser() {
  const { token } = useSession();
  const { session } = useSessionServices();
  const query = useQuery({ ...currentUserQuery(), enabled: token !== null });
  const user = query.data;
  // Copies the user to the browser's storage (D-204).
  useEffect(() => {
    if (user) session.rememberUser({ name: user.name, email: user.email });
  }, [user, session]);
  return query;
}

/**
 * GET /api/auth/membership, only when a user exists (S1 7). If the user fails to load, `error` and `refetch` are those of the
 * user query. `failed` means that there is no level to show: one in the cache stays when a refetch fails. `isPending`: the
 * first response has not arrived, so no figure that depends on the level is known.
 */
export function useMembership() {
  const user = useCurrentUser();
  const membership = useQuery({ ...membershipQuery(), enabled: Boolean(user.data) });
  const userFailed = membership.isPending && !membership.isFetching && user.isError;
  const { error, isFetching, refetch } = userFailed ? user : membership;
  const failed = userFailed || membership.isLoadingError;
  const isPending = user.isLoading || membership.isLoading;
  return { data: membership.data, isPending, failed, error, isFetching, refetch };
}
