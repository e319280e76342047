import type { UseFormReturnType } from '@mantine/form';
import { ApiError } from '@/api/errors';
import { useToast, type ToastInput } from '@/ui/toast/toastStore';
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
  const focusFirst = (names: string[]) => form.getInputNode(names[0] ?? 'password')?.focus();

  const { run, busy } = useSubmitOnce<Values>(async (values, stillHere) => {
    let answer: Answer;
    try {
      answer = await call(values);
    } catch (error) {
      if (!stillHere()) return;
      toast(failedToast(error));
      const named = error instanceof ApiError ? Object.entries(error.fields).filter(([name]) => name in values) : [];
      form.setErrors(Object.fromEntries(named));
      focusFirst(named.map(([name]) => name));
      return;
    }
    await onAnswer(answer, values, stillHere);
  });

  return { submit: form.onSubmit(run, (errors) => focusFirst(Object.keys(errors))), busy };
}
