import { useMemo, useRef, useState } from 'react';
import { numberFromCents } from '@/domain/money';
import {
  alternateOrder,
  blankContactFields,
  contactAddress,
  type ContactAddressValues,
} from '@/domain/order/alternateOrder';
import { isChosenMethod, type ChosenMethod } from '@/features/checkout/checkoutDraft';
import { ChoiceList, type Choice } from '@/features/checkout/ChoiceList';
import { CheckoutSummary } from '@/features/checkout/CheckoutSummary';
import { BLANK_CONTACT, ContactAddressForm } from '@/features/checkout/ContactAddressForm';
import { isTextForm, useFormDraft } from '@/features/checkout/formDraft';
import { forgetAlternateCheckout } from '@/features/payments/alternateCheckoutData';
import { savePaymentData } from '@/features/payments/paymentData';
import { isUnsettled } from '@/features/payments/purchase';
import { orderItems } from '@/features/payments/purchaseOrder';
import { usePurchase } from '@/features/payments/usePurchase';
import { useSession } from '@/features/session/SessionContext';
import { useStorage } from '@/lib/EnvironmentContext';
import { focusField } from '@/lib/focus';
import { isRecord } from '@/lib/isRecord';
import { paths } from '@/lib/paths';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { AlertDialog } from '@/ui/AlertDialog';
import { BusyButton } from '@/ui/BusyButton';
import { LazyComponent, prefetchComponent } from '@/ui/LazyComponent';
import { Spinner } from '@/ui/Spinner';
import { CartLoginPrompt, CartStates } from './CartStates';
import classes from './CheckoutForm.module.css';
import { CheckoutFrame } from './CheckoutFrame';
import { ChargeNote, NotPayableNote } from './ChargeNote';
import { popupAlert } from './paymentAlerts';
import { RefusalNotice, UnsettledPurchase } from './PurchaseNotices';
import { useAccountContact } from './useAccountContact';
import { useAfterPurchase } from './useAfterPurchase';
import { useCheckoutCart } from './useCheckoutCart';

const METHODS: readonly Choice[] = [
  { value: 'card', label: 'Card', description: 'Visa, Mastercard, American Express, Discover' },
  { value: 'paypal', label: 'PayPal', description: 'You approve the payment on PayPal’s page' },
];

const loadPopup = async () => (await import('./PaymentPopup')).PaymentPopup;

/** /checkout-old: one form for buyer and address, and a popup to pay in (S2 2.2). */
export default function AlternateCheckoutPage() {
  const { token } = useSession();
  return (
    <CheckoutFrame title="Checkout" step={2}>
      {token === null ? <CartLoginPrompt /> : <AlternateCheckout key={token} />}
    </CheckoutFrame>
  );
}

interface AlternateDraft {
  /** Null until the buyer changes it: then account and default saved address are used. */
  readonly form: ContactAddressValues | null;
  readonly method: ChosenMethod;
}

const EMPTY_DRAFT: AlternateDraft = { form: null, method: null };
const isAlternateDraft = (value: unknown): value is AlternateDraft =>
  isRecord(value) &&
  (value['form'] === null || isTextForm(value['form'], BLANK_CONTACT)) &&
  isChosenMethod(value['method']);

function AlternateCheckout() {
  const { session: store } = useStorage();
  const session = useSession();
  const checkoutCart = useCheckoutCart('alternate');
  const { lines, figures, level, isPayable } = checkoutCart;
  const account = useAccountContact();
  const { draft, change } = useFormDraft(STORAGE_KEYS.alternateDraft, EMPTY_DRAFT, isAlternateDraft);
  const form = draft.form ?? account.form;
  const order = useMemo(
    () => (isPayable ? ({ operation: 'payWithSquare', body: alternateOrder(lines, figures, form) } as const) : null),
    [isPayable, lines, figures, form],
  );
  const [alert, setAlert] = useState<string | null>(null);
  const payment = usePurchase({
    order,
    toastFor: (ended) => {
      setAlert(popupAlert(ended));
      return null;
    },
  });
  const { purchase, busy } = payment;
  const [popup, setPopup] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const [isMarked, setMarked] = useState(false);
  const fields = useRef<HTMLElement>(null);
  const payNowButton = useRef<HTMLButtonElement>(null);
  useAfterPurchase(purchase, {
    to: (orderId) => paths.paymentSuccess(orderId ?? undefined),
    onShown: () => {
      forgetAlternateCheckout(store);
      payment.reset();
    },
  });

  const blank = blankContactFields(form);
  const payNow = () => {
    // The method comes first (D-206).
    if (draft.method === null) return setAlert('Please select a payment method');
    if (blank.length > 0) {
      setMarked(true);
      return setAlert('Please complete shipping information');
    }
    if (!order) return;
    // The secure page, to which the popup leads, charges this (D-62).
    savePaymentData(store, session, {
      total: numberFromCents(figures.totals.total),
      shippingAddress: contactAddress(form),
      items: orderItems(order),
    });
    setPopup('open');
  };
  const isOpen = popup === 'open';
  const closeAlert = () => {
    setAlert(null);
    if (isOpen) return;
    if (isMarked && blank.length > 0 && fields.current) focusField(fields.current, blank[0] ?? '');
    else payNowButton.current?.focus();
  };
  const closePopup = () => {
    setPopup('closed');
    // The popup is mounted open, so it cannot restore the focus itself.
    payNowButton.current?.focus({ preventScroll: true });
  };
  const alertDialog = <AlertDialog message={alert} returnFocus={isOpen} onClose={closeAlert} />;

  if (purchase.status === 'recorded') return <Spinner label="Opening your confirmation" labelled centered />;
  if (isUnsettled(purchase)) {
    return (
      <>
        <UnsettledPurchase call={purchase.call} busy={busy} onRepeat={() => void payment.repeat()} />
        {alertDialog}
      </>
    );
  }
  return (
    <CartStates
      {...checkoutCart}
      paying={payment.busy}
      placedElsewhere={payment.placedElsewhere}
      loading={account.isPending}
      emptyTitle="Empty Cart"
    >
      <div className={classes.layout}>
        <div className={classes.form}>
          <ContactAddressForm
            ref={fields}
            form={form}
            errors={isMarked ? Object.fromEntries(blank.map((name) => [name, 'Required'])) : {}}
            onChange={(edit) => change((latest) => ({ ...latest, form: edit(latest.form ?? form) }))}
          />
          <ChoiceList
            title="Payment method"
            choices={METHODS}
            value={draft.method}
            onChange={(method) => {
              prefetchComponent(loadPopup);
              change((latest) => ({ ...latest, method: method === 'card' ? 'card' : 'paypal' }));
            }}
          />
        </div>
        <div className={classes.side}>
          <CheckoutSummary lines={lines} figures={figures} level={level} />
        </div>
        <div className={classes.pay}>
          {purchase.status === 'refused' && purchase.order.operation === 'payWithSquare' && (
            <RefusalNotice refusal={purchase.refusal} ordered={purchase.order} now={order} />
          )}
          {order === null ? (
            <NotPayableNote />
          ) : (
            <>
              <ChargeNote total={figures.totals.total} />
              <BusyButton ref={payNowButton} size="lg" fullWidth busy={busy} onClick={payNow}>
                Pay Now
              </BusyButton>
            </>
          )}
        </div>
      </div>
      <LazyComponent load={loadPopup} active={popup !== 'untouched'} onFailed={() => setPopup('untouched')}>
        {(PaymentPopup) => (
          <PaymentPopup
            opened={isOpen}
            initialMethod={draft.method ?? 'card'}
            form={form}
            total={figures.totals.total}
            payment={payment}
            alertOpen={alert !== null}
            onAlert={setAlert}
            onClose={closePopup}
            onRefused={() => setPopup('closed')}
          />
        )}
      </LazyComponent>
      {alertDialog}
    </CartStates>
  );
}
