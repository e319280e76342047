import type { Channel } from '@/lib/channel';
import { isRecord } from '@/lib/isRecord';
import { isStringOrNull, readJson, type AppStorage, type StringStore } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createStore, type Store } from '@/lib/store';
import { claimRecentlyViewed, clearRecentlyViewed } from './browsingOwner';

/** The signed-in user, as the auth operations return it. */
export interface SessionUser {
  name: string;
  email: string;
}

/** What the login dialog prefills after a session has expired. */
export interface ExpiredSession {
  email: string | null;
  /** Whether 'Stay signed in' was ticked (D-86). */
  stay: boolean;
}

export interface Session {
  token: string | null;
  user: SessionUser | null;
  /** Null unless the last session expired and no one has signed in or out since (D-209). */
  expired: ExpiredSession | null;
}

interface SignIn {
  token: string;
  user: SessionUser | null;
  /** Keeps the token in local storage rather than in session storage (D-86). */
  stay: boolean;
}

export interface SessionStore extends Pick<Store<Session>, 'get' | 'subscribe'> {
  signIn: (session: SignIn) => void;
  /** Sets the user after a sign-up whose response had only a token (D-204). */
  rememberUser: (user: SessionUser) => void;
  signOut: () => void;
  /** Ends the session because the server rejected this token (D-209). Ignores a token that has been replaced. */
  expire: (token: string) => void;
  dispose: () => void;
}

export const isUser = (value: unknown): value is SessionUser =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['email'] === 'string';

const SIGNED_OUT: Session = { token: null, user: null, expired: null };

/**
 * Broadcast to the other tabs. It contains the new session, because a tab that receives it may still read the previous one
 * from local storage.
 */
interface SessionChanged {
  session: 'changed';
  /** Token of the previous session; null when there was none. */
  ended: string | null;
  /** The new session if all tabs share it; null if it belongs to the sending tab only, or after a logout. */
  began: Pick<Session, 'token' | 'user'> | null;
  /** Set if the previous session expired: each tab that used it shows a message. */
  expired?: ExpiredSession | null;
}

const isSessionStart = (value: unknown) =>
  isRecord(value) && typeof value['token'] === 'string' && (value['user'] === null || isUser(value['user']));

const isExpired = (value: unknown) =>
  isRecord(value) && isStringOrNull(value['email']) && typeof value['stay'] === 'boolean';

const isSessionChanged = (message: unknown): message is SessionChanged =>
  isRecord(message) &&
  message['session'] === 'changed' &&
  'ended' in message &&
  (message['began'] === null || isSessionStart(message['began'])) &&
  (!('expired' in message) || message['expired'] === null || isExpired(message['expired']));

/** Keeps the buyer's token (`authToken`) and the user (`user`) in the browser's storage, in sync with other tabs. */
export function createSessionStore({ storage, channel }: { storage: AppStorage; channel: Channel }): SessionStore {
  const stores: StringStore[] = [storage.session, storage.local];

  const read = (): Session => {
    const holder = stores.find((store) => store.get(STORAGE_KEYS.authToken));
    if (!holder) return SIGNED_OUT;
    return {
      token: holder.get(STORAGE_KEYS.authToken),
      user: readJson(holder, STORAGE_KEYS.user, isUser),
      expired: null,
    };
  };
  const initial = read();
  if (initial.user) claimRecentlyViewed(storage, initial.user.email);
  const session = createStore<Session>(initial);

  const change = (next: Session, stay = false) => {
    const { token: last } = session.get();
    const ended = last === next.token ? null : last;
    session.set(next);
    const began = stay ? { token: next.token, user: next.user } : null;
    channel.post({ session: 'changed', ended, began, expired: next.expired } satisfies SessionChanged);
  };
  const clearStore = (store: StringStore) => {
    store.remove(STORAGE_KEYS.authToken);
    store.remove(STORAGE_KEYS.user);
  };
  const clearStores = () => stores.forEach(clearStore);
  /** Removes data that the next buyer must not see. */
  const clearBrowsing = () => {
    clearRecentlyViewed(storage);
    storage.session.remove(STORAGE_KEYS.pendingAdd);
    storage.local.remove(STORAGE_KEYS.cartRegion);
  };

  const dispose = channel.subscribe((message) => {
    if (!isSessionChanged(message)) return;
    const { ended, began, expired = null } = message;
    // A tab that was duplicated from the sender has a copy in its session storage. Local storage is written by the sender.
    if (ended !== null && storage.session.get(STORAGE_KEYS.authToken) === ended) clearStore(storage.session);
    const stored = read();
    const ownSession = storage.session.get(STORAGE_KEYS.authToken) !== null;
    const shared = began ? { ...began, expired: null } : stored.token === ended ? SIGNED_OUT : stored;
    const next = ownSession ? stored : shared;
    const last = session.get().token;
    if (next.token !== last) session.set(next.token === null && last === ended ? { ...next, expired } : next);
  });

  return {
    get: session.get,
    subscribe: session.subscribe,
    signIn: ({ token, user, stay }) => {
      const { user: last, expired } = session.get();
      const lastEmail = last?.email ?? expired?.email;
      if (lastEmail && lastEmail !== user?.email) clearBrowsing();
      if (user) claimRecentlyViewed(storage, user.email);
      clearStores();
      const store = stay ? storage.local : storage.session;
      store.set(STORAGE_KEYS.authToken, token);
      if (user) store.set(STORAGE_KEYS.user, JSON.stringify({ name: user.name, email: user.email }));
      change({ token, user, expired: null }, stay);
    },
    rememberUser: ({ name, email }) => {
      const { token, user: known } = session.get();
      if (!token || (known?.name === name && known.email === email)) return;
      const holder = stores.find((store) => store.get(STORAGE_KEYS.authToken) === token);
      holder?.set(STORAGE_KEYS.user, JSON.stringify({ name, email }));
      claimRecentlyViewed(storage, email);
      session.set({ token, user: { name, email }, expired: null });
    },
    signOut: () => {
      clearBrowsing();
      clearStores();
      change(SIGNED_OUT);
    },
    expire: (token) => {
      const { token: current, user } = session.get();
      if (token !== current) return;
      const stored = read();
      if (stored.token && stored.token !== token) {
        // Another tab has signed in again, and its message has not arrived yet.
        session.set(stored);
        return;
      }
      const stay = storage.session.get(STORAGE_KEYS.authToken) !== token;
      // Another tab may have stored a token of its own.
      for (const store of stores) if (store.get(STORAGE_KEYS.authToken) === token) clearStore(store);
      change({ ...SIGNED_OUT, expired: { email: user?.email ?? null, stay } });
    },
    dispose,
  };
}
