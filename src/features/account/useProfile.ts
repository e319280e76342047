import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/features/session/SessionContext';
import { profileQuery } from './accountQueries';

/**
 * GET /api/user/profile, only with a token. `missing`: there is no profile, because nobody is logged in or because the server
 * returned 401 or 404 (D-186). Any other failure is an error with Retry, and logs nobody out.
 */
export function useProfile() {
  const { token } = useSession();
  const query = useQuery({ ...profileQuery(), enabled: token !== null });
  const status = query.error?.status;
  const missing = token === null || (!query.data && (status === 401 || status === 404));
  return { ...query, missing };
}
