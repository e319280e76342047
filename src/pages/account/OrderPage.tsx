import { Anchor, Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import IconRepeat from '@tabler/icons-react/icons/IconRepeat';
import { Link, useParams } from 'react-router-dom';
import { METHOD_NAMES, type Order } from '@/domain/order/readOrder';
import { AccountLayout } from '@/features/account/AccountLayout';
import { OrderById } from '@/features/orders/OrderById';
import { OrderReceipt } from '@/features/orders/OrderReceipt';
import { Fact, OrderRecipient } from '@/features/orders/OrderRecipient';
import { OrderStatus } from '@/features/orders/OrderStatus';
import { OrderTimeline } from '@/features/orders/OrderTimeline';
import { longDate, paymentStatusName } from '@/features/orders/orderTexts';
import { Tracking } from '@/features/orders/Tracking';
import { LoginPrompt } from '@/features/session/LoginPrompt';
import { useSession } from '@/features/session/SessionContext';
import { BRAND } from '@/lib/brand';
import { paths } from '@/lib/paths';
import classes from './OrderPage.module.css';

/** /orders/{id}: one order with its status, tracking, items and payment; prints as an invoice (D-226). */
export default function OrderPage() {
  const { id } = useParams();
  const { token } = useSession();
  if (token === null)
    return (
      <LoginPrompt from={paths.order(id ?? '')} illustration="empty-orders" order={1}>
        Only the buyer who placed an order can see it.
      </LoginPrompt>
    );
  return <OrderById id={id}>{(order) => <OrderView order={order} />}</OrderById>;
}

function OrderView({ order }: { order: Order }) {
  return (
    <AccountLayout
      title={`Order ${order.id}`}
      lead={`Placed on ${longDate(order.createdAt)}`}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            Print
          </Button>
          <Button
            component={Link}
            to={paths.reorder(order.id)}
            leftSection={<IconRepeat size={16} stroke={1.75} aria-hidden="true" />}
          >
            Reorder
          </Button>
        </>
      }
    >
      <p className={classes.seller}>
        <strong>{BRAND.name}</strong> {BRAND.phone} · {BRAND.email}
      </p>
      <section className={classes.status} aria-labelledby="order-status">
        <div className={classes.statusHead}>
          <h2 id="order-status">Status</h2>
          <OrderStatus status={order.status} />
        </div>
        <OrderTimeline order={order} />
        {order.trackingNumber && <Tracking trackingNumber={order.trackingNumber} />}
      </section>
      <div className={classes.columns}>
        <OrderReceipt order={order} />
        <div className={classes.side}>
          <OrderRecipient order={order} />
          <section className={classes.card} aria-labelledby="order-payment">
            <h2 id="order-payment">Payment and delivery</h2>
            <dl className={classes.facts}>
              <Fact label="Payment method">{METHOD_NAMES[order.paymentMethod] ?? order.paymentMethod}</Fact>
              <Fact label="Payment">{paymentStatusName(order.paymentStatus)}</Fact>
              <Fact label="Shipping">{order.shippingMethod}</Fact>
              <Fact label="Stock location">{order.region}</Fact>
              {order.notes && <Fact label="Your notes">{order.notes}</Fact>}
            </dl>
          </section>
        </div>
      </div>
      <p className={classes.help}>
        Something wrong with this order?{' '}
        <Anchor component={Link} to={paths.contact()}>
          Contact Support
        </Anchor>
      </p>
    </AccountLayout>
  );
}
