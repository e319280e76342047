import type { UseFormReturnType } from '@mantine/form';
import type { FormEvent } from 'react';
import { ApiError } from '@/api/errors';
import { focusField } from '@/lib/focusField';
import type { ToastInput } from '@/ui/toast/toastStore';
import { useToast } from '@/ui/toast/useToast';
import { useSubmitOnce } from './useSubmitOnce';

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

  const { run, busy } = useSubmitOnce<{ values: Values; element: Element }>(async ({ values, element }, stillHere) => {
    let answer: Answer;
    try {
      answer = await call(values);
    } catch (error) {
      if (!stillHere()) return;
      toast(failedToast(error));
      const named = error instanceof ApiError ? Object.entries(error.fields).filter(([name]) => name in values) : [];
      form.setErrors(Object.fromEntries(named));
      focusField(element, named[0]?.[0] ?? 'password');
      return;
    }
    await onAnswer(answer, values, stillHere);
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    form.onSubmit(
      (values) => run({ values, element }),
      (errors) => focusField(element, Object.keys(errors)[0] ?? ''),
    )(event);
  };
  return { submit, busy };
}
