import { Anchor } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { formatMoney } from '@/domain/currency';
import { centsFromNumber, type Cents } from '@/domain/money';
import { securePageSplit } from '@/domain/order/paymentPages';
import { ContactFactsCard } from '@/features/checkout/FactsCard';
import { FiguresCard } from '@/features/checkout/FiguresCard';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { forgetAlternateCheckout } from '@/features/payments/alternateCheckoutData';
import { CardFields, CardPrivacyNote, useCardForm } from '@/features/payments/CardFields';
import { cardDetails } from '@/features/payments/cardDetails';
import { usePaymentProviders } from '@/features/payments/PaymentProvidersContext';
import { readPaymentData, secureCardOrder, type PaymentData } from '@/features/payments/paymentData';
import { isUnsettled } from '@/features/payments/purchase';
import { securePageToast } from '@/features/payments/purchaseToasts';
import { usePurchase } from '@/features/payments/usePurchase';
import { LoginPrompt } from '@/features/session/LoginPrompt';
import { useSession } from '@/features/session/SessionContext';
import { formatCount } from '@/lib/count';
import { useStorage } from '@/lib/EnvironmentContext';
import { paths } from '@/lib/paths';
import { BusyButton } from '@/ui/BusyButton';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { ChargeNote } from './ChargeNote';
import classes from './CheckoutForm.module.css';
import { CheckoutFrame } from './CheckoutFrame';
import { RefusalNotice, UnsettledPurchase } from './PurchaseNotices';
import { confirmationPath, useAfterPurchase } from './useAfterPurchase';

type Method = 'square' | 'paypal';

/** /pay-now-secure: charges what the alternate checkout has kept in the tab, by card or by PayPal (S2 2.5). */
export default function SecurePaymentPage() {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const { token } = useSession();
  // No other method than these two, and the card without any (D-63).
  const method = query.get('method') === 'paypal' ? 'paypal' : 'square';
  return (
    <CheckoutFrame title="Secure payment" step={2}>
      {token === null ? (
        <LoginPrompt from={pathname + search}>Only the buyer who placed an order can pay for it.</LoginPrompt>
      ) : (
        <SecurePayment key={token} method={method} />
      )}
    </CheckoutFrame>
  );
}

function SecurePayment({ method }: { method: Method }) {
  const { session: store } = useStorage();
  const session = useSession();
  const [data] = useState(() => readPaymentData(store, session));
  const order = useMemo(() => data && secureCardOrder(data), [data]);
  const payment = usePurchase({ order, toastFor: securePageToast });
  const { purchase } = payment;
  useAfterPurchase(purchase, {
    to: confirmationPath,
    onShown: () => {
      forgetAlternateCheckout(store);
      payment.reset();
    },
  });

  if (purchase.status === 'recorded') return <Spinner label="Opening your order confirmation" labelled centered />;
  if (isUnsettled(purchase))
    return <UnsettledPurchase call={purchase.call} busy={payment.busy} onRepeat={() => void payment.repeat()} />;
  if (!data || !order) return <Navigate to={paths.checkoutClean()} replace />;
  return (
    <PaymentForm
      {...{ method, data, payment }}
      notice={
        purchase.status === 'refused' && purchase.order.operation === 'createSquareOrder' ? (
          <RefusalNotice refusal={purchase.refusal} ordered={purchase.order} now={order} />
        ) : null
      }
    />
  );
}

interface PaymentFormProps {
  method: Method;
  data: PaymentData;
  payment: ReturnType<typeof usePurchase>;
  notice: ReactNode;
}

function PaymentForm({ method, data, payment, notice }: PaymentFormProps) {
  const { card: provider } = usePaymentProviders();
  const total = centsFromNumber(data.total) ?? 0;
  const totalText = formatMoney(total, 'USD');
  const isCard = method === 'square';
  const pay = () => {
    if (!isCard) return void payment.payOnWalletPage();
    void payment.payByCard(() => card.tokenize(cardDetails(data.shippingAddress, total)));
  };
  const card = useCardForm(isCard ? provider : null, { onSubmit: pay, onEscape: () => undefined });
  return (
    <div className={classes.layout}>
      <div className={classes.form}>
        <ContactFactsCard contact={data.shippingAddress} facts={factsOf(data, method)} />
        <section className={`${classes.card} ${classes.section}`} aria-labelledby="secure-method">
          <h2 id="secure-method">{isCard ? 'Card' : 'PayPal'}</h2>
          {!isCard ? (
            <p className={classes.note}>You approve the payment on PayPal’s page and come back to the shop.</p>
          ) : provider ? (
            <>
              <CardFields card={card} />
              <CardPrivacyNote />
            </>
          ) : (
            <ErrorState title="Card payments are not set up" message="Please choose another way to pay." />
          )}
          <Anchor component={Link} to={paths.payNowSecure(isCard ? 'paypal' : 'square')} size="sm" replace>
            {isCard ? 'Pay with PayPal instead' : 'Pay by card instead'}
          </Anchor>
        </section>
      </div>
      <div className={classes.side}>
        <SecureFigures total={total} />
      </div>
      <div className={classes.pay}>
        {notice}
        <ChargeNote total={total} />
        <BusyButton size="lg" fullWidth busy={payment.busy} disabled={isCard && !card.isReady} onClick={pay}>
          {payment.busy ? 'Processing...' : isCard ? `Pay ${totalText}` : `Pay ${totalText} with PayPal`}
        </BusyButton>
      </div>
    </div>
  );
}

function factsOf({ items }: PaymentData, method: Method) {
  return [
    {
      label: 'Items',
      value: items
        .map(
          ({ productId, productName, quantity }) =>
            `${formatCount(quantity)} × ${productName ?? `Product ${productId}`}`,
        )
        .join(', '),
    },
    { label: 'Payment method', value: method === 'square' ? 'Card (Square)' : 'PayPal' },
  ];
}

/** A tenth of the total shows as shipping. Fee and discount are shown only, and do not change the total (D-44). */
function SecureFigures({ total }: { total: Cents }) {
  const { format } = useCurrency();
  const { product, shipping, fee, discount } = securePageSplit(total);
  return (
    <FiguresCard
      title="Order Summary"
      figures={[
        { label: 'Products', amount: product },
        { label: 'Shipping', amount: shipping },
        { label: 'Total', amount: total, kind: 'total' },
      ]}
      note={
        <p className={classes.note}>
          The total already includes a payment fee of {format(fee)} and a discount of {format(discount)}.
        </p>
      }
    />
  );
}
