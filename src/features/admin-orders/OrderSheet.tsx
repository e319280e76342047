import { Anchor, Button, Group } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import { Link } from 'react-router-dom';
import { formatMoney } from '@/domain/currency';
import { METHOD_NAMES } from '@/domain/order/readOrder';
import { mailtoHref } from '@/lib/mailtoHref';
import { paths } from '@/lib/paths';
import { Table } from '@/ui/Table';
import type { AdminOrder } from './adminOrder';
import { MarkPaidButton } from './MarkPaidButton';
import { OrderStatusBadge, PaymentBadge } from './OrderBadges';
import { AddressLines } from './PackingSlip';
import classes from './OrderSheet.module.css';
import { StatusSelect } from './StatusSelect';
import { TrackingField } from './TrackingField';

const usd = (cents: number) => formatMoney(cents, 'USD');
const moment = (createdAt: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(createdAt));

/** One order with all that a clerk does to it. The page prints the order's packing slip instead. */
export function OrderSheet({ order }: { order: AdminOrder }) {
  const { customer, address } = order;
  return (
    <div>
      <div className={classes.lead}>
        <OrderStatusBadge status={order.status} />
        <PaymentBadge status={order.paymentStatus} />
        <span>
          {moment(order.createdAt)} · {METHOD_NAMES[order.paymentMethod]} · {order.region}
        </span>
        <Button
          variant="default"
          size="xs"
          ml="auto"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          Print packing slip
        </Button>
      </div>
      <div className={classes.columns}>
        <section className={classes.card} aria-label="Items">
          <Items order={order} />
          {order.notes && (
            <p className={classes.notes}>
              <strong>Note</strong> {order.notes}
            </p>
          )}
        </section>
        <div className={classes.side}>
          <section className={classes.card} aria-label="Actions">
            <h2>Fulfill</h2>
            <Group gap="xs" mb="sm">
              <StatusSelect order={order} />
              <MarkPaidButton order={order} />
            </Group>
            <TrackingField key={order.id} order={order} labelled />
          </section>
          <section className={classes.card} aria-label="Ship to">
            <h2>Ship to</h2>
            <address>
              <AddressLines address={address} />
            </address>
            <p className={classes.quiet}>{order.shippingMethod}</p>
          </section>
          <section className={classes.card} aria-label="Customer">
            <h2>Customer</h2>
            {customer.name}
            <br />
            <Anchor inherit href={mailtoHref(customer.email)}>
              {customer.email}
            </Anchor>
            <br />
            {customer.phone}
            {order.paymentProof && <p className={classes.quiet}>Proof of payment: {order.paymentProof}</p>}
            {order.paymentReference && <p className={classes.quiet}>Payment reference: {order.paymentReference}</p>}
          </section>
        </div>
      </div>
    </div>
  );
}

function Items({ order }: { order: AdminOrder }) {
  const totals = [
    { name: 'Membership discount', amount: -order.membershipDiscount, shown: order.membershipDiscount > 0 },
    { name: 'Subtotal', amount: order.subtotal, shown: true },
    { name: 'Shipping', amount: order.shipping, shown: true },
    { name: 'Tax', amount: order.tax, shown: order.tax !== 0 },
    { name: 'Total', amount: order.total, shown: true },
  ];
  return (
    <Table aria-label={`Items of order ${order.id}`} className={classes.items}>
      <thead>
        <tr>
          <th>Item</th>
          <th className={classes.number}>Quantity</th>
          <th className={classes.number}>Each</th>
          <th className={classes.number}>Amount</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item, index) => (
          // Two lines of an order may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <td>
              {item.slug ? (
                <Anchor component={Link} inherit to={paths.product(item.slug)}>
                  {item.name}
                </Anchor>
              ) : (
                item.name
              )}
              {item.options.length > 0 && <div className={classes.quiet}>{item.options.join(', ')}</div>}
            </td>
            <td className={classes.number}>{item.quantity}</td>
            <td className={classes.number}>{usd(item.price)}</td>
            <td className={classes.number}>{usd(item.lineTotal)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals
          .filter(({ shown }) => shown)
          .map(({ name, amount }) => (
            <tr key={name}>
              <th scope="row" colSpan={3} className={classes.number}>
                {name}
              </th>
              <td className={classes.number}>{usd(amount)}</td>
            </tr>
          ))}
      </tfoot>
    </Table>
  );
}
