import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { operationOfKey, queriesBelow } from '@/api/query';
import type { AdminSessionStore } from '@/features/admin-auth/adminSessionStore';
import type { SessionStore } from '@/features/session/sessionStore';
import type { Channel } from '@/lib/channel';
import { isRecord } from '@/lib/isRecord';

const isInvalidation = (message: unknown): message is { outdated: QueryKey[] } =>
  isRecord(message) && Array.isArray(message['outdated']) && message['outdated'].every(Array.isArray);

/** Queries that one tab invalidates are invalidated in the shop's other tabs too. */
export function syncTabs(channel: Channel, queryClient: QueryClient) {
  const stop = channel.subscribe((message) => {
    if (!isInvalidation(message)) return;
    for (const queryKey of message.outdated) void queryClient.invalidateQueries(queriesBelow(queryKey));
  });
  return { broadcastInvalidation: (outdated: QueryKey[]) => channel.post({ outdated }), stop };
}

/**
 * Queries that send the buyer's token, or that are not an operation of the contract; and lists of products by ids, which name
 * what the buyer has bought. Other public and back-office queries are not private.
 */
function isPrivate({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  const operation = operationOfKey(queryKey);
  return !operation || operation.token === 'customer' || /[?&]ids=/.test(String(queryKey.at(-1)));
}

/**
 * Empties every private query as soon as the token changes, requests in flight included, so that no buyer sees
 * another's cart. Mounted queries are refetched with the new token; without a token none is (S1 7).
 * Returns the function that stops watching.
 */
export function resetPrivateQueriesOnTokenChange(session: SessionStore, queryClient: QueryClient): () => void {
  let { token } = session.get();
  return session.subscribe(() => {
    const next = session.get().token;
    if (next === token) return;
    token = next;
    // Not queryClient.resetQueries: it would refetch the mounted queries even when the buyer is signed out.
    for (const query of queryClient.getQueryCache().findAll({ predicate: isPrivate })) {
      query.reset();
      // Its key may name an order, or what the buyer has searched for.
      if (query.getObserversCount() === 0) queryClient.getQueryCache().remove(query);
    }
    if (next) void queryClient.refetchQueries({ predicate: isPrivate, type: 'active' });
  });
}

const isOfBackOffice = ({ queryKey }: Pick<Query, 'queryKey'>) => operationOfKey(queryKey)?.token === 'admin';

/**
 * Removes what the back office has read as soon as its clerk logs out. When the session only expires, the page stays as it
 * is behind the login, and is read again after it. Queries that failed with the old token are reset first: their 401 would end
 * the new session, too. Returns the function that stops watching.
 */
export function dropAdminQueriesAtLogout(session: AdminSessionStore, queryClient: QueryClient): () => void {
  return session.subscribe(() => {
    const { token, ended } = session.get();
    if (ended === 'loggedOut') queryClient.removeQueries({ predicate: isOfBackOffice });
    if (!token) return;
    const hasFailed = (query: Query) => isOfBackOffice(query) && query.state.status === 'error' && !query.state.data;
    for (const query of queryClient.getQueryCache().findAll({ predicate: hasFailed })) query.reset();
    void queryClient.invalidateQueries({ predicate: isOfBackOffice });
  });
}
