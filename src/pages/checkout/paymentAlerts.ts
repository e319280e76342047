import type { Purchase } from '@/features/payments/purchase';

/** The alert box of the alternate checkout's popup at the end of an attempt (S2 8); null when there is nothing to say. */
export function popupAlert(purchase: Purchase): string | null {
  if (purchase.status === 'unknown' || purchase.status === 'captured') return PROCESSING_ERROR;
  if (purchase.status !== 'refused') return null;
  const { method, refusal } = purchase;
  switch (refusal.reason) {
    // The login opens over the page.
    case 'session_expired':
    case 'cancelled':
      return null;
    case 'form_not_ready':
      return FORM_NOT_READY;
    case 'tokenization_failed':
      return CARD_INVALID;
    case 'unexpected':
      return PROCESSING_ERROR;
    default:
      return method === 'paypal'
        ? 'PayPal payment failed. Please try again.'
        : 'Card payment failed. Please try again.';
  }
}

/** The alert box of the old card page (S2 8). */
export function oldCardPageAlert(purchase: Purchase): string | null {
  if (purchase.status === 'unknown' || purchase.status === 'captured') return 'Payment failed. Please try again.';
  if (purchase.status !== 'refused') return null;
  const { reason, message } = purchase.refusal;
  switch (reason) {
    case 'session_expired':
    case 'cancelled':
      return null;
    case 'form_not_ready':
      return FORM_NOT_READY;
    case 'tokenization_failed':
      return CARD_INVALID;
    case 'unexpected':
      return 'Payment failed. Please try again.';
    default:
      return `Payment failed: ${message ?? 'Unknown error'}`;
  }
}

const FORM_NOT_READY = 'Payment form not ready. Please wait.';
export const CARD_INVALID = 'Card validation failed. Please check your card details.';
const PROCESSING_ERROR = 'Payment processing error. Please try again.';
