import { createContext, use } from 'react';

/** Whom one can sign in as on the mock server; a real backend has none to show (D-232). */
export interface DemoAccount {
  label: string;
  email: string;
  password: string;
}

export const DemoAccountsContext = createContext<readonly DemoAccount[]>([]);

export const useDemoAccounts = () => use(DemoAccountsContext);
