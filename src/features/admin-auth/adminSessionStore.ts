import type { Channel } from '@/lib/channel';
import { isRecord } from '@/lib/isRecord';
import type { AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createStore, type Store } from '@/lib/store';

export interface AdminSession {
  token: string | null;
  /** Why there is no token any more; null before the first login and while signed in. */
  ended: 'expired' | 'loggedOut' | null;
}

export interface AdminSessionStore extends Pick<Store<AdminSession>, 'get' | 'subscribe'> {
  signIn: (token: string) => void;
  signOut: () => void;
  /** Removes the token because the server rejected it. Ignores a token that has been replaced. */
  expire: (token: string) => void;
  dispose: () => void;
}

/** Broadcast to the other tabs, without the token: they read it from local storage. */
interface AdminSessionChanged {
  adminSession: 'began' | 'expired' | 'loggedOut';
}

const isAdminSessionChanged = (message: unknown): message is AdminSessionChanged =>
  isRecord(message) && ['began', 'expired', 'loggedOut'].includes(String(message['adminSession']));

/** Keeps the clerk's token (`adminToken`), which is apart from the buyer's, in sync with the shop's other tabs. */
export function createAdminSessionStore({
  storage: { local, session: tab },
  channel,
}: {
  storage: AppStorage;
  channel: Channel;
}): AdminSessionStore {
  const readToken = () => local.get(STORAGE_KEYS.adminToken);
  const session = createStore<AdminSession>({ token: readToken(), ended: null });

  const end = (ended: 'expired' | 'loggedOut') => {
    local.remove(STORAGE_KEYS.adminToken);
    session.set({ token: null, ended });
    channel.post({ adminSession: ended } satisfies AdminSessionChanged);
  };
  const dispose = channel.subscribe((message) => {
    if (!isAdminSessionChanged(message)) return;
    const { adminSession } = message;
    const token = adminSession === 'began' ? readToken() : null;
    if (token !== session.get().token) {
      session.set({ token, ended: adminSession === 'began' ? null : adminSession });
    }
  });

  return {
    get: session.get,
    subscribe: session.subscribe,
    signIn: (token) => {
      local.set(STORAGE_KEYS.adminToken, token);
      session.set({ token, ended: null });
      channel.post({ adminSession: 'began' } satisfies AdminSessionChanged);
    },
    signOut: () => {
      tab.remove(STORAGE_KEYS.trackingDrafts);
      end('loggedOut');
    },
    expire: (token) => {
      if (token !== session.get().token) return;
      const stored = readToken();
      // Another tab has signed in again, and its message has not arrived yet.
      if (stored && stored !== token) session.set({ token: stored, ended: null });
      else end('expired');
    },
    dispose,
  };
}
