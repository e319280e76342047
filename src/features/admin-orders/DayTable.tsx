import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '@/domain/currency';
import { METHOD_NAMES } from '@/domain/order/readOrder';
import { keepFocusNearby } from '@/lib/focus';
import { paths } from '@/lib/paths';
import { Table } from '@/ui/Table';
import { itemText, type AdminOrder } from './adminOrder';
import classes from './DailyOrders.module.css';
import { OrderStatusBadge, PaymentBadge } from './OrderBadges';

/** Rows that a day shows at first, so that a busy week does not fill the page. */
const ROWS = 25;

const timeOf = (createdAt: string) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(new Date(createdAt));

/** The orders of one day, the newest first. */
export function DayTable({ orders, label }: { orders: readonly AdminOrder[]; label: string }) {
  const [shown, setShown] = useState(ROWS);
  if (orders.length === 0) return <p className={classes.empty}>No orders on this day.</p>;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={classes.frame} role="region" aria-label={`${label}, scrolls`} tabIndex={0}>
        <Table aria-label={label} className={classes.table}>
          <thead>
            <tr>
              <th>Order</th>
              <th>Time</th>
              <th>Customer</th>
              <th className={classes.number}>Total</th>
              <th>Items</th>
              <th>Payment</th>
              <th>Status</th>
            </tr>
          </thead>
          <tbody>
            {orders.slice(0, shown).map((order) => (
              <tr key={order.id}>
                <td data-card="title">
                  <Anchor
                    component={Link}
                    inherit
                    to={paths.adminOrder(order.id)}
                    target="_blank"
                    rel="noopener"
                    aria-label={`Order ${order.id}, opens in a new tab`}
                  >
                    {order.id}
                  </Anchor>
                </td>
                <td data-label="Time">{timeOf(order.createdAt)}</td>
                <td data-label="Customer">{order.customer.name}</td>
                <td className={classes.number} data-label="Total">
                  {formatMoney(order.total, 'USD')}
                </td>
                <td
                  className={classes.items}
                  data-label="Items"
                  data-card="wide"
                  title={order.items.map(itemText).join('\n')}
                >
                  {order.items.map(itemText).join(', ')}
                </td>
                <td data-label="Payment">
                  <span className={classes.payment}>
                    <PaymentBadge status={order.paymentStatus} plain /> {METHOD_NAMES[order.paymentMethod]}
                  </span>
                </td>
                <td data-label="Status">
                  <OrderStatusBadge status={order.status} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {/* Stays when the button goes, to take the focus. */}
      <div>
        {orders.length > shown && (
          <Button ref={keepFocusNearby} variant="subtle" size="xs" m="xs" onClick={() => setShown(shown + 4 * ROWS)}>
            Show more of {orders.length} orders
          </Button>
        )}
      </div>
    </>
  );
}
