import { Group, TextInput } from '@mantine/core';
import { BusyButton } from '@/ui/BusyButton';
import type { AdminOrder } from './adminOrder';
import { useSendTracking } from './orderMutations';
import { useTrackingDraft } from './useTrackingDraft';

/** Sends a tracking number, which marks the order as shipped and emails the customer (S2 4). Shows the stored one at first. */
export function TrackingField({ order, labelled = false }: { order: AdminOrder; labelled?: boolean }) {
  const send = useSendTracking();
  const stored = order.trackingNumber ?? '';
  const [typed, setTyped] = useTrackingDraft(order.id);
  const text = typed ?? stored;
  const name = `Tracking number of order ${order.id}`;
  const isEmpty = text.trim() === '';
  // The rows of a table give a number that has been sent the room of the button.
  const isSent = stored !== '' && text.trim() === stored;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !send.isPending) {
          send.mutate({ id: order.id, trackingNumber: text.trim() }, { onSuccess: () => setTyped(null) });
        }
      }}
    >
      <Group gap={6} wrap="nowrap" align="flex-end">
        <TextInput
          size="xs"
          {...(labelled ? { label: 'Tracking number', description: 'Sending it emails the customer.' } : {})}
          {...(!labelled && { 'aria-label': name, placeholder: 'Tracking number' })}
          value={text}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          style={{ flex: 1, minWidth: 130 }}
          onChange={({ currentTarget }) => setTyped(currentTarget.value === stored ? null : currentTarget.value)}
        />
        {(labelled || !isSent || send.isPending) && (
          <BusyButton
            type="submit"
            size="xs"
            variant="default"
            style={{ flex: 'none' }}
            busy={send.isPending}
            disabled={isEmpty}
            aria-label={`Send the tracking number of order ${order.id}`}
            title={isEmpty ? 'Enter a tracking number first' : 'Marks the order as shipped and emails the customer'}
          >
            Send
          </BusyButton>
        )}
      </Group>
    </form>
  );
}
