import { Button } from '@mantine/core';
import { useState } from 'react';
import { ORDER_STATUSES, type OrderStatus, STATUS_NAMES } from '@/domain/order/readOrder';
import { FocusTableOnRemoval } from '@/ui/data-table/TableGrid';
import { LazyDialog } from '@/ui/LazyDialog';
import { NativeSelect } from '@/ui/native/NativeSelect';
import type { AdminOrder } from './adminOrder';
import classes from './OrdersTable.module.css';
import type { PrintJob } from './PrintSheets';

const loadStatusDialog = async () => (await import('./BulkStatusDialog')).BulkStatusDialog;

interface BulkBarProps {
  /** The selected orders, of all pages. */
  orders: readonly AdminOrder[];
  onClear: () => void;
  onPrint: (job: PrintJob) => void;
}

/** What a clerk does with the selected orders. */
export function BulkBar({ orders, onClear, onPrint }: BulkBarProps) {
  const [status, setStatus] = useState<OrderStatus>('processing');
  if (orders.length === 0) return null;
  return (
    <FocusTableOnRemoval>
      <section className={classes.bulk} aria-label="Selected orders">
        <strong role="status">{orders.length === 1 ? '1 order selected' : `${orders.length} orders selected`}</strong>
        <NativeSelect
          size="xs"
          label="New status"
          value={status}
          options={ORDER_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }))}
          onChange={(chosen) => setStatus(ORDER_STATUSES.find((known) => known === chosen) ?? status)}
        />
        <LazyDialog
          load={loadStatusDialog}
          opener={(props) => (
            <Button {...props} size="xs">
              Set status
            </Button>
          )}
        >
          {(BulkStatusDialog, { opened, close }) =>
            opened && <BulkStatusDialog orders={orders} status={status} onClose={close} />
          }
        </LazyDialog>
        <Button size="xs" variant="default" onClick={() => onPrint({ kind: 'pick', orders })}>
          Pick list
        </Button>
        <Button size="xs" variant="default" onClick={() => onPrint({ kind: 'pack', orders })}>
          Packing slips
        </Button>
        <Button size="xs" variant="subtle" onClick={onClear}>
          Clear selection
        </Button>
      </section>
    </FocusTableOnRemoval>
  );
}
