import { useState } from 'react';
import { useSession } from './SessionContext';

/**
 * State of a page that is the buyer's own, such as what was typed. It stays when the session expires, until the same buyer has
 * logged in again (D-209), and is `initial` after a logout, in this tab or another, and for another buyer.
 */
export function useBuyerState<Value>(initial: Value) {
  const { token, user, expired } = useSession();
  const [entry, setEntry] = useState<{ value: Value; owner: string | undefined } | null>(null);
  const isOwn = token === null ? expired !== null : entry?.owner === undefined || !user || user.email === entry.owner;
  if (entry && !isOwn) setEntry(null);
  const set = (next: (previous: Value) => Value) =>
    setEntry((previous) => ({
      value: next(previous ? previous.value : initial),
      owner: user?.email ?? previous?.owner,
    }));
  return [entry && isOwn ? entry.value : initial, set] as const;
}
