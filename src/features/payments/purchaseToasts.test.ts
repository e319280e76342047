import { describe, expect, it } from 'vitest';
import { WORKED_ORDER } from '@tests/support/orderCalls';
import { refusalOf, type RefusalReason } from './orderOutcome';
import type { Purchase } from './purchase';
import type { PurchaseMethod } from './purchaseOrder';
import { cardPageToast, PAYMENT_TOASTS, purchaseToast, securePageToast, walletSetupFailed } from './purchaseToasts';

const order = WORKED_ORDER;
const refused = (method: PurchaseMethod, reason: RefusalReason, message: string | null = null): Purchase => ({
  status: 'refused',
  method,
  refusal: refusalOf(reason, { message }),
  order,
});
const captured = (reason: RefusalReason, message: string | null = null): Purchase => ({
  status: 'captured',
  call: { key: 'k', owner: null, sentBefore: true, order, payment: { method: 'paypal', reference: 'p' } },
  refusal: refusalOf(reason, { message }),
});
const FAILED = 'There was an error processing your Square payment. Please try again.';
const textOf = (purchase: Purchase) => {
  const toast = purchaseToast(purchase);
  return toast && [toast.title, toast.description];
};

describe('the toast of a purchase, letter for letter', () => {
  it.each<[Purchase, string, string | undefined]>([
    [{ status: 'recorded', method: 'card', orderId: 1 }, 'Square Payment Successful!', undefined],
    [{ status: 'recorded', method: 'paypal', orderId: 1 }, 'PayPal Payment Successful!', undefined],
    [refused('card', 'form_not_ready'), 'Payment Error', 'Payment form not ready. Please try again.'],
    [refused('card', 'tokenization_failed', 'Card number is invalid.'), 'Payment Error', 'Card number is invalid.'],
    [refused('card', 'tokenization_failed'), 'Payment Error', 'Card tokenization failed'],
    [refused('card', 'unexpected'), 'Payment Error', 'Payment processing failed. Please try again.'],
    [refused('card', 'card_declined', 'The card was declined.'), 'Payment Failed', FAILED],
    [refused('paypal', 'capture_failed'), 'Payment Capture Failed', undefined],
    [refused('paypal', 'capture_failed', 'INSTRUMENT_DECLINED'), 'Payment Capture Failed', 'INSTRUMENT_DECLINED'],
    [refused('paypal', 'wallet_error', 'Window closed'), 'PayPal Payment Error', 'Window closed'],
    [refused('paypal', 'cancelled'), 'Payment Cancelled', undefined],
    [captured('out_of_stock', 'Sold out.'), 'Payment Processing Failed', 'Sold out.'],
    [captured('no_order_id'), 'Payment Processing Failed', 'Order creation failed - no order ID returned'],
  ])('%o', (purchase, title, description) => {
    expect(textOf(purchase)).toEqual([title, description]);
  });

  it('is missing where the login or a dialog speaks', () => {
    expect(purchaseToast(refused('card', 'session_expired'))).toBeNull();
    expect(purchaseToast(refused('card', 'cancelled'))).toBeNull();
    expect(purchaseToast({ status: 'ready' })).toBeNull();
  });
});

const unknown: Purchase = {
  status: 'unknown',
  call: { key: 'k', owner: null, sentBefore: true, order, payment: { method: 'card', reference: 't' } },
};

it.each<[string, Purchase]>([
  ['No luck.', refused('card', 'rejected', 'No luck.')],
  ['Payment failed', refused('card', 'rejected')],
  ['The card was declined.', refused('card', 'card_declined', 'The card was declined.')],
  ['An error occurred during payment processing.', refused('card', 'unexpected')],
  ['An error occurred during payment processing.', unknown],
  ['Card number is invalid.', refused('card', 'tokenization_failed', 'Card number is invalid.')],
  ['Card tokenization failed', refused('card', 'tokenization_failed')],
])('the card payment page says "Payment Failed": %s', (text, purchase) => {
  expect(cardPageToast(purchase)).toMatchObject({ title: 'Payment Failed', description: text });
});

it.each<[string, string, Purchase]>([
  ['Payment Failed', 'The card was declined.', refused('card', 'card_declined', 'The card was declined.')],
  ['Payment Failed', 'Card number is invalid.', refused('card', 'tokenization_failed', 'Card number is invalid.')],
  ['Payment Failed', 'Unable to process payment', refused('card', 'rejected')],
  ['Payment Failed', 'Unable to process payment', unknown],
  ['PayPal Error', 'Failed to create PayPal order', refused('paypal', 'rejected')],
  ['PayPal Error', 'Unable to create PayPal order', refused('paypal', 'no_response')],
  ['PayPal Error', 'Unable to create PayPal order', refused('paypal', 'wallet_error')],
])('the secure page says "%s": %s', (title, text, purchase) => {
  expect(securePageToast(purchase)).toMatchObject({ title, description: text });
});

it('the screens’ own toasts have the brief’s texts (S2 8)', () => {
  expect(PAYMENT_TOASTS).toMatchObject({
    missingAddress: { title: 'Missing Information', description: 'Please fill in all shipping address fields.' },
    addressFirst: {
      title: 'Complete Shipping Address',
      description: 'Please fill in all shipping information before selecting a payment method.',
    },
    cardSetupFailed: { title: 'Payment System Error' },
  });
  expect(walletSetupFailed(null)).toEqual({ title: 'PayPal Setup Error', tone: 'danger' });
});
