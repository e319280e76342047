import { Alert, Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { Link } from 'react-router-dom';
import { formatMoney } from '@/domain/currency';
import { centsFromNumber } from '@/domain/money';
import { lineChanges } from '@/features/checkout/lineChanges';
import { isAboutCard, type Refusal } from '@/features/payments/orderOutcome';
import type { OrderCall } from '@/features/payments/purchase';
import { orderItems, orderTotal, type PurchaseOrder } from '@/features/payments/purchaseOrder';
import { BRAND } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { BusyButton } from '@/ui/BusyButton';
import classes from './PurchaseNotices.module.css';

interface UnsettledPurchaseProps {
  call: OrderCall;
  busy: boolean;
  /** Repeats the same call with the same payment. */
  onRepeat: () => void;
}

/** Shown until the outcome of an order call is known: paid but not recorded, or a card payment without a response. */
export function UnsettledPurchase({ call: { key, order, payment }, busy, onRepeat }: UnsettledPurchaseProps) {
  const amount = formatMoney(orderTotal(order), 'USD');
  const isWallet = payment.method === 'paypal';
  return (
    <section className={classes.unsettled} aria-labelledby="unsettled-title">
      <div role="alert">
        <h2 id="unsettled-title">
          {isWallet ? 'Paid, but your order is not recorded yet' : 'We do not know yet whether your order was placed'}
        </h2>
      </div>
      <p>
        {isWallet
          ? `You approved a PayPal payment of ${amount}, but the shop has not confirmed your order. Retry sends the same order with the same payment, so you do not pay twice.`
          : `There was no response to your card payment of ${amount}. Check again sends the same order with the same payment, so you do not pay twice.`}
      </p>
      <p>
        Reference: <strong className={classes.reference}>{isWallet ? payment.reference : key}</strong>
      </p>
      <Group>
        <BusyButton busy={busy} onClick={onRepeat}>
          {isWallet ? 'Retry' : 'Check again'}
        </BusyButton>
        <Button component={Link} to={paths.contact()} variant="default">
          Contact Support
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        If it does not help, call <a href={BRAND.phoneHref}>{BRAND.phone}</a> or write to{' '}
        <a href={BRAND.emailHref}>{BRAND.email}</a> and name the reference.
      </Text>
    </section>
  );
}

const TITLES: Partial<Record<Refusal['reason'], string>> = {
  figures_changed: 'The prices have changed',
  cart_changed: 'Your cart has changed',
  order_changed: 'Your order changed while you paid',
  out_of_stock: 'A product is not available',
  region_conflict: 'One order cannot mix stock locations',
  not_stored: 'Your browser could not store the payment',
  invalid_request: 'The shop did not accept this order',
  card_declined: 'Your card was declined',
  cvv_incorrect: 'The security code is not correct',
  postal_code_incorrect: 'The ZIP code does not match the card',
  expiration_incorrect: 'The expiration date is not correct',
  verification_required: 'Your bank could not verify the payment',
};

/** Reasons whose title says what the server's message says. */
const EXPLAINED_BY_TITLE: ReadonlySet<Refusal['reason']> = new Set<Refusal['reason']>([
  'figures_changed',
  'cart_changed',
  'card_declined',
  'cvv_incorrect',
  'postal_code_incorrect',
  'expiration_incorrect',
]);

interface RefusalNoticeProps {
  refusal: Refusal;
  /** What the buyer tried to pay for. */
  ordered: PurchaseOrder;
  /** What the cart holds now; null while it is not known. */
  now: PurchaseOrder | null;
}

/** Explains line by line why nothing was charged. Null for a reason that its toast explains. */
export function RefusalNotice({ refusal, ordered, now }: RefusalNoticeProps) {
  const title = TITLES[refusal.reason];
  if (!title) return null;
  const { figures } = refusal;
  // Another backend's message may have no full stop.
  const message = EXPLAINED_BY_TITLE.has(refusal.reason) ? null : refusal.message?.replace(/[^.!?]$/, '$&.');
  const named = new Map(orderItems(ordered).map(({ productId, productName }) => [productId, productName]));
  const lines = figures
    ? figures.items.map((item) => ({ ...item, productName: named.get(item.productId) ?? `Product ${item.productId}` }))
    : orderItems(now ?? ordered);
  const details = [...new Set([...Object.values(refusal.fields), ...lineChanges(orderItems(ordered), lines)])];
  return (
    <Alert color="amber" title={title} role="alert">
      <p className={classes.text}>
        {message && `${message} `}Nothing was charged.
        {figures && ` The new total is ${formatMoney(centsFromNumber(figures.total) ?? 0, 'USD')}.`}
      </p>
      {details.length > 0 && (
        <ul className={classes.details}>
          {details.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {!isAboutCard(refusal) && <Link to={paths.cart()}>Back to your cart</Link>}
    </Alert>
  );
}
