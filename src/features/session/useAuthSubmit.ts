import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, type FormEvent } from 'react';
import { ApiError } from '@/api/errors';
import { focusField } from '@/lib/focusField';
import { useSingleFlight } from '@/lib/useSingleFlight';
import type { ToastInput } from '@/ui/toast/toastStore';
import { useToast } from '@/ui/toast/useToast';

interface AuthSubmit<Values extends Record<string, unknown>, Answer> {
  form: UseFormReturnType<Values>;
  call: (values: Values) => Promise<Answer>;
  failedToast: (error: unknown) => ToastInput;
  /** What follows a success. The form may have gone meanwhile. */
  onAnswer: (answer: Answer, values: Values, stillHere: () => boolean) => void | Promise<void>;
}

/**
 * Checks, sends once, and shows what the server refuses: in a toast, and at the fields that it names.
 * Nothing typed is lost; the focus goes where something has to be put right.
 */
export function useAuthSubmit<Values extends Record<string, unknown>, Answer>({
  form,
  call,
  failedToast,
  onAnswer,
}: AuthSubmit<Values, Answer>) {
  const { toast } = useToast();

  const { run, pending } = useSingleFlight();
  const isMounted = useIsMounted();

  const send = async (values: Values, element: Element) => {
    let answer: Answer;
    try {
      answer = await call(values);
    } catch (error) {
      if (!isMounted()) return;
      toast(failedToast(error));
      const named = error instanceof ApiError ? Object.entries(error.fields).filter(([name]) => name in values) : [];
      form.setErrors(Object.fromEntries(named));
      focusField(element, named[0]?.[0] ?? 'password');
      return;
    }
    await onAnswer(answer, values, isMounted);
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
function useIsMounted() {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true; // StrictMode mounts twice
    return () => {
      mounted.current = false;
    };
  }, []);
  return () => mounted.current;
}
