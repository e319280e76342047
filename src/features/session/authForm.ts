import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, type FormEvent } from 'react';
import { fieldErrors } from '@/api/fieldErrors';
import { emailError } from '@/domain/email';
import { focusField } from '@/lib/focus';
import { showFieldErrors } from '@/lib/showFieldErrors';
import { useSingleFlight } from '@/lib/useSingleFlight';
import type { ToastInput } from '@/ui/toast/toastStore';
import { useToast } from '@/ui/toast/useToast';
import type { SessionUser } from './sessionStore';

/** The contract's maximum lengths in characters. */
const MAX_LENGTH = { password: 200, username: 60, name: 120 } as const;

const tooLong = (value: string, field: keyof typeof MAX_LENGTH) =>
  value.length > MAX_LENGTH[field] ? `At most ${MAX_LENGTH[field]} characters` : null;

/** Each rule returns an error text, or null. The brief only asks for "required" (S1 5). */
export const authRules = {
  email: emailError,
  password: (value: string) => (value.trim() === '' ? 'Enter your password' : tooLong(value, 'password')),
  username: (value: string) => (value.trim() === '' ? 'Enter a username' : tooLong(value.trim(), 'username')),
  name: (value: string) => tooLong(value.trim(), 'name'),
};

export interface CredentialsValues extends Record<string, unknown> {
  email: string;
  password: string;
  /** For a new account; optional. */
  name: string;
  /** Whether the token outlives the browser session (D-86). */
  stay: boolean;
}

/** Called after a login or sign-up. `isMounted` tells whether the form is still on the page. */
export type OnSignedIn = (
  response: { token: string; user: SessionUser },
  values: CredentialsValues,
  isMounted: () => boolean,
) => void | Promise<void>;

export type CredentialsForm = UseFormReturnType<CredentialsValues>;

/** Login and sign-up share one form, so that switching between them keeps what was typed. */
export function useCredentialsForm({
  email = '',
  stay = true,
}: { email?: string | null; stay?: boolean } = {}): CredentialsForm {
  return useForm<CredentialsValues>({
    mode: 'uncontrolled',
    initialValues: { email: email ?? '', password: '', name: '', stay },
    validate: { email: authRules.email, password: authRules.password, name: authRules.name },
  });
}

interface AuthSubmit<Values extends Record<string, unknown>, Output> {
  form: UseFormReturnType<Values>;
  call: (values: Values) => Promise<Output>;
  failedToast: (error: unknown) => ToastInput;
  /** `isMounted` tells whether the form is still on the page. */
  onSuccess: (response: Output, values: Values, isMounted: () => boolean) => void | Promise<void>;
}

/**
 * Validates and sends the form once. A refusal shows as a toast and at the fields that the server names; the values stay, and
 * the first invalid field gets the focus.
 */
export function useAuthSubmit<Values extends Record<string, unknown>, Output>({
  form,
  call,
  failedToast,
  onSuccess,
}: AuthSubmit<Values, Output>) {
  const { toast } = useToast();
  const { run, pending } = useSingleFlight();
  const isMounted = useIsMounted();

  const send = async (values: Values, element: Element) => {
    let response: Output;
    try {
      response = await call(values);
    } catch (error) {
      if (!isMounted()) return;
      toast(failedToast(error));
      showFieldErrors(form, element, fieldErrors(error, values), 'password');
      return;
    }
    await onSuccess(response, values, isMounted);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    form.onSubmit(
      (values) => void run(() => send(values, element)),
      (errors) => focusField(element, Object.keys(errors)[0] ?? ''),
    )(event);
  };
  return { submit, busy: pending };
}

/** Returns a function that tells whether the component is still mounted, for responses that arrive late. */
export function useIsMounted() {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true; // StrictMode mounts twice
    return () => {
      mounted.current = false;
    };
  }, []);
  return () => mounted.current;
}
