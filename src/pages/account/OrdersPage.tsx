import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import type { Page } from '@/api/query';
import type { ApiOrder } from '@/api/types';
import { type Order, ORDER_STATUSES, STATUS_NAMES } from '@/domain/order/readOrder';
import { AccountLayout } from '@/features/account/AccountLayout';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { ORDER_RULES, orderPage, ordersQueryOf, PERIODS } from '@/features/orders/orderList';
import { OrderStatus } from '@/features/orders/OrderStatus';
import { itemsText, shortDate } from '@/features/orders/orderTexts';
import { LoginPrompt } from '@/features/session/LoginPrompt';
import { useSession } from '@/features/session/SessionContext';
import { useClock } from '@/lib/EnvironmentContext';
import { paths } from '@/lib/paths';
import { createColumns } from '@/ui/data-table/columns';
import { DataTable } from '@/ui/data-table/DataTable';
import { useTableControls } from '@/ui/data-table/useTableControls';
import { EmptyState } from '@/ui/EmptyState';
import { Money } from '@/ui/Money';
import { SectionBoundary } from '@/ui/SectionBoundary';
import classes from './OrdersPage.module.css';

const columns = createColumns<Order>();
// Plain links: Mantine's components resolve the theme in each cell, which doubles the time that a page of orders takes.
const COLUMNS = columns.columns([
  columns.display({
    id: 'id',
    header: 'Order',
    enableHiding: false,
    meta: { card: 'title', width: '7rem' },
    cell: ({ row: { original } }) => (
      <Link className={classes.order} to={paths.order(original.id)}>
        #{original.id}
      </Link>
    ),
  }),
  columns.display({
    id: 'createdAt',
    header: 'Date',
    meta: { width: '9rem' },
    cell: ({ row: { original } }) => shortDate(original.createdAt),
  }),
  columns.display({
    id: 'items',
    header: 'Items',
    cell: ({ row: { original } }) => itemsText(original),
  }),
  columns.display({
    id: 'tracking',
    header: 'Tracking number',
    meta: { card: 'hidden' },
    cell: ({ row: { original } }) => original.trackingNumber ?? '',
  }),
  columns.display({
    id: 'status',
    header: 'Status',
    meta: { width: '9rem' },
    cell: ({ row: { original } }) => <OrderStatus status={original.status} />,
  }),
  columns.display({
    id: 'total',
    header: 'Total',
    meta: { numeric: true, width: '9rem' },
    cell: ({ row: { original } }) => <Total order={original} />,
  }),
  columns.display({
    id: 'actions',
    header: 'Actions',
    enableHiding: false,
    meta: { numeric: true, width: '8rem', card: 'actions' },
    cell: ({ row: { original } }) => (
      <Link className={classes.reorder} to={paths.reorder(original.id)} aria-label={`Reorder order ${original.id}`}>
        Reorder
      </Link>
    ),
  }),
]);

const FILTERS = [
  {
    name: 'status',
    label: 'Status',
    all: 'All statuses',
    options: ORDER_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] })),
  },
  { name: 'period', label: 'Period', all: 'Any time', options: PERIODS },
];

/** /orders: all orders of the buyer, newest first, with search, filters, sort order and page in the URL (D-56). */
export default function OrdersPage() {
  const { token } = useSession();
  const { search } = useLocation();
  if (token === null)
    return (
      <LoginPrompt from={`${paths.orders()}${search}`} illustration="empty-orders" order={1}>
        Your orders are here once you have logged in.
      </LoginPrompt>
    );
  return (
    <AccountLayout title="Orders" lead="Every order you have placed, with its status and tracking number.">
      <SectionBoundary failure="Your orders could not be shown">
        <OrderTable />
      </SectionBoundary>
    </AccountLayout>
  );
}

const rowId = ({ id }: Order) => String(id);

function OrderTable() {
  const controls = useTableControls(ORDER_RULES);
  const { state } = controls;
  const clock = useClock();
  const now = useMemo(() => clock.now(), [clock]);
  const orders = useQuery({
    ...ordersQueryOf(state, now),
    placeholderData: keepPreviousData,
    select: useCallback((response: Page<ApiOrder>) => orderPage(response, state, now), [state, now]),
  });
  return (
    <DataTable
      label="Orders"
      name="orders"
      columns={COLUMNS}
      rowId={rowId}
      data={orders.data}
      stale={orders.isPlaceholderData}
      failure={
        orders.isError && !orders.data
          ? {
              title: 'Your orders could not be loaded',
              message: errorMessage(orders.error),
              busy: orders.isFetching,
              onRetry: () => void orders.refetch(),
            }
          : null
      }
      controls={controls}
      searchLabel="Product, order or tracking number"
      filters={FILTERS}
      empty={
        <EmptyState
          illustration="empty-orders"
          title="No orders yet"
          action={
            <Button component={Link} to={paths.products()}>
              Browse Products
            </Button>
          }
        >
          Your orders appear here as soon as you place one.
        </EmptyState>
      }
    />
  );
}

function Total({ order }: { order: Order }) {
  const { format } = useCurrency();
  return <Money text={format(order.total)} />;
}
