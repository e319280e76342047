import { Anchor, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContactAddress } from '@/api/types';
import { formatMoney } from '@/domain/currency';
import { oldCardPageOrder } from '@/domain/order/oldCardPageOrder';
import { CheckoutSummary } from '@/features/checkout/CheckoutSummary';
import { ContactFactsCard } from '@/features/checkout/FactsCard';
import { forgetAlternateCheckout } from '@/features/payments/alternateCheckoutData';
import { CardFields, useCardForm } from '@/features/payments/CardFields';
import { cardDetails } from '@/features/payments/cardDetails';
import { usePaymentProviders } from '@/features/payments/PaymentProvidersContext';
import { readPaymentData } from '@/features/payments/paymentData';
import { PaymentError } from '@/features/payments/providers';
import { isUnsettled } from '@/features/payments/purchase';
import { CardNumberField, SecurityCodeField, TestModeNote } from '@/features/payments/TestCardFields';
import { testCardToken } from '@/features/payments/testCards';
import { usePurchase } from '@/features/payments/usePurchase';
import { useSession } from '@/features/session/SessionContext';
import { useClock, useStorage } from '@/lib/EnvironmentContext';
import { paths } from '@/lib/paths';
import { AlertDialog } from '@/ui/AlertDialog';
import { BusyButton } from '@/ui/BusyButton';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { CartLoginPrompt, CartStates } from './CartStates';
import { ChargeNote, NotPayableNote } from './ChargeNote';
import classes from './CheckoutForm.module.css';
import { CheckoutFrame } from './CheckoutFrame';
import fieldClasses from './OldCardPaymentPage.module.css';
import { oldCardPageAlert } from './paymentAlerts';
import { RefusalNotice, UnsettledPurchase } from './PurchaseNotices';
import { useAccountContact } from './useAccountContact';
import { useAfterPurchase } from './useAfterPurchase';
import { useCheckoutCart } from './useCheckoutCart';
import { useProviderScript } from './useProviderScript';

/** /pay-now-old: the old card page, with card fields of the shop's own (S2 2.8, D-224). */
export default function OldCardPaymentPage() {
  const { token } = useSession();
  return (
    <CheckoutFrame title="Pay by card" step={2}>
      {token === null ? <CartLoginPrompt /> : <OldCardPayment key={token} />}
    </CheckoutFrame>
  );
}

function OldCardPayment() {
  const { session: store } = useStorage();
  const checkoutCart = useCheckoutCart('old');
  const { lines, figures, level, isPayable } = checkoutCart;
  const { address, addresses, isPending } = useDestination();
  const order = useMemo(
    () =>
      isPayable && address
        ? ({ operation: 'createSquareOrder', body: oldCardPageOrder(lines, figures, address) } as const)
        : null,
    [isPayable, lines, figures, address],
  );
  const [alert, setAlert] = useState<string | null>(null);
  const payment = usePurchase({
    order,
    toastFor: (ended) => {
      setAlert(oldCardPageAlert(ended));
      return null;
    },
  });
  const { purchase } = payment;
  useAfterPurchase(purchase, {
    to: (orderId) => paths.paymentSuccess(orderId ?? undefined),
    onShown: () => {
      forgetAlternateCheckout(store);
      payment.reset();
    },
  });
  const alertDialog = <AlertDialog message={alert} onClose={() => setAlert(null)} />;

  if (purchase.status === 'recorded') return <Spinner label="Opening your confirmation" labelled centered />;
  if (isUnsettled(purchase)) {
    return (
      <>
        <UnsettledPurchase call={purchase.call} busy={payment.busy} onRepeat={() => void payment.repeat()} />
        {alertDialog}
      </>
    );
  }
  const { total } = figures.totals;
  return (
    <CartStates
      {...checkoutCart}
      paying={payment.busy}
      placedElsewhere={payment.placedElsewhere}
      loading={isPending}
      emptyTitle="Cart is empty"
    >
      <div className={classes.layout}>
        <div className={classes.form}>
          {purchase.status === 'refused' && purchase.order.operation === 'createSquareOrder' && (
            <RefusalNotice refusal={purchase.refusal} ordered={purchase.order} now={order} />
          )}
          {address && <ContactFactsCard contact={address} />}
          {!address && addresses.isLoadingError ? (
            <ErrorState
              title="Your saved addresses could not be loaded"
              message="This page ships to a saved address."
              busy={addresses.isFetching}
              onRetry={() => void addresses.refetch()}
            />
          ) : (
            <section className={classes.card} aria-labelledby="old-card">
              <h2 id="old-card">Card</h2>
              {order && address ? (
                <CardForm address={address} total={total} payment={payment} onAlert={setAlert} />
              ) : address ? (
                <NotPayableNote />
              ) : (
                <p className={classes.note}>
                  This page ships to a saved address, and there is none.{' '}
                  <Anchor component={Link} to={paths.alternateCheckout()}>
                    Enter an address
                  </Anchor>
                </p>
              )}
            </section>
          )}
        </div>
        <div className={classes.side}>
          <CheckoutSummary lines={lines} figures={figures} level={level} />
        </div>
      </div>
      {alertDialog}
    </CartStates>
  );
}

/** The address that the alternate checkout has kept in the tab, else the default saved one. */
function useDestination() {
  const { session: store } = useStorage();
  const session = useSession();
  const [kept] = useState(() => readPaymentData(store, session)?.shippingAddress ?? null);
  const { form, saved, addresses, isPending } = useAccountContact();
  const address = useMemo((): ContactAddress | null => kept ?? (saved ? form : null), [kept, saved, form]);
  return { address, addresses, isPending };
}

interface CardFormProps {
  address: ContactAddress;
  /** USD cents. */
  total: number;
  payment: ReturnType<typeof usePurchase>;
  onAlert: (message: string) => void;
}

function CardForm(props: CardFormProps) {
  const { testCards = false } = usePaymentProviders();
  return testCards ? <OwnFields {...props} /> : <ProviderFrame {...props} />;
}

const NO_CARD = { number: '', month: '', year: '', code: '' };
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Number, month, year and CVV of a test card. They stay in this component (D-224). */
function OwnFields({ address, total, payment, onAlert }: CardFormProps) {
  const clock = useClock();
  const { card: provider } = usePaymentProviders();
  const { isReady, retry } = useProviderScript(provider);
  const [card, setCard] = useState(NO_CARD);
  const edit = (change: Partial<typeof card>) => setCard((current) => ({ ...current, ...change }));
  const thisYear = clock.now().getFullYear();
  const years = Array.from({ length: 15 }, (_, index) => String(thisYear + index));
  const submit = () => {
    if (Object.values(card).includes('')) return onAlert('Please fill in all card details');
    if (!isReady) retry();
    void payment.payByCard(async () => {
      if (!isReady) throw new PaymentError('form_not_ready');
      const { number, month, year, code } = card;
      const typed = { number, code, expiration: `${month}/${year.slice(-2)}` };
      return testCardToken(typed, address.zipCode, clock.now());
    });
  };
  return (
    <form
      noValidate
      className={fieldClasses.fields}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CardNumberField value={card.number} onText={(number) => edit({ number })} />
      <NativeSelect
        label="Month"
        autoComplete="off"
        value={card.month}
        data={[{ value: '', label: 'MM' }, ...MONTHS]}
        onChange={({ currentTarget }) => edit({ month: currentTarget.value })}
      />
      <NativeSelect
        label="Year"
        autoComplete="off"
        value={card.year}
        data={[{ value: '', label: 'YYYY' }, ...years]}
        onChange={({ currentTarget }) => edit({ year: currentTarget.value })}
      />
      <SecurityCodeField label="CVV" value={card.code} onText={(code) => edit({ code })} />
      <TestModeNote />
      <Pay total={total} busy={payment.busy} />
    </form>
  );
}

/** The provider's own frame, in place of the fields (D-224). */
function ProviderFrame({ address, total, payment }: CardFormProps) {
  const { card: provider } = usePaymentProviders();
  const pay = () => void payment.payByCard(() => card.tokenize(cardDetails(address, total)));
  const card = useCardForm(provider, { onSubmit: pay, onEscape: () => undefined });
  return (
    <form
      noValidate
      className={fieldClasses.fields}
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      <CardFields card={card} />
      <Pay total={total} busy={payment.busy} />
    </form>
  );
}

function Pay({ total, busy }: { total: number; busy: boolean }) {
  return (
    <div className={fieldClasses.pay}>
      <ChargeNote total={total} />
      <BusyButton type="submit" size="lg" fullWidth busy={busy}>
        {busy ? 'Processing...' : `Pay ${formatMoney(total, 'USD')}`}
      </BusyButton>
    </div>
  );
}
