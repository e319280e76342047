import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { type OrderStatus, STATUS_NAMES } from '@/domain/order/readOrder';
import { BusyButton } from '@/ui/BusyButton';
import { DialogActions } from '@/ui/DialogActions';
import type { AdminOrder } from './adminOrder';
import { useBulkChange } from './bulkMutations';
import { BulkOutcomes } from './BulkOutcomes';

interface BulkStatusDialogProps {
  orders: readonly AdminOrder[];
  status: OrderStatus;
  onClose: () => void;
}

/** Sets the status of many orders and shows the result of each. */
export function BulkStatusDialog({ orders, status, onClose }: BulkStatusDialogProps) {
  // What was selected when the dialog opened: the table behind it is read again.
  const [ids] = useState(() => orders.map(({ id }) => id));
  const [done, setDone] = useState(0);
  const bulk = useBulkChange();
  const run = (some: readonly number[]) => {
    setDone(0);
    bulk.mutate({ changes: some.map((id) => ({ id, status })), onProgress: setDone });
  };
  // The result of each order is shown only here.
  const close = () => {
    if (!bulk.isPending) onClose();
  };
  const failed = bulk.data?.flatMap((outcome) => (outcome.ok ? [] : [outcome.item.id])) ?? [];
  const name = STATUS_NAMES[status];
  return (
    <Modal
      opened
      onClose={close}
      title={`Set ${ids.length === 1 ? '1 order' : `${ids.length} orders`} to ${name}?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {bulk.data ? (
        <BulkOutcomes outcomes={bulk.data} success={`Now ${name}`} />
      ) : (
        <Text c="dimmed" size="sm">
          Orders {ids.slice(0, 12).join(', ')}
          {ids.length > 12 && ` and ${ids.length - 12} more`}.
        </Text>
      )}
      <DialogActions>
        <Button variant="default" disabled={bulk.isPending} onClick={close}>
          {bulk.data ? 'Close' : 'Cancel'}
        </Button>
        {(!bulk.data || failed.length > 0) && (
          <BusyButton busy={bulk.isPending} data-autofocus onClick={() => run(bulk.data ? failed : ids)}>
            {bulk.isPending
              ? `${done} of ${bulk.variables.changes.length}`
              : bulk.data
                ? 'Try the failed ones again'
                : `Set to ${name}`}
          </BusyButton>
        )}
      </DialogActions>
    </Modal>
  );
}
