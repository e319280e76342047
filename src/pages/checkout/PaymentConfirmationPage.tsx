import { Anchor, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CONFIRMATION_FIGURES, paymentConfirmationTotal } from '@/domain/order/paymentPages';
import { FactsCard } from '@/features/checkout/FactsCard';
import { FiguresCard } from '@/features/checkout/FiguresCard';
import { useSession } from '@/features/session/SessionContext';
import type { Clock } from '@/lib/clock';
import { useClock } from '@/lib/EnvironmentContext';
import { paths } from '@/lib/paths';
import { CartLoginPrompt, MissingFigures } from './CartStates';
import { CheckoutFrame } from './CheckoutFrame';
import classes from './CheckoutForm.module.css';
import { useCheckoutCart } from './useCheckoutCart';

/** /payment-confirmation: a static page for the wallet payment. It charges nothing and makes no call of its own (S2 2.4). */
export default function PaymentConfirmationPage() {
  const { token } = useSession();
  return (
    <CheckoutFrame title="Payment confirmation" step={3}>
      {token === null ? <CartLoginPrompt /> : <Confirmation />}
    </CheckoutFrame>
  );
}

function Confirmation() {
  const clock = useClock();
  // Once for each visit (D-50).
  const [orderNumber] = useState(() => newOrderNumber(clock));
  const { cart, membership, level, figures, isSubtotalKnown, isTotalKnown } = useCheckoutCart('main');
  const { membershipDiscount, total } = paymentConfirmationTotal(figures.totals.gross, level);
  const { promotion, shipping, paymentFee } = CONFIRMATION_FIGURES;
  return (
    <div className={classes.layout}>
      <div className={classes.form}>
        <FactsCard
          title="PayPal payment"
          action={
            <Anchor component={Link} to={paths.shippingPayment()} size="sm">
              Change
            </Anchor>
          }
          facts={[
            { label: 'Estimated order number', value: orderNumber },
            { label: 'Payment method', value: 'PayPal' },
            { label: 'Shipping method', value: 'USA Local Warehouse' },
          ]}
        />
        <p className={classes.note}>Nothing has been charged yet. You pay at the checkout.</p>
        <Group>
          <Button component={Link} to={paths.checkout()}>
            Go to checkout
          </Button>
          <Button component={Link} to={paths.home()} variant="default">
            Continue Shopping
          </Button>
        </Group>
      </div>
      <div className={classes.side}>
        <FiguresCard
          title="Order Summary"
          figures={[
            { label: 'Product price', amount: isSubtotalKnown ? figures.totals.gross : null },
            { label: 'Discount', amount: -promotion, kind: 'saving' },
            { label: 'Membership discount', amount: isTotalKnown ? -membershipDiscount || 0 : null, kind: 'saving' },
            { label: 'Shipping', amount: shipping },
            { label: 'Payment fee', amount: paymentFee },
            { label: 'Total', amount: isTotalKnown ? total : null, kind: 'total' },
          ]}
        >
          <MissingFigures cart={cart} membership={membership} figures={figures} />
        </FiguresCard>
      </div>
    </div>
  );
}

/** A prefix, the time in milliseconds, and four random digits. The shop numbers its orders itself (D-50). */
function newOrderNumber(clock: Clock): string {
  const [random = 0] = crypto.getRandomValues(new Uint16Array(1));
  return `ORD-${clock.now().getTime()}-${String(random % 10_000).padStart(4, '0')}`;
}
