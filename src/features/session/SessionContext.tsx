import { createContext, use, type ReactNode } from 'react';
import { createStore, useStore, type Store } from '@/lib/store';
import type { Session, SessionStore } from './sessionStore';

/** Which mode the login dialog is open in; null when it is closed. */
export type LoginPrompt = 'login' | 'signup' | null;

interface SessionServices {
  session: SessionStore;
  prompt: Store<LoginPrompt>;
  /** Leaves the page for a fresh one, so that nothing of the buyer stays in memory (S1 4). */
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

/** The stored token and user; follows sign-in, logout, expiry and other tabs. */
export function useSession(): Session {
  const { session } = useSessionServices();
  return useStore(session);
}

/** Opens and closes the login dialog over the present page. */
export function useLoginPrompt() {
  const { prompt } = useSessionServices();
  return {
    open: useStore(prompt),
    ask: (mode: 'login' | 'signup' = 'login') => prompt.set(mode),
    close: () => prompt.set(null),
  };
}
