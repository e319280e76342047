import { TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { NativeButton } from '@/ui/native/NativeButton';
import { NativeInput } from '@/ui/native/NativeInput';
import type { AdminOrder } from './adminOrder';
import { useSendTracking } from './orderMutations';
import classes from './TrackingField.module.css';
import { useTrackingDraft } from './useTrackingDraft';

/** Sends a tracking number, which marks the order as shipped and emails the customer (S2 4). Shows the stored one at first. */
export function TrackingField({ order, labelled = false }: { order: AdminOrder; labelled?: boolean }) {
  const send = useSendTracking();
  const stored = order.trackingNumber ?? '';
  const [typed, setTyped] = useTrackingDraft(order.id);
  const text = typed ?? stored;
  const isEmpty = text.trim() === '';
  // The rows of a table give a number that has been sent the room of the button.
  const isSent = stored !== '' && text.trim() === stored;
  const field = {
    value: text,
    maxLength: 120,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      setTyped(currentTarget.value === stored ? null : currentTarget.value),
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const onSuccess = () => {
          setTyped(null);
          // The button may go; a clerk at the keyboard keeps the row.
          if (form.contains(document.activeElement)) form.querySelector('input')?.focus();
        };
        if (!isEmpty && !send.isPending) send.mutate({ id: order.id, trackingNumber: text.trim() }, { onSuccess });
      }}
    >
      {labelled ? (
        <TextInput
          {...field}
          className={classes.labelled}
          size="xs"
          label="Tracking number"
          description="Sending it emails the customer."
        />
      ) : (
        <NativeInput {...field} aria-label={`Tracking number of order ${order.id}`} placeholder="Tracking number" />
      )}
      {(labelled || !isSent || send.isPending) && (
        <NativeButton
          type="submit"
          busy={send.isPending}
          disabled={isEmpty}
          aria-label={`Send the tracking number of order ${order.id}`}
          title={isEmpty ? 'Enter a tracking number first' : 'Marks the order as shipped and emails the customer'}
        >
          Send
        </NativeButton>
      )}
    </form>
  );
}
