import { Button, Group } from '@mantine/core';
import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import type { FormEvent, ReactNode } from 'react';
import { fieldErrors } from '@/api/fieldErrors';
import { useLoginPrompt } from '@/features/session/SessionContext';
import { focusField } from '@/lib/focus';
import { showFieldErrors } from '@/lib/showFieldErrors';
import { useReturnFocus } from '@/lib/useReturnFocus';
import { useSingleFlight } from '@/lib/useSingleFlight';
import { BusyButton } from '@/ui/BusyButton';
import { EditDialog } from '@/ui/EditDialog';

interface FormDialogProps<Values extends Record<string, unknown>> {
  title: string;
  initialValues: Values;
  validate: NonNullable<UseFormInput<Values>['validate']>;
  /** Sends the form; rejects with the call's error, whose toast the caller shows. */
  save: (values: Values) => Promise<unknown>;
  onClose: () => void;
  children: (form: UseFormReturnType<Values>) => ReactNode;
}

/**
 * A form in a dialog. What was typed stays when the call fails; closing the dialog or leaving the page with changes asks first.
 * Closing returns the focus to the button that opened it.
 */
export function FormDialog<Values extends Record<string, unknown>>(props: FormDialogProps<Values>) {
  const { title, initialValues, validate, save, onClose, children } = props;
  const form = useForm<Values>({ initialValues, validate });
  const { run, pending } = useSingleFlight();
  useReturnFocus();
  // When the session expires, the login opens above this dialog, and Escape closes the login alone (D-209).
  const covered = useLoginPrompt().open !== null;

  const send = async (values: Values, element: Element) => {
    try {
      await save(values);
    } catch (error) {
      showFieldErrors(form, element, fieldErrors(error, values));
      return;
    }
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    form.onSubmit(
      (values) => void run(() => send(values, element)),
      (errors) => focusField(element, Object.keys(errors)[0] ?? ''),
    )(event);
  };
  return (
    <EditDialog
      title={title}
      size="lg"
      unsaved={form.isDirty()}
      lost="What you have typed is not saved."
      locked={pending || covered}
      onClose={onClose}
    >
      {(close) => (
        <form onSubmit={submit} noValidate aria-label={title}>
          {children(form)}
          <Group justify="flex-end" gap="sm" mt="lg">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <BusyButton type="submit" busy={pending}>
              Save
            </BusyButton>
          </Group>
        </form>
      )}
    </EditDialog>
  );
}
