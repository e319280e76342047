import { createContext, use } from 'react';
import { useStore } from '@/lib/store';
import type { AdminSession, AdminSessionStore } from './adminSessionStore';

export const AdminSessionContext = createContext<AdminSessionStore | null>(null);

/** For signing in and out. */
export function useAdminSessionStore(): AdminSessionStore {
  const store = use(AdminSessionContext);
  if (!store) throw new Error('The back office needs an AdminSessionContext around it.');
  return store;
}

/** The clerk's token; updates on login, logout, expiry and changes in other tabs. */
export function useAdminSession(): AdminSession {
  return useStore(useAdminSessionStore());
}
