import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getOrNull } from '@/api/query';
import { useSession, useSessionServices } from './SessionContext';

/** The signed-in buyer; null after a 401 (D-89). */
export const currentUserQuery = () => getOrNull('/api/auth/user');

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
