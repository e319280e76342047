import { createContext, use, type ReactNode } from 'react';
import { useStorage } from '@/lib/EnvironmentContext';
import { useNavigateFrom } from '@/lib/navigateFrom';
import { paths } from '@/lib/paths';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createStore, useStore, type Store } from '@/lib/store';
import type { Session, SessionStore } from './sessionStore';

/** The mode of the open login dialog; null when it is closed. */
export type LoginPrompt = 'login' | 'signup' | null;

interface SessionServices {
  session: SessionStore;
  prompt: Store<LoginPrompt>;
  /** Loads a path from scratch, so that nothing of the buyer stays in memory (S1 4). */
  reload: (path: string) => void;
}

const SessionContext = createContext<SessionServices | null>(null);

export function createLoginPrompt(): Store<LoginPrompt> {
  return createStore<LoginPrompt>(null);
}

export function SessionProvider({ children, ...services }: SessionServices & { children: ReactNode }) {
  return <SessionContext value={services}>{children}</SessionContext>;
}

export function useSessionServices(): SessionServices {
  const services = use(SessionContext);
  if (!services) throw new Error('The session needs a SessionProvider around it.');
  return services;
}

/** The current token and user; updates on sign-in, logout, expiry and changes in other tabs. */
export function useSession(): Session {
  const { session } = useSessionServices();
  return useStore(session);
}

/** Opens and closes the login dialog over the current page. */
export function useLoginPrompt() {
  const { prompt } = useSessionServices();
  return {
    open: useStore(prompt),
    ask: (mode: 'login' | 'signup' = 'login') => prompt.set(mode),
    close: () => prompt.set(null),
  };
}

/** The dashboard's own logout: also removes the stored key `token`, and goes to / without a reload (S2 2.9, D-79). */
export function useDashboardLogout() {
  const { session } = useSessionServices();
  const storage = useStorage();
  const navigateFrom = useNavigateFrom();
  return () => {
    storage.session.set(STORAGE_KEYS.loggedOut, 'yes');
    storage.local.remove(STORAGE_KEYS.token);
    storage.session.remove(STORAGE_KEYS.token);
    session.signOut();
    navigateFrom(() => paths.home(), { replace: true });
  };
}

/** Removes the token and the user and reloads the shop at / (S1 4). */
export function useLogout() {
  const { session, reload } = useSessionServices();
  const storage = useStorage();
  return () => {
    storage.session.set(STORAGE_KEYS.loggedOut, 'yes');
    session.signOut();
    reload(paths.home());
  };
}
