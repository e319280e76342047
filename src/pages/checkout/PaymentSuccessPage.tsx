import { Button, Group } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { readOrderId } from '@/features/orders/orderQuery';
import { forgetAlternateCheckout } from '@/features/payments/alternateCheckoutData';
import { approvedOrderCall, forgetPaypalOrder, takeWalletVisit } from '@/features/payments/approvedWalletOrder';
import { isUnsettled } from '@/features/payments/purchase';
import { usePurchase } from '@/features/payments/usePurchase';
import { LoginPrompt } from '@/features/session/LoginPrompt';
import { useSession } from '@/features/session/SessionContext';
import { useStorage } from '@/lib/EnvironmentContext';
import { paths } from '@/lib/paths';
import { Spinner } from '@/ui/Spinner';
import { CheckoutFrame } from './CheckoutFrame';
import classes from './PaymentSuccessPage.module.css';
import { UnsettledPurchase } from './PurchaseNotices';
import { useAfterPurchase } from './useAfterPurchase';

/**
 * /payment-success: the confirmation of an order that was paid (S2 2.7). With `paypalOrderId` the buyer comes from the wallet's
 * page, and the order is placed here first (D-124).
 */
export default function PaymentSuccessPage() {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const session = useSession();
  const { token } = session;
  const { session: store } = useStorage();
  useEffect(() => void takeWalletVisit(store, session), [store, session]);
  const paypalOrderId = query.get('paypalOrderId');
  if (!paypalOrderId) return <PaymentSuccessful orderId={readOrderId(query.get('orderId') ?? undefined)} />;
  return (
    <CheckoutFrame title="Your payment" step={3}>
      {token === null ? (
        <LoginPrompt from={pathname + search}>
          You have approved a PayPal payment. Log in, so that your order can be placed.
        </LoginPrompt>
      ) : (
        <ApprovedPayment key={token + paypalOrderId} paypalOrderId={paypalOrderId} />
      )}
    </CheckoutFrame>
  );
}

function PaymentSuccessful({ orderId }: { orderId: number | null }) {
  const { session: store } = useStorage();
  // The wallet's page leads here too.
  useEffect(() => {
    if (orderId !== null) forgetAlternateCheckout(store);
  }, [orderId, store]);
  return (
    <CheckoutFrame title="Payment successful" step={3}>
      <div className={classes.card}>
        {/* Some pages lead here without an order's number (D-183). */}
        {orderId !== null && (
          <p className={classes.number}>
            Order number <strong>{orderId}</strong>
          </p>
        )}
        <p>Thank you. We send the details of your order to your email address.</p>
        <Group>
          <Button component={Link} to={paths.home()}>
            Continue Shopping
          </Button>
          <Button component={Link} to={paths.orders()} variant="default">
            View Orders
          </Button>
        </Group>
      </div>
    </CheckoutFrame>
  );
}

/** Places the order of a payment that was approved on the wallet's page, and shows what became of it. */
function ApprovedPayment({ paypalOrderId }: { paypalOrderId: string }) {
  const { session: store } = useStorage();
  const session = useSession();
  const { purchase, busy, placeApproved, repeat, reset } = usePurchase({ order: null });
  const [isPlaced, setPlaced] = useState(false);

  const place = useEffectEvent(async () => {
    const call = approvedOrderCall(store, session, paypalOrderId);
    if (call) await placeApproved(call);
  });
  useEffect(() => void place().then(() => setPlaced(true)), []);

  useAfterPurchase(purchase, {
    to: (orderId) => paths.paymentSuccess(orderId ?? undefined),
    onShown: () => {
      forgetPaypalOrder(store);
      reset();
    },
  });

  if (isUnsettled(purchase))
    return <UnsettledPurchase call={purchase.call} busy={busy} onRepeat={() => void repeat()} />;
  if (purchase.status === 'refused') {
    return (
      <div className={classes.card}>
        <h2>Nothing was charged</h2>
        {purchase.refusal.message && <p>{purchase.refusal.message}</p>}
        <Button component={Link} to={paths.checkout()}>
          Back to checkout
        </Button>
      </div>
    );
  }
  if (purchase.status === 'ready' && isPlaced) return <UnknownPayment paypalOrderId={paypalOrderId} />;
  return <Spinner label="Placing your order…" labelled centered />;
}

/** The browser has no data of this wallet order: it was placed before, or begun in another browser. */
function UnknownPayment({ paypalOrderId }: { paypalOrderId: string }) {
  return (
    <div className={classes.card}>
      <h2>We could not find your order</h2>
      <p>
        This browser no longer has the data of your payment. Your order may already be in your list of orders. If it is
        not, contact us and name the reference.
      </p>
      <p>
        Reference: <strong className={classes.reference}>{paypalOrderId}</strong>
      </p>
      <Group>
        <Button component={Link} to={paths.orders()}>
          View Orders
        </Button>
        <Button component={Link} to={paths.contact()} variant="default">
          Contact Support
        </Button>
      </Group>
    </div>
  );
}
