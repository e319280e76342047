import { Anchor, Button, Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '@/domain/currency';
import { paths } from '@/lib/paths';
import { itemText, PAYMENT_METHODS, type AdminOrder } from './adminOrder';
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
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Order</Table.Th>
              <Table.Th>Time</Table.Th>
              <Table.Th>Customer</Table.Th>
              <Table.Th className={classes.number}>Total</Table.Th>
              <Table.Th>Items</Table.Th>
              <Table.Th>Payment</Table.Th>
              <Table.Th>Status</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {orders.slice(0, shown).map((order) => (
              <Table.Tr key={order.id}>
                <Table.Td data-card="title">
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
                </Table.Td>
                <Table.Td data-label="Time">{timeOf(order.createdAt)}</Table.Td>
                <Table.Td data-label="Customer">{order.customer.name}</Table.Td>
                <Table.Td className={classes.number} data-label="Total">
                  {formatMoney(order.total, 'USD')}
                </Table.Td>
                <Table.Td
                  className={classes.items}
                  data-label="Items"
                  data-card="wide"
                  title={order.items.map(itemText).join('\n')}
                >
                  {order.items.map(itemText).join(', ')}
                </Table.Td>
                <Table.Td data-label="Payment">
                  <span className={classes.payment}>
                    <PaymentBadge status={order.paymentStatus} plain /> {PAYMENT_METHODS[order.paymentMethod]}
                  </span>
                </Table.Td>
                <Table.Td data-label="Status">
                  <OrderStatusBadge status={order.status} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {orders.length > shown && (
        <Button variant="subtle" size="xs" m="xs" onClick={() => setShown(shown + 4 * ROWS)}>
          Show more of {orders.length} orders
        </Button>
      )}
    </>
  );
}
