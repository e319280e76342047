import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import { Link, useParams } from 'react-router-dom';
import { METHOD_NAMES, type Order } from '@/domain/order/readOrder';
import { OrderById } from '@/features/orders/OrderById';
import { OrderReceipt } from '@/features/orders/OrderReceipt';
import { Fact, OrderRecipient } from '@/features/orders/OrderRecipient';
import { OrderStatus } from '@/features/orders/OrderStatus';
import { longDate } from '@/features/orders/orderTexts';
import { LoginPrompt } from '@/features/session/LoginPrompt';
import { useSession } from '@/features/session/SessionContext';
import { BRAND } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { PageTitle } from '@/ui/PageTitle';
import classes from './OrderConfirmationPage.module.css';

/** /order-confirmation/{id}: the order after it was placed (S2 2.6). Prints as a pro-forma invoice. */
export default function OrderConfirmationPage() {
  const { id: idInUrl } = useParams();
  const { token } = useSession();
  return (
    <div className={classes.page}>
      <PageTitle title="Order confirmation" />
      {token === null ? (
        <LoginPrompt from={paths.orderConfirmation(idInUrl ?? '')} order={1}>
          Only the buyer who placed an order can see it.
        </LoginPrompt>
      ) : (
        <OrderById id={idInUrl}>{(order) => <Confirmation order={order} />}</OrderById>
      )}
    </div>
  );
}

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
          <OrderStatus status={order.status} />
        </Fact>
        <Fact label="Order date">{longDate(order.createdAt)}</Fact>
        <Fact label="Payment method">{METHOD_NAMES[order.paymentMethod]}</Fact>
      </dl>
      <p className={classes.delivery}>Estimated Delivery: 5-7 business days</p>
      <div className={classes.columns}>
        <OrderReceipt order={order} />
        <div className={classes.side}>
          <OrderRecipient order={order} />
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

function NextSteps() {
  return (
    <section className={`${classes.card} ${classes.next}`} aria-labelledby="order-next">
      <h2 id="order-next">What&apos;s Next?</h2>
      <ol>
        <li>
          <strong>Email confirmation.</strong> We send the details of this order to your email address.
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
