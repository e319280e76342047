import type { Query, QueryClient } from '@tanstack/react-query';
import { operationOfKey } from '@/api/query';
import type { SessionStore } from '@/features/session/sessionStore';

/** Everything but what anybody may read, and the back office's own. */
function isPrivate({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  const operation = operationOfKey(queryKey);
  return !operation || operation.token === 'customer';
}

/**
 * Whenever the token changes, everything read with the old one is dropped at once, calls under way
 * included: no flash of another person's cart. What is on the screen is read again with the new token;
 * without one nothing is asked (S1 7). Returns the function that stops watching.
 */
export function dropPrivateDataOnChange(session: SessionStore, queryClient: QueryClient): () => void {
  let { token } = session.get();
  return session.subscribe(() => {
    const next = session.get().token;
    if (next === token) return;
    token = next;
    // Not resetQueries: that would ask again for what is still on the screen, even when nobody is signed in.
    for (const query of queryClient.getQueryCache().findAll({ predicate: isPrivate })) query.reset();
    if (next) void queryClient.refetchQueries({ predicate: isPrivate, type: 'active' });
  });
}
