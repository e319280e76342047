import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import { get, type Page } from '@/api/query';
import type { ApiOrder } from '@/api/types';
import { formatMoney } from '@/domain/currency';
import { paths } from '@/lib/paths';
import { BusyButton } from '@/ui/BusyButton';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { Table } from '@/ui/Table';
import { NEXT_STEP, readAdminOrder, type AdminOrder } from './adminOrder';
import { OrderStatusBadge, PaymentBadge } from './OrderBadges';
import classes from './OpenOrders.module.css';
import { useStepStatus } from './orderMutations';

/** Rows on the dashboard. A backend that does not page returns more. */
const ROWS = 12;

const latestQuery = () => ({
  ...get('/api/admin/orders', { query: { limit: ROWS } }),
  select: ({ items }: Page<ApiOrder>) => items.slice(0, ROWS).map(readAdminOrder),
});

/** The latest orders, each with the button of its next step (S2 4). */
export function OpenOrders() {
  const { data, error, isFetching, refetch } = useQuery(latestQuery());
  if (!data && error) {
    return (
      <ErrorState
        title="The orders could not be loaded"
        message={errorMessage(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label="Loading the orders" centered />;
  if (data.length === 0) return <p>No orders yet.</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={classes.scroll} tabIndex={0} role="region" aria-label="Latest orders, scrolls">
      <Table aria-label="Latest orders" className={classes.table}>
        <thead>
          <tr>
            <th>Order</th>
            <th>Customer</th>
            <th className={classes.number}>Total</th>
            <th className={classes.wide}>Payment</th>
            <th className={classes.wide}>Status</th>
            <th>Next step</th>
          </tr>
        </thead>
        <tbody>
          {data.map((order) => (
            <tr key={order.id}>
              <td>
                <Anchor component={Link} inherit to={paths.adminOrder(order.id)}>
                  {order.id}
                </Anchor>
              </td>
              <td>{order.customer.name}</td>
              <td className={classes.number}>{formatMoney(order.total, 'USD')}</td>
              <td className={classes.wide}>
                <PaymentBadge status={order.paymentStatus} plain />
              </td>
              <td className={classes.wide}>
                <OrderStatusBadge status={order.status} />
              </td>
              <td>
                <NextStep order={order} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function NextStep({ order }: { order: AdminOrder }) {
  const step = useStepStatus();
  const next = NEXT_STEP[order.status];
  // Where there is no column of its own for it.
  if (!next) {
    return (
      <span className={classes.narrow}>
        <OrderStatusBadge status={order.status} />
      </span>
    );
  }
  return (
    <BusyButton
      size="xs"
      variant="default"
      busy={step.isPending}
      aria-label={`${next.label} order ${order.id}`}
      onClick={({ detail }) => {
        // The second click of a double click may meet the next step: it would ship what was to be processed.
        if (detail < 2) step.mutate({ id: order.id, status: next.status });
      }}
    >
      {next.label}
    </BusyButton>
  );
}
