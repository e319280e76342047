import type { Channel } from '@/lib/channel';
import { readJson, type AppStorage, type StringStore } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createStore, type Store } from '@/lib/store';

/** Who the auth answers say is signed in. */
export interface SessionUser {
  name: string;
  email: string;
}

export interface Session {
  token: string | null;
  user: SessionUser | null;
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

const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' && value !== null && 'name' in value && 'email' in value && typeof value.name === 'string' && typeof value.email === 'string';

const NOBODY: Session = { token: null, user: null };
const SESSION_CHANGED = 'session-changed';

/** Keeps the buyer's token under `authToken` and who it belongs to under `user`, in step with other tabs. */
export function createSessionStore({ storage, channel }: { storage: AppStorage; channel: Channel }): SessionStore {
  const stores: StringStore[] = [storage.session, storage.local];

  const read = (): Session => {
    const holder = stores.find((store) => store.get(STORAGE_KEYS.authToken));
    if (!holder) return NOBODY;
    return { token: holder.get(STORAGE_KEYS.authToken), user: readJson(holder, STORAGE_KEYS.user, isUser) };
  };
  const session = createStore<Session>(read());

  const change = (next: Session) => {
    session.set(next);
    channel.post(SESSION_CHANGED);
  };
  const forget = () => {
    for (const store of stores) {
      store.remove(STORAGE_KEYS.authToken);
      store.remove(STORAGE_KEYS.user);
    }
  };
  const dispose = channel.subscribe((message) => {
    if (message !== SESSION_CHANGED) return;
    const next = read();
    if (next.token !== session.get().token) session.set(next);
  });

  return {
    get: session.get,
    subscribe: session.subscribe,
    signIn: ({ token, user, stay }) => {
      forget();
      const store = stay ? storage.local : storage.session;
      store.set(STORAGE_KEYS.authToken, token);
      if (user) store.set(STORAGE_KEYS.user, JSON.stringify(user));
      change({ token, user });
    },
    rememberUser: (user) => {
      const { token, user: known } = session.get();
      if (!token || (known?.name === user.name && known.email === user.email)) return;
      const holder = stores.find((store) => store.get(STORAGE_KEYS.authToken) === token);
      holder?.set(STORAGE_KEYS.user, JSON.stringify({ name: user.name, email: user.email }));
      session.set({ token, user });
    },
    signOut: () => {
      forget();
      change(NOBODY);
    },
    expire: (token) => {
      if (token !== session.get().token) return;
      forget();
      change(NOBODY);
    },
    dispose,
  };
}
