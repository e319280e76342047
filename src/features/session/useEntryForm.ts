import { useForm, type UseFormReturnType } from '@mantine/form';
import { authRules } from './authRules';
import type { SessionUser } from './sessionStore';

export interface EntryValues extends Record<string, unknown> {
  email: string;
  password: string;
  /** Only when an account is made; optional. */
  name: string;
  stay: boolean;
}

/** What follows a login or a new account. The form may have gone meanwhile. */
export type OnEntered = (
  answer: { token: string; user: SessionUser },
  values: EntryValues,
  stillHere: () => boolean,
) => void | Promise<void>;

export type EntryForm = UseFormReturnType<EntryValues>;

/** One form behind both modes, so that changing from login to sign-up loses nothing typed. */
export function useEntryForm({ email = '', stay = true }: { email?: string | null; stay?: boolean } = {}): EntryForm {
  return useForm<EntryValues>({
    mode: 'uncontrolled',
    initialValues: { email: email ?? '', password: '', name: '', stay },
    validate: { email: authRules.email, password: authRules.password, name: authRules.name },
  });
}
