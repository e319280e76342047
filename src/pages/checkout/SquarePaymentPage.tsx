import { Button } from '@mantine/core';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '@/domain/currency';
import {
  blankEnforcedFields,
  CARD_PAGE_SHIPPING,
  cardPageOrder,
  type CardPageForm,
} from '@/domain/order/cardPageOrder';
import { destinationText } from '@/domain/places';
import { BLANK_CARD_PAGE_FORM, CardPageFields } from '@/features/checkout/CardPageFields';
import { CheckoutSummary } from '@/features/checkout/CheckoutSummary';
import { FactsCard } from '@/features/checkout/FactsCard';
import { isTextForm, useFormDraft } from '@/features/checkout/formDraft';
import { CardFields, CardPrivacyNote, useCardForm } from '@/features/payments/CardFields';
import { usePaymentProviders } from '@/features/payments/PaymentProvidersContext';
import { isUnsettled } from '@/features/payments/purchase';
import { CARD_PAGE_TOASTS, cardPageToast } from '@/features/payments/purchaseToasts';
import { usePurchase } from '@/features/payments/usePurchase';
import { useSession } from '@/features/session/SessionContext';
import { focusField } from '@/lib/focus';
import { isRecord } from '@/lib/isRecord';
import { paths } from '@/lib/paths';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { BusyButton } from '@/ui/BusyButton';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { useToast } from '@/ui/toast/useToast';
import { CartLoginPrompt, CartStates } from './CartStates';
import { ChargeNote, NotPayableNote } from './ChargeNote';
import classes from './CheckoutForm.module.css';
import { CheckoutFrame } from './CheckoutFrame';
import { RefusalNotice, UnsettledPurchase } from './PurchaseNotices';
import { useAccountContact } from './useAccountContact';
import { confirmationPath, useAfterPurchase } from './useAfterPurchase';
import { useCheckoutCart, type CheckoutCart } from './useCheckoutCart';

/** /square-payment: the card payment page, with customer, address and card in one form (S2 2.5, D-59). */
export default function SquarePaymentPage() {
  const { token } = useSession();
  return (
    <CheckoutFrame
      title="Square Payment"
      step={2}
      breadcrumbs={
        <Breadcrumbs current="Payment">
          <Link to={paths.cart()}>Cart</Link>
          <Link to={paths.checkout()}>Information</Link>
        </Breadcrumbs>
      }
    >
      {token === null ? <CartLoginPrompt /> : <SquarePayment key={token} />}
    </CheckoutFrame>
  );
}

interface CardPageDraft {
  /** Null until the buyer changes it: then account and default saved address are used. */
  readonly form: CardPageForm | null;
}

const EMPTY_DRAFT: CardPageDraft = { form: null };
const isCardPageDraft = (value: unknown): value is CardPageDraft =>
  isRecord(value) && (value['form'] === null || isTextForm(value['form'], BLANK_CARD_PAGE_FORM));

function SquarePayment() {
  const checkoutCart = useCheckoutCart('card');
  const { lines, figures, isPayable } = checkoutCart;
  const account = useAccountForm();
  const { draft, change, clear } = useFormDraft(STORAGE_KEYS.cardPageDraft, EMPTY_DRAFT, isCardPageDraft);
  const form = draft.form ?? account.form;
  const order = useMemo(
    () => (isPayable ? ({ operation: 'payByCard', body: cardPageOrder(lines, figures, form) } as const) : null),
    [isPayable, lines, figures, form],
  );
  const payment = usePurchase({ order, toastFor: cardPageToast });
  const { purchase } = payment;
  useAfterPurchase(purchase, {
    to: confirmationPath,
    onShown: () => {
      clear();
      payment.reset();
    },
  });

  if (purchase.status === 'recorded') return <Spinner label="Opening your order confirmation" labelled centered />;
  if (isUnsettled(purchase))
    return <UnsettledPurchase call={purchase.call} busy={payment.busy} onRepeat={() => void payment.repeat()} />;
  return (
    <CartStates
      {...checkoutCart}
      paying={payment.busy}
      placedElsewhere={payment.placedElsewhere}
      loading={account.isPending}
      emptyTitle="Your cart is empty"
    >
      <PaymentForm
        {...checkoutCart}
        form={form}
        payment={payment}
        onChange={(edit) => change((latest) => ({ form: edit(latest.form ?? form) }))}
        notice={
          purchase.status === 'refused' && purchase.order.operation === 'payByCard' ? (
            <RefusalNotice refusal={purchase.refusal} ordered={purchase.order} now={order} />
          ) : null
        }
      />
    </CartStates>
  );
}

/** The form's first content. */
function useAccountForm() {
  const { form: contact, saved, isPending } = useAccountContact();
  const form = useMemo((): CardPageForm => {
    const { fullName, email, phone, ...place } = contact;
    const names = { firstName: saved?.firstName ?? '', lastName: saved?.lastName ?? '' };
    return { ...BLANK_CARD_PAGE_FORM, ...place, ...names, name: fullName, email, phone };
  }, [contact, saved]);
  return { form, isPending };
}

interface PaymentFormProps extends CheckoutCart {
  form: CardPageForm;
  payment: ReturnType<typeof usePurchase>;
  onChange: (edit: (current: CardPageForm) => CardPageForm) => void;
  notice: ReactNode;
}

function PaymentForm({ cart, lines, figures, level, isPayable, form, payment, onChange, notice }: PaymentFormProps) {
  const { toast } = useToast();
  const { card: provider } = usePaymentProviders();
  const fields = useRef<HTMLDivElement>(null);
  const [isMarked, setMarked] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const busy = payment.busy || isChecking;
  const { total } = figures.totals;
  const missing = blankEnforcedFields(form);

  const pay = async () => {
    if (busy) return;
    // The form first, then the cart (D-160).
    if (!card.isReady || missing.length > 0) {
      setMarked(true);
      toast(CARD_PAGE_TOASTS.missingFields);
      if (fields.current) focusField(fields.current, missing[0] ?? '');
      return;
    }
    setChecking(true);
    const latest = await cart.refetch();
    setChecking(false);
    // The buyer has left the page in the meantime.
    if (!fields.current) return;
    if (latest.data?.length === 0) return void toast(CARD_PAGE_TOASTS.emptyCart);
    await payment.payByCard(() => card.tokenize({ total, billing: form }));
  };
  const card = useCardForm(provider, { onSubmit: () => void pay(), onEscape: () => undefined });

  return (
    <form
      noValidate
      className={classes.layout}
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <div className={classes.form}>
        <FactsCard
          title="Summary"
          facts={[
            { label: 'Email', value: form.email },
            { label: 'Ship to', value: destinationText(`${form.firstName} ${form.lastName}`, form) },
            { label: 'Shipping method', value: CARD_PAGE_SHIPPING },
            { label: 'Payment method', value: 'Card (Square)' },
          ]}
        />
        <CardPageFields
          ref={fields}
          form={form}
          errors={{
            ...refusedFields(payment.purchase),
            ...(isMarked && Object.fromEntries(missing.map((name) => [name, 'Required']))),
          }}
          onChange={onChange}
        />
        <section className={`${classes.card} ${classes.section}`} aria-labelledby="card-page-card">
          <h2 id="card-page-card">Card</h2>
          {provider ? (
            <>
              <CardFields card={card} />
              <CardPrivacyNote />
            </>
          ) : (
            <ErrorState title="Card payments are not set up" message="Please choose another way to pay." />
          )}
        </section>
      </div>
      <div className={classes.side}>
        <CheckoutSummary lines={lines} figures={figures} level={level} />
        <Button component={Link} to={paths.cart()} variant="default">
          Back to Cart
        </Button>
      </div>
      <div className={classes.pay}>
        {notice}
        {isPayable ? (
          <>
            <ChargeNote total={total} />
            <BusyButton type="submit" size="lg" fullWidth busy={busy} disabled={!card.isReady}>
              {busy ? 'Processing...' : `Pay ${formatMoney(total, 'USD')}`}
            </BusyButton>
          </>
        ) : (
          <NotPayableNote />
        )}
      </div>
    </form>
  );
}

/** The server's messages about fields of the form. */
function refusedFields(purchase: ReturnType<typeof usePurchase>['purchase']): Record<string, string> {
  if (purchase.status !== 'refused') return {};
  return Object.fromEntries(
    Object.entries(purchase.refusal.fields).map(([path, text]) => [path.slice(path.lastIndexOf('.') + 1), text]),
  );
}
