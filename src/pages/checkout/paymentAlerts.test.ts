import { describe, expect, it } from 'vitest';
import { refusalOf, type RefusalReason } from '@/features/payments/orderOutcome';
import type { Purchase } from '@/features/payments/purchase';
import type { PurchaseMethod } from '@/features/payments/purchaseOrder';
import { WORKED_ORDER } from '@tests/support/orderCalls';
import { oldCardPageAlert, popupAlert } from './paymentAlerts';

const order = WORKED_ORDER;
const refused = (reason: RefusalReason, message: string | null = null, method: PurchaseMethod = 'card'): Purchase => ({
  status: 'refused',
  method,
  refusal: refusalOf(reason, { message }),
  order,
});
const unknown: Purchase = {
  status: 'unknown',
  call: { key: 'k', owner: null, sentBefore: true, order, payment: { method: 'card', reference: 't' } },
};
const INVALID = 'Card validation failed. Please check your card details.';
const NOT_READY = 'Payment form not ready. Please wait.';

describe('the alert box, letter for letter', () => {
  it.each<[string, Purchase]>([
    ['Card payment failed. Please try again.', refused('card_declined', 'The card was declined.')],
    ['PayPal payment failed. Please try again.', refused('no_response', null, 'paypal')],
    ['Payment processing error. Please try again.', refused('unexpected')],
    ['Payment processing error. Please try again.', unknown],
    [INVALID, refused('tokenization_failed')],
    [NOT_READY, refused('form_not_ready')],
  ])('of the popup: %s', (text, purchase) => {
    expect(popupAlert(purchase)).toBe(text);
  });

  it.each<[string, Purchase]>([
    ['Payment failed: No luck.', refused('card_declined', 'No luck.')],
    ['Payment failed: Unknown error', refused('rejected')],
    ['Payment failed. Please try again.', unknown],
    ['Payment failed. Please try again.', refused('unexpected')],
    [INVALID, refused('tokenization_failed')],
    [NOT_READY, refused('form_not_ready')],
  ])('of the old card page: %s', (text, purchase) => {
    expect(oldCardPageAlert(purchase)).toBe(text);
  });

  it('is missing where the login or a dialog speaks', () => {
    for (const purchase of [refused('session_expired'), refused('cancelled'), { status: 'ready' } as const]) {
      expect(popupAlert(purchase)).toBeNull();
      expect(oldCardPageAlert(purchase)).toBeNull();
    }
  });
});
