import { createContext, use } from 'react';

/** An account of the mock server. A real backend offers none (D-232). */
export interface DemoAccount {
  label: string;
  /** Of an account of the back office. */
  kind?: 'clerk';
  email: string;
  password: string;
}

export const DemoAccountsContext = createContext<readonly DemoAccount[]>([]);

export const useDemoAccounts = () => use(DemoAccountsContext);
