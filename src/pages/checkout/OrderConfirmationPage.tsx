import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import { readOrder, type Order } from '@/domain/order/readOrder';
import { orderQuery, readOrderId } from '@/features/orders/orderQuery';
import { OrderReceipt } from '@/features/orders/OrderReceipt';
import { useSession } from '@/features/session/SessionContext';
import { BRAND } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { PageTitle } from '@/ui/PageTitle';
import { SectionBoundary } from '@/ui/SectionBoundary';
import { Spinner } from '@/ui/Spinner';
import { StatusBadge } from '@/ui/StatusBadge';
import { LoginPrompt } from './LoginPrompt';
import classes from './OrderConfirmationPage.module.css';

/** /order-confirmation/{id}: the order after it was placed (S2 2.6). Prints as a pro-forma invoice. */
export default function OrderConfirmationPage() {
  const { id: idInUrl } = useParams();
  const id = readOrderId(idInUrl);
  const { token } = useSession();
  return (
    <div className={classes.page}>
      <PageTitle title="Order confirmation" />
      {token === null ? (
        <LoginPrompt from={paths.orderConfirmation(idInUrl ?? '')} order={1}>
          Only the buyer who placed an order can see it.
        </LoginPrompt>
      ) : id === null ? (
        <OrderNotFound />
      ) : (
        <SectionBoundary failure="Your order could not be shown">
          <ConfirmationById id={id} />
        </SectionBoundary>
      )}
    </div>
  );
}

function ConfirmationById({ id }: { id: number }) {
  const order = useQuery({ ...orderQuery(id), select: readOrder });
  if (order.isPending) return <Spinner label="Loading order details..." labelled centered />;
  if (order.data) return <Confirmation order={order.data} />;
  if (order.error?.status === 404) return <OrderNotFound />;
  return (
    <ErrorState
      title="Your order could not be loaded"
      message={errorMessage(order.error)}
      busy={order.isFetching}
      onRetry={() => void order.refetch()}
    />
  );
}

/** For an order that does not exist and for another buyer's alike (D-118). */
function OrderNotFound() {
  return (
    <EmptyState
      illustration="not-found"
      title="Order Not Found"
      order={1}
      action={
        <Button component={Link} to={paths.home()}>
          Back to Home
        </Button>
      }
    >
      We couldn&apos;t find the order you&apos;re looking for.
    </EmptyState>
  );
}

const STATUS_TONES: Partial<Record<Order['status'], 'good' | 'active'>> = { delivered: 'good', shipped: 'active' };
const STATUS_NAMES: Record<Order['status'], string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
const METHOD_NAMES: Record<Order['paymentMethod'], string> = {
  card: 'Card',
  square: 'Card (Square)',
  paypal: 'PayPal',
  bank_transfer: 'Bank transfer',
};

const orderDate = (createdAt: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(createdAt));

function Confirmation({ order }: { order: Order }) {
  return (
    <>
      <p className={classes.seller}>
        <strong>{BRAND.name}</strong> Pro-forma invoice · {BRAND.phone} · {BRAND.email}
      </p>
      <header className={classes.head}>
        <h1>Order Confirmed!</h1>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </header>
      <dl className={classes.facts}>
        <Fact label="Order number">{order.id}</Fact>
        <Fact label="Status">
          <StatusBadge tone={STATUS_TONES[order.status] ?? 'waiting'}>{STATUS_NAMES[order.status]}</StatusBadge>
        </Fact>
        <Fact label="Order date">{orderDate(order.createdAt)}</Fact>
        <Fact label="Payment method">{METHOD_NAMES[order.paymentMethod]}</Fact>
      </dl>
      <p className={classes.delivery}>Estimated Delivery: 5-7 business days</p>
      <div className={classes.columns}>
        <OrderReceipt order={order} />
        <div className={classes.side}>
          <Recipient order={order} />
          <NextSteps />
        </div>
      </div>
      <div className={classes.actions}>
        <Button component={Link} to={paths.home()}>
          Continue Shopping
        </Button>
        <Button component={Link} to={paths.contact()} variant="default">
          Contact Support
        </Button>
      </div>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Recipient({ order: { customer, address } }: { order: Order }) {
  return (
    <section className={classes.card} aria-labelledby="order-customer">
      <h2 id="order-customer">Customer and shipping</h2>
      <dl className={classes.customer}>
        <Fact label="Name">{customer.name}</Fact>
        <Fact label="E-mail">{customer.email}</Fact>
        <Fact label="Phone">{customer.phone || 'Not given'}</Fact>
        <Fact label="Shipping address">
          <address>
            {address.fullName}
            <br />
            {[address.address, address.address2].filter(Boolean).join(', ')}
            <br />
            {address.city}, {address.state} {address.zipCode}
            <br />
            {address.country === 'US' ? 'United States' : address.country}
          </address>
        </Fact>
      </dl>
    </section>
  );
}

function NextSteps() {
  return (
    <section className={`${classes.card} ${classes.next}`} aria-labelledby="order-next">
      <h2 id="order-next">What&apos;s Next?</h2>
      <ol>
        <li>
          <strong>E-mail confirmation.</strong> We send the details of this order to your e-mail address.
        </li>
        <li>
          <strong>Processing.</strong> Our warehouse packs your order.
        </li>
        <li>
          <strong>Shipping updates.</strong> You get a tracking number when it ships.
        </li>
      </ol>
    </section>
  );
}
