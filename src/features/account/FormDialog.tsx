import { Button, Group, Modal } from '@mantine/core';
import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useState, type FormEvent, type ReactNode } from 'react';
import { fieldErrors } from '@/api/fieldErrors';
import { useLoginPrompt } from '@/features/session/SessionContext';
import { focusField } from '@/lib/focus';
import { showFieldErrors } from '@/lib/showFieldErrors';
import { useReturnFocus } from '@/lib/useReturnFocus';
import { useSingleFlight } from '@/lib/useSingleFlight';
import { BusyButton } from '@/ui/BusyButton';
import { DiscardDialog } from '@/ui/DiscardDialog';

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
  const [asking, setAsking] = useState(false);
  useReturnFocus();
  const dirty = form.isDirty();
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
  const close = () => {
    if (pending || covered) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  return (
    // A stack, so that the Escape that opens the question does not close it again.
    <Modal.Stack>
      <Modal opened onClose={close} title={title} size="lg" closeButtonProps={{ 'aria-label': 'Close' }} stackId="form">
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
      </Modal>
      <DiscardDialog
        stackId="question"
        unsaved={dirty}
        asking={asking}
        onDiscard={onClose}
        onKeep={() => setAsking(false)}
      >
        What you have typed is not saved.
      </DiscardDialog>
    </Modal.Stack>
  );
}
