import { Anchor } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '@/domain/currency';
import { blankFields, type CheckoutAddress, type CheckoutFigures } from '@/domain/order/checkoutOrder';
import type { CartItem } from '@/domain/order/readCart';
import { AddressForm } from '@/features/checkout/AddressForm';
import type { CheckoutDraft } from '@/features/checkout/checkoutDraft';
import { ChoiceList, type Choice } from '@/features/checkout/ChoiceList';
import { CheckoutSummary, ShippingInfoCard } from '@/features/checkout/CheckoutSummary';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { isAboutCard } from '@/features/payments/orderOutcome';
import type { Purchase } from '@/features/payments/purchase';
import type { PurchaseOrder } from '@/features/payments/purchaseOrder';
import { PAYMENT_TOASTS } from '@/features/payments/purchaseToasts';
import type { usePurchase } from '@/features/payments/usePurchase';
import { WalletButton } from '@/features/payments/WalletButton';
import { focusField } from '@/lib/focus';
import { paths } from '@/lib/paths';
import { BusyButton } from '@/ui/BusyButton';
import { LazyComponent, prefetchComponent } from '@/ui/LazyComponent';
import { useToast } from '@/ui/toast/useToast';
import { NotPayableNote } from './ChargeNote';
import classes from './CheckoutForm.module.css';
import { RefusalNotice } from './PurchaseNotices';

const loadCardDialog = async () => (await import('@/features/payments/CardDialog')).CardDialog;

const METHODS: readonly Choice[] = [
  { value: 'card', label: 'Card', description: 'Visa, Mastercard, American Express, Discover' },
  { value: 'paypal', label: 'PayPal', description: 'You approve the payment in PayPal’s window' },
];

interface CheckoutFormProps {
  lines: readonly CartItem[];
  figures: CheckoutFigures;
  /** Null while it is not known. */
  level: number | null;
  /** Null while cart or level is not known: then nothing can be paid. */
  order: PurchaseOrder | null;
  address: CheckoutAddress;
  saved: readonly CheckoutAddress[];
  method: CheckoutDraft['method'];
  payment: ReturnType<typeof usePurchase>;
  onAddress: (edit: (current: CheckoutAddress) => CheckoutAddress) => void;
  onMethod: (method: 'card' | 'paypal') => void;
}

/** Address, payment method, summary, and the button that pays. */
export function CheckoutForm({ lines, figures, level, order, address, saved, method, ...rest }: CheckoutFormProps) {
  const { payment, onAddress, onMethod } = rest;
  const { purchase, busy } = payment;
  const { toast } = useToast();
  const fields = useRef<HTMLElement>(null);
  const [isMarked, setMarked] = useState(false);
  const blank = blankFields(address);
  const errors = {
    ...addressErrors(purchase, address),
    ...(isMarked && Object.fromEntries(blank.map((name) => [name, 'Required']))),
  };

  const chooseMethod = (chosen: string) => {
    if (busy) return;
    if (chosen === 'card' && blank.length > 0) {
      setMarked(true);
      toast(PAYMENT_TOASTS.addressFirst);
      return;
    }
    // What was refused was about the other method.
    if (chosen !== method) payment.reset();
    if (chosen === 'card') prefetchComponent(loadCardDialog);
    onMethod(chosen === 'card' ? 'card' : 'paypal');
  };
  /** False, with a toast and the focus on the first blank field, unless the address is complete. */
  const confirmAddress = (): boolean => {
    if (blank.length === 0) return true;
    setMarked(true);
    toast(PAYMENT_TOASTS.missingAddress);
    if (fields.current) focusField(fields.current, blank[0] ?? '');
    return false;
  };

  return (
    <div className={classes.layout}>
      <div className={classes.form}>
        <AddressForm ref={fields} address={address} saved={saved} errors={errors} onChange={onAddress} />
        <ChoiceList title="Payment method" choices={METHODS} value={method} onChange={chooseMethod} />
      </div>
      <div className={classes.side}>
        <CheckoutSummary lines={lines} figures={figures} level={level} />
        <ShippingInfoCard />
        <Anchor component={Link} to={paths.shippingPayment()} size="sm">
          Compare shipping and payment options
        </Anchor>
      </div>
      <div className={classes.pay}>
        {purchase.status === 'refused' && (
          <RefusalNotice refusal={purchase.refusal} ordered={purchase.order} now={order} />
        )}
        <PayArea {...{ order, method, address, payment, confirmAddress }} total={figures.totals.total} />
      </div>
    </div>
  );
}

/** The shop's messages about the address, each until its field is edited. */
function addressErrors(purchase: Purchase, address: CheckoutAddress): Partial<Record<keyof CheckoutAddress, string>> {
  if (purchase.status !== 'refused' || purchase.order.operation !== 'createOrder') return {};
  const refused: Readonly<Partial<Record<string, string | null>>> = purchase.order.body.shippingAddress;
  const { fields } = purchase.refusal;
  const names = Object.keys(address) as (keyof CheckoutAddress)[]; // its own keys
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = fields[`shippingAddress.${name}`];
      return text !== undefined && (refused[name] ?? '') === address[name] ? [[name, text]] : [];
    }),
  );
}

const PROGRESS: Partial<Record<Purchase['status'], string>> = {
  tokenizing: 'Checking your card…',
  approving: 'Waiting for your approval in PayPal…',
  capturing: 'PayPal is taking the payment…',
  sending: 'Placing your order…',
};

interface PayAreaProps extends Pick<CheckoutFormProps, 'order' | 'method' | 'address' | 'payment'> {
  /** USD cents. */
  total: number;
  confirmAddress: () => boolean;
}

/** The total and the button that pays; on a phone it stays at the bottom of the screen. */
function PayArea({ order, method, address, payment, total, confirmAddress }: PayAreaProps) {
  const { format, currency } = useCurrency();
  const { purchase, busy, payByCard, wallet } = payment;
  const [dialog, setDialog] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const placeOrder = useRef<HTMLButtonElement>(null);
  // The charge is always in US dollars (D-48).
  const totalText = formatMoney(total, 'USD');
  const note = currency === 'USD' ? null : `About ${format(total)}. You are charged in US dollars.`;
  const refusal = purchase.status === 'refused' && purchase.method === 'card' ? purchase.refusal : null;
  const pay = async (tokenize: Parameters<typeof payByCard>[0]) => {
    const after = await payByCard(tokenize);
    // The buyer can correct the card in the dialog; anything else is explained on the page.
    if (after.status !== 'refused' || !isAboutCard(after.refusal)) hideDialog();
  };
  const hideDialog = () => {
    setDialog('closed');
    // The dialog is mounted open, so it cannot restore the focus itself.
    placeOrder.current?.focus({ preventScroll: true });
  };

  if (order === null) return <NotPayableNote />;
  return (
    <>
      {note && <p className={classes.note}>{note}</p>}
      {method === null && (
        <p className={classes.note}>
          Total <strong>{totalText}</strong>. Choose a payment method to place your order.
        </p>
      )}
      {method === 'card' && (
        <BusyButton
          ref={placeOrder}
          size="lg"
          fullWidth
          busy={busy}
          onClick={() => {
            if (confirmAddress()) setDialog('open');
          }}
        >
          Place Order - {totalText}
        </BusyButton>
      )}
      {method === 'paypal' && (
        <>
          <p className={classes.note}>
            Total <strong>{totalText}</strong>
          </p>
          {/* Not while the wallet is open: it returns the focus to its button, and a second press does nothing. */}
          <div inert={busy && purchase.status !== 'approving'}>
            <WalletButton
              events={{
                onOpen: () => confirmAddress() && wallet.open(),
                total: () => total,
                onApprove: wallet.approve,
                onCancel: wallet.cancel,
                onError: wallet.fail,
              }}
            />
          </div>
        </>
      )}
      <p role="status" className={classes.note}>
        {PROGRESS[purchase.status]}
      </p>
      <LazyComponent load={loadCardDialog} active={dialog !== 'untouched'} onFailed={() => setDialog('untouched')}>
        {(CardDialog) => (
          <CardDialog
            opened={dialog === 'open'}
            onClose={hideDialog}
            details={{ total, billing: address }}
            totalText={totalText}
            note={note}
            refusal={refusal && isAboutCard(refusal) ? refusal.message : null}
            busy={busy}
            onPay={(tokenize) => void pay(tokenize)}
          />
        )}
      </LazyComponent>
    </>
  );
}
