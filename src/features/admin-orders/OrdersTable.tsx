import { useQuery } from '@tanstack/react-query';
import type { RowSelectionState } from '@tanstack/react-table';
import { useCallback, useMemo, useState } from 'react';
import type { ApiOrder } from '@/api/types';
import type { Page } from '@/api/query';
import { errorMessage } from '@/api/errors';
import { formatMoney } from '@/domain/currency';
import { METHOD_NAMES, ORDER_STATUSES, STATUS_NAMES } from '@/domain/order/readOrder';
import { useClock } from '@/lib/EnvironmentContext';
import { paths } from '@/lib/paths';
import { createColumns } from '@/ui/data-table/columns';
import { DataTable } from '@/ui/data-table/DataTable';
import type { TableFilter } from '@/ui/data-table/TableTools';
import { useTableControls } from '@/ui/data-table/useTableControls';
import { EmptyState } from '@/ui/EmptyState';
import { TextLink } from '@/ui/native/TextLink';
import { canBeMarkedPaid, itemText, type AdminOrder } from './adminOrder';
import { BulkBar } from './BulkBar';
import { DayRange } from './DayRange';
import { MarkPaidButton } from './MarkPaidButton';
import { PaymentBadge } from './OrderBadges';
import { ORDER_TABLE, orderListQuery, orderPage } from './orderList';
import { dayAndTime } from './orderDays';
import classes from './OrdersTable.module.css';
import { OrderViews } from './OrderViews';
import type { PrintJob } from './PrintSheets';
import { StatusSelect } from './StatusSelect';
import { TrackingField } from './TrackingField';

const columns = createColumns<AdminOrder>();
const COLUMNS = columns.columns([
  columns.display({
    id: 'id',
    header: 'Order',
    enableHiding: false,
    meta: { card: 'title', width: '4rem' },
    cell: ({ row: { original } }) => (
      <TextLink
        className={classes.line}
        to={paths.adminOrder(original.id)}
        target="_blank"
        rel="noopener"
        aria-label={`Order ${original.id}, opens in a new tab`}
      >
        {original.id}
      </TextLink>
    ),
  }),
  columns.display({
    id: 'createdAt',
    header: 'Date',
    meta: { width: '8.5rem' },
    cell: ({ row }) => <PlacedAt createdAt={row.original.createdAt} />,
  }),
  columns.display({
    id: 'customer',
    header: 'Customer',
    meta: { width: '9rem' },
    cell: ({ row }) => (
      <span className={classes.customer} title={`${row.original.customer.name}, ${row.original.customer.email}`}>
        {row.original.customer.name}
      </span>
    ),
  }),
  columns.display({
    id: 'items',
    header: 'Items',
    meta: { card: 'wide' },
    cell: ({ row }) => (
      <span className={classes.items} title={row.original.items.map(itemText).join('\n')}>
        {row.original.items.map(itemText).join(', ')}
      </span>
    ),
  }),
  columns.display({ id: 'region', header: 'Region', meta: { width: '4rem' }, cell: ({ row }) => row.original.region }),
  columns.display({
    id: 'total',
    header: 'Total',
    meta: { numeric: true, width: '6.5rem' },
    cell: ({ row }) => <span className={classes.line}>{formatMoney(row.original.total, 'USD')}</span>,
  }),
  columns.display({
    // The server's name of the sort order.
    id: 'paymentStatus',
    header: 'Payment',
    meta: { width: '14.5rem' },
    cell: ({ row: { original } }) => (
      <span className={classes.payment}>
        <PaymentBadge status={original.paymentStatus} plain />
        {/* What awaits a transfer is paid by one. */}
        {canBeMarkedPaid(original) ? <MarkPaidButton order={original} /> : METHOD_NAMES[original.paymentMethod]}
      </span>
    ),
  }),
  columns.display({
    id: 'status',
    header: 'Status',
    enableHiding: false,
    meta: { width: '9rem' },
    cell: ({ row }) => (
      <span className={classes.status}>
        <StatusSelect order={row.original} />
      </span>
    ),
  }),
  columns.display({
    id: 'tracking',
    header: 'Tracking',
    meta: { width: '17.5rem', card: 'wide' },
    cell: ({ row }) => <TrackingField order={row.original} />,
  }),
]);

/** A date with its year stands above the time, because the column is as wide as one without. */
function PlacedAt({ createdAt }: { createdAt: string }) {
  const { day, time } = dayAndTime(new Date(createdAt), useClock().now());
  return (
    <>
      <span className={classes.line}>{day},</span> <span className={classes.line}>{time}</span>
    </>
  );
}

const FILTERS: readonly TableFilter[] = [
  {
    name: 'status',
    label: 'Status',
    all: 'All statuses',
    options: ORDER_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })),
  },
  {
    name: 'paymentStatus',
    label: 'Payment',
    all: 'All payments',
    options: [
      { value: 'pending_verification', label: 'Awaiting transfer' },
      { value: 'paid', label: 'Paid' },
      { value: 'failed', label: 'Failed' },
    ],
  },
];

const rowId = ({ id }: AdminOrder) => String(id);
const rowLabel = ({ id }: AdminOrder) => `order ${id}`;

/** All orders, with what a clerk changes on them in the row itself, and on many at once below it (S2 2.10). */
export function OrdersTable({ onPrint }: { onPrint: (job: PrintJob) => void }) {
  const controls = useTableControls(ORDER_TABLE);
  const { state } = controls;
  const [selected, setSelected] = useState<RowSelectionState>({});
  /** Orders by id that have been on the screen, for the sheets of a selection over several pages. */
  const [known, setKnown] = useState<ReadonlyMap<string, AdminOrder>>(new Map());
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...orderListQuery(state),
    placeholderData: (previous) => previous,
    select: useCallback((response: Page<ApiOrder>) => orderPage(response, state), [state]),
  });
  const select = (next: RowSelectionState) => {
    setKnown((before) => new Map([...before, ...(data?.rows ?? []).map((order) => [rowId(order), order] as const)]));
    setSelected(next);
  };
  const orders = useMemo(
    () => Object.keys(selected).flatMap((id) => data?.rows.find((row) => rowId(row) === id) ?? known.get(id) ?? []),
    [selected, known, data],
  );
  const tools = useMemo(() => <DayRange controls={controls} />, [controls]);
  return (
    <>
      <OrderViews controls={controls} />
      <DataTable
        label="Orders"
        name="adminOrders"
        columns={COLUMNS}
        rowId={rowId}
        data={data}
        stale={isPlaceholderData}
        failure={
          error && !data
            ? {
                title: 'The orders could not be loaded',
                message: errorMessage(error),
                busy: isFetching,
                onRetry: () => void refetch(),
              }
            : null
        }
        empty={
          <EmptyState illustration="empty-orders" title="No orders yet">
            They appear here as soon as a buyer has placed one.
          </EmptyState>
        }
        controls={controls}
        searchLabel="Order, customer, product or tracking"
        filters={FILTERS}
        tools={tools}
        selection={{ selected, onChange: select, rowLabel }}
        dense
        wide
      />
      <BulkBar orders={orders} onClear={() => setSelected({})} onPrint={onPrint} />
    </>
  );
}
