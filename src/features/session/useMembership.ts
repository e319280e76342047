import { useQuery } from '@tanstack/react-query';
import { get } from '@/api/query';
import { readMembership } from '@/domain/membership';
import { useCurrentUser } from './currentUser';

export const membershipQuery = () => ({ ...get('/api/auth/membership'), select: readMembership });

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
