import type { Channel } from '@/lib/channel';
import { readJson, type AppStorage, type StringStore } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createStore, type Store } from '@/lib/store';
import { claimViews, forgetViews } from './browsing';

/** Who the auth answers say is signed in. */
export interface SessionUser {
  name: string;
  email: string;
}

/** A session that ran out under a buyer's hands: enough to sign in again as before. */
export interface ExpiredSession {
  email: string | null;
  /** Whether it was kept for good (D-86). */
  stay: boolean;
}

export interface Session {
  token: string | null;
  user: SessionUser | null;
  /** Null unless the last session ran out and nobody has signed in or out since (D-209). */
  expired: ExpiredSession | null;
}

interface SignIn {
  token: string;
  user: SessionUser | null;
  /** Ticked 'Stay signed in' keeps the token for good, otherwise for the browser session (D-86). */
  stay: boolean;
}

export interface SessionStore extends Pick<Store<Session>, 'get' | 'subscribe'> {
  signIn: (answer: SignIn) => void;
  /** Fills in the user where the sign-up answer had only a token (D-204). */
  rememberUser: (user: SessionUser) => void;
  signOut: () => void;
  /** The server no longer knows this token (D-209); one that was replaced meanwhile is left alone. */
  expire: (token: string) => void;
  dispose: () => void;
}

/** Whether an answer, or what is stored, says who somebody is. */
export const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'email' in value &&
  typeof value.name === 'string' &&
  typeof value.email === 'string';

const NOBODY: Session = { token: null, user: null, expired: null };

/**
 * What one tab tells the others. It holds the session itself: a tab that is told may find the local storage not written
 * yet, and reading there would show it the buyer who has just left.
 */
interface SessionChanged {
  session: 'changed';
  /** The token of the session that has ended; null when there was none. */
  ended: string | null;
  /** The session that has begun, when it is for all tabs; null when it is for the sending tab alone, or none has. */
  began: Pick<Session, 'token' | 'user'> | null;
  /** Set where the session that has ended ran out: each tab that it was in says so. */
  expired?: ExpiredSession | null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isBegun = (value: unknown) =>
  isObject(value) &&
  'token' in value &&
  typeof value.token === 'string' &&
  'user' in value &&
  (value.user === null || isUser(value.user));

const isExpired = (value: unknown) =>
  isObject(value) &&
  'email' in value &&
  (value.email === null || typeof value.email === 'string') &&
  'stay' in value &&
  typeof value.stay === 'boolean';

const isSessionChanged = (message: unknown): message is SessionChanged =>
  isObject(message) &&
  'session' in message &&
  message.session === 'changed' &&
  'ended' in message &&
  'began' in message &&
  (message.began === null || isBegun(message.began)) &&
  (!('expired' in message) || message.expired === null || isExpired(message.expired));

/** Keeps the buyer's token under `authToken` and who it belongs to under `user`, in step with other tabs. */
export function createSessionStore({ storage, channel }: { storage: AppStorage; channel: Channel }): SessionStore {
  const stores: StringStore[] = [storage.session, storage.local];

  const read = (): Session => {
    const holder = stores.find((store) => store.get(STORAGE_KEYS.authToken));
    if (!holder) return NOBODY;
    return {
      token: holder.get(STORAGE_KEYS.authToken),
      user: readJson(holder, STORAGE_KEYS.user, isUser),
      expired: null,
    };
  };
  const opened = read();
  if (opened.user) claimViews(storage, opened.user.email);
  const session = createStore<Session>(opened);

  const change = (next: Session, stay = false) => {
    const { token: last } = session.get();
    const ended = last === next.token ? null : last;
    session.set(next);
    const began = stay ? { token: next.token, user: next.user } : null;
    channel.post({ session: 'changed', ended, began, expired: next.expired } satisfies SessionChanged);
  };
  const forgetIn = (store: StringStore) => {
    store.remove(STORAGE_KEYS.authToken);
    store.remove(STORAGE_KEYS.user);
  };
  const forget = () => stores.forEach(forgetIn);
  /** What a buyer looked at and meant to buy is nobody else's business. */
  const forgetBrowsing = () => {
    forgetViews(storage);
    storage.session.remove(STORAGE_KEYS.pendingAdd);
  };

  const dispose = channel.subscribe((message) => {
    if (!isSessionChanged(message)) return;
    const { ended, began, expired = null } = message;
    // A tab that was opened from the other one holds a copy. The local storage is the other tab's to write.
    if (ended !== null && storage.session.get(STORAGE_KEYS.authToken) === ended) forgetIn(storage.session);
    const stored = read();
    const ownSession = storage.session.get(STORAGE_KEYS.authToken) !== null;
    const shared = began ? { ...began, expired: null } : stored.token === ended ? NOBODY : stored;
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
      if (lastEmail && lastEmail !== user?.email) forgetBrowsing();
      if (user) claimViews(storage, user.email);
      forget();
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
      claimViews(storage, email);
      session.set({ token, user: { name, email }, expired: null });
    },
    signOut: () => {
      forgetBrowsing();
      forget();
      change(NOBODY);
    },
    expire: (token) => {
      const { token: current, user } = session.get();
      if (token !== current) return;
      const stored = read();
      if (stored.token && stored.token !== token) {
        // Another tab has signed in again, and its word has not come through yet.
        session.set(stored);
        return;
      }
      const stay = storage.session.get(STORAGE_KEYS.authToken) !== token;
      forget();
      change({ ...NOBODY, expired: { email: user?.email ?? null, stay } });
    },
    dispose,
  };
}
