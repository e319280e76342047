import type { ToastInput } from '@/ui/toast/toastStore';
import type { Refusal } from './orderOutcome';
import type { Purchase } from './purchase';
import type { PurchaseMethod } from './purchaseOrder';

const MISSING_ADDRESS = 'Please fill in all shipping address fields.';

/** Toasts with a fixed text that the payment screens show themselves; all texts are the brief's (S2 5, S2 8). */
export const PAYMENT_TOASTS = {
  missingAddress: { title: 'Missing Information', description: MISSING_ADDRESS, tone: 'danger' },
  addressFirst: {
    title: 'Complete Shipping Address',
    description: 'Please fill in all shipping information before selecting a payment method.',
    tone: 'danger',
  },
  /** The card provider could not be started (D-156). */
  cardSetupFailed: { title: 'Payment System Error', tone: 'danger' },
} as const satisfies Record<string, ToastInput>;

/** The wallet's button could not be rendered: with the provider's message, if there is one (D-155). */
export const walletSetupFailed = (message: string | null): ToastInput => danger('PayPal Setup Error', message);

/** The main checkout's toast of a purchase that has come to an end, for now; null when there is nothing to say. */
export function purchaseToast(purchase: Purchase): ToastInput | null {
  switch (purchase.status) {
    case 'recorded':
      return { title: SUCCESS[purchase.method], tone: 'success' };
    case 'refused':
      return failureToast(purchase.method, purchase.refusal);
    case 'unknown':
      return ORDER_FAILED;
    case 'captured':
      return purchase.refusal && failureToast(purchase.call.payment.method, purchase.refusal);
    default:
      return null;
  }
}

/** The secure page's toasts (S2 8). */
export function securePageToast(purchase: Purchase): ToastInput | null {
  if (purchase.status === 'recorded') return PAID;
  if (purchase.status === 'unknown') return danger('Payment Failed', 'Unable to process payment');
  if (purchase.status !== 'refused') return purchaseToast(purchase);
  const { method, refusal } = purchase;
  if (refusal.reason === 'session_expired' || refusal.reason === 'cancelled') return null;
  if (method === 'paypal')
    return danger('PayPal Error', `${WALLET_VERBS[refusal.reason] ?? 'Failed'} to create PayPal order`);
  const fallback = refusal.reason === 'tokenization_failed' ? 'Card tokenization failed' : 'Unable to process payment';
  return danger('Payment Failed', refusal.message ?? fallback);
}

/** The card payment page's own toasts. */
export const CARD_PAGE_TOASTS = {
  missingFields: {
    title: 'Missing Information',
    description: 'Please fill in all required fields.',
    tone: 'danger',
  },
  emptyCart: { title: 'Payment Failed', description: 'Cart is empty', tone: 'danger' },
} as const satisfies Record<string, ToastInput>;

/** The card payment page's toasts at the end of an attempt (S2 8). */
export function cardPageToast(purchase: Purchase): ToastInput | null {
  if (purchase.status === 'recorded') return PAID;
  if (purchase.status === 'unknown') return danger('Payment Failed', CARD_PAGE_ERROR);
  if (purchase.status !== 'refused') return purchaseToast(purchase);
  const { reason, message } = purchase.refusal;
  switch (reason) {
    case 'session_expired':
    case 'cancelled':
      return null;
    case 'form_not_ready':
      return CARD_PAGE_TOASTS.missingFields;
    case 'tokenization_failed':
      return danger('Payment Failed', message ?? 'Card tokenization failed');
    case 'unexpected':
      return danger('Payment Failed', CARD_PAGE_ERROR);
    default:
      return danger('Payment Failed', message ?? 'Payment failed');
  }
}

const CARD_PAGE_ERROR = 'An error occurred during payment processing.';

const PAID: ToastInput = {
  title: 'Payment Successful!',
  description: 'Your order has been placed successfully.',
  tone: 'success',
};

/** What the secure page says when the wallet's order got no response, or one that leads nowhere. */
const WALLET_VERBS: Partial<Record<Refusal['reason'], string>> = {
  no_response: 'Unable',
  wallet_error: 'Unable',
  not_stored: 'Unable',
  unexpected: 'Unable',
};

const SUCCESS: Record<PurchaseMethod, string> = {
  card: 'Square Payment Successful!',
  paypal: 'PayPal Payment Successful!',
};

const danger = (title: string, description: string | null): ToastInput => ({
  title,
  ...(description && { description }),
  tone: 'danger',
});

/** The card's order call failed, whatever the response was. */
const ORDER_FAILED = danger('Payment Failed', 'There was an error processing your Square payment. Please try again.');

function failureToast(method: PurchaseMethod, { reason, message }: Refusal): ToastInput | null {
  switch (reason) {
    // The login opens over the page.
    case 'session_expired':
      return null;
    case 'form_not_ready':
      return danger('Payment Error', 'Payment form not ready. Please try again.');
    case 'tokenization_failed':
      return danger('Payment Error', message ?? 'Card tokenization failed');
    case 'unexpected':
      return method === 'card'
        ? danger('Payment Error', 'Payment processing failed. Please try again.')
        : danger('PayPal Payment Error', message);
    case 'cancelled':
      return method === 'card' ? null : danger('Payment Cancelled', message);
    case 'capture_failed':
      return danger('Payment Capture Failed', message);
    case 'wallet_error':
      return danger('PayPal Payment Error', message);
    // The screen lists what has changed.
    case 'order_changed':
      return danger('Payment Cancelled', message);
    default:
      // The text for a response without an order's id serves every failure without a message (D-155).
      return method === 'card'
        ? ORDER_FAILED
        : danger('Payment Processing Failed', message ?? 'Order creation failed - no order ID returned');
  }
}
