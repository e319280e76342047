import type { QueryClient } from '@tanstack/react-query';
import { operationOfKey } from '@/api/query';
import type { SessionStore } from '@/features/session/sessionStore';

/**
 * Whenever the token changes, everything read with the old one is dropped at once, calls under way
 * included: no flash of another person's cart. Returns the function that stops watching.
 */
export function dropPrivateDataOnChange(session: SessionStore, queryClient: QueryClient): () => void {
  let { token } = session.get();
  const privateQueries = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => operationOfKey(queryKey)?.token === 'customer' };
  return session.subscribe(() => {
    const next = session.get().token;
    if (next === token) return;
    token = next;
    void queryClient.cancelQueries(privateQueries);
    void queryClient.resetQueries(privateQueries);
  });
}
