import type { CreateOrderRequest } from '@/api/types';
import type { OrderAnswer, Refusal } from './orderAnswer';

export type PurchaseMethod = 'card' | 'paypal';

/** What is bought: the body of POST /api/orders without its payment. Amounts in USD. */
export type PurchaseOrder = Pick<
  CreateOrderRequest,
  'shippingAddress' | 'items' | 'subtotal' | 'shippingCost' | 'total'
>;

/** One attempt to pay. `order` is what the buyer saw at the start; later changes of the cart do not change it. */
export interface Attempt {
  /** The Idempotency-Key of the attempt's order call (D-221). */
  readonly key: string;
  readonly method: PurchaseMethod;
  readonly order: PurchaseOrder;
  /** Mark of the buyer (`hashOwner`); null when the buyer's email is not known. */
  readonly owner: string | null;
}

/** A POST /api/orders, complete: it is repeated with the same key and body until its outcome is known. */
export interface OrderCall {
  readonly key: string;
  readonly body: CreateOrderRequest;
  readonly owner: string | null;
  /** An earlier request of this call got no readable answer, so the order may exist already. */
  readonly sentBefore: boolean;
}

/**
 * A purchase, whatever pays for it. Nothing is charged in `ready`, `tokenizing`, `approving` and `refused`. Every other
 * status but `recorded` has a call, which is stored in the browser for as long as the status lasts (`callToKeep`).
 */
export type Purchase =
  | { readonly status: 'ready' }
  /** The card provider turns the card into a token. */
  | { readonly status: 'tokenizing'; readonly attempt: Attempt }
  /** The wallet's window is open. */
  | { readonly status: 'approving'; readonly attempt: Attempt }
  /** The buyer has approved, and the wallet takes the money. */
  | { readonly status: 'capturing'; readonly call: OrderCall }
  | { readonly status: 'sending'; readonly call: OrderCall }
  | { readonly status: 'recorded'; readonly method: PurchaseMethod; readonly orderId: number }
  | {
      readonly status: 'refused';
      readonly method: PurchaseMethod;
      readonly refusal: Refusal;
      /** What the buyer tried to pay for, so that a screen can say which lines have changed since. */
      readonly order: PurchaseOrder;
    }
  /** The card's order call got no answer: it may have charged. Only the same call finds out. */
  | { readonly status: 'unknown'; readonly call: OrderCall }
  /** The wallet's money is taken, or may be, and no order is known. `refusal` is why; null after a lost answer. */
  | { readonly status: 'captured'; readonly call: OrderCall; readonly refusal: Refusal | null };

export type PurchaseEvent =
  | { readonly type: 'start'; readonly attempt: Attempt }
  | { readonly type: 'tokenized'; readonly key: string; readonly token: string }
  | { readonly type: 'approved'; readonly paypalOrderId: string }
  | { readonly type: 'captured'; readonly paypalOrderId: string }
  /** The provider or the buyer ended the attempt before any money could be taken. */
  | { readonly type: 'stopped'; readonly key: string; readonly refusal: Refusal }
  | { readonly type: 'answered'; readonly answer: OrderAnswer }
  /** The buyer repeats the order call. */
  | { readonly type: 'repeat' }
  /** A call that an earlier page or another tab has stored. */
  | { readonly type: 'found'; readonly call: OrderCall }
  /** Another tab has learned the outcome of the call with this key. */
  | { readonly type: 'settledElsewhere'; readonly key: string; readonly orderId: number | null }
  | { readonly type: 'reset' };

export const READY: Purchase = { status: 'ready' };

export const methodOf = ({ body }: OrderCall): PurchaseMethod => (body.paymentMethod === 'paypal' ? 'paypal' : 'card');

/** The next state. An event that the state does not expect changes nothing, so that a second click does not pay again. */
export function step(purchase: Purchase, event: PurchaseEvent): Purchase {
  switch (event.type) {
    case 'start':
      return canStart(purchase)
        ? { status: event.attempt.method === 'card' ? 'tokenizing' : 'approving', attempt: event.attempt }
        : purchase;
    case 'tokenized':
      // A token that arrives late belongs to an attempt that the buyer has given up, perhaps with another card.
      return purchase.status === 'tokenizing' && purchase.attempt.key === event.key
        ? { status: 'sending', call: callOf(purchase.attempt, { paymentNonce: event.token }) }
        : purchase;
    case 'approved':
      return purchase.status === 'approving'
        ? { status: 'capturing', call: callOf(purchase.attempt, { paypalOrderId: event.paypalOrderId }) }
        : purchase;
    case 'captured':
      return purchase.status === 'capturing'
        ? { status: 'sending', call: withReference(purchase.call, event) }
        : purchase;
    case 'stopped':
      return keyOf(purchase) === event.key ? stop(purchase, event.refusal) : purchase;
    case 'answered':
      return purchase.status === 'sending' ? outcome(purchase.call, event.answer) : purchase;
    case 'repeat':
      return purchase.status === 'unknown' || purchase.status === 'captured'
        ? { status: 'sending', call: purchase.call }
        : purchase;
    case 'found':
      return canStart(purchase) ? unsettled({ ...event.call, sentBefore: true }, null) : purchase;
    case 'settledElsewhere':
      return callToKeep(purchase)?.key === event.key ? settledElsewhere(purchase, event.orderId) : purchase;
    case 'reset':
      return purchase.status === 'recorded' || purchase.status === 'refused' ? READY : purchase;
  }
}

/** Whether the buyer may begin to pay: not while a purchase is under way or its outcome is unknown. */
export const canStart = ({ status }: Purchase): boolean => status === 'ready' || status === 'refused';

/** Whether a provider or the server is at work, so that every button that pays is disabled. */
export const isBusy = ({ status }: Purchase): boolean =>
  status === 'tokenizing' || status === 'approving' || status === 'capturing' || status === 'sending';

/** The call that must be in the browser's storage before anything is requested in this state; null: nothing at stake. */
export const callToKeep = (purchase: Purchase): OrderCall | null => ('call' in purchase ? purchase.call : null);

/** The Idempotency-Key of the attempt under way; null when there is none. */
export const keyOf = (purchase: Purchase): string | null =>
  'attempt' in purchase ? purchase.attempt.key : (callToKeep(purchase)?.key ?? null);

function callOf(
  { key, method, order, owner }: Attempt,
  payment: Pick<CreateOrderRequest, 'paymentNonce' | 'paypalOrderId'>,
): OrderCall {
  return { key, owner, sentBefore: false, body: { ...order, paymentMethod: method, ...payment } };
}

/** The wallet may name its order differently once it has captured it. Nothing was sent under the first name. */
const withReference = (call: OrderCall, { paypalOrderId }: { paypalOrderId: string }): OrderCall => ({
  ...call,
  body: { ...call.body, paypalOrderId },
});

/** A capture must be stopped only if it certainly took nothing. */
function stop(purchase: Purchase, refusal: Refusal): Purchase {
  switch (purchase.status) {
    case 'tokenizing':
    case 'approving':
      return { status: 'refused', method: purchase.attempt.method, refusal, order: purchase.attempt.order };
    case 'capturing':
      return { status: 'refused', method: 'paypal', refusal, order: purchase.call.body };
    default:
      return purchase;
  }
}

/** What an answer to the order call means for the buyer's money (tag `orders` of the contract). */
function outcome(call: OrderCall, answer: OrderAnswer): Purchase {
  const method = methodOf(call);
  switch (answer.type) {
    case 'placed':
      return { status: 'recorded', method, orderId: answer.orderId };
    case 'refused': {
      // A refusal says that this call charged nothing. The wallet has taken the money before the call, unless its capture
      // was declined.
      const charged = method === 'paypal' && answer.refusal.reason !== 'capture_declined';
      // Without a documented code the refusal may come from a proxy, and says nothing about an earlier request.
      const unclear = call.sentBefore && !answer.documented;
      return charged || unclear
        ? unsettled(call, answer.refusal)
        : { status: 'refused', method, refusal: answer.refusal, order: call.body };
    }
    case 'lost':
      return unsettled({ ...call, sentBefore: true }, answer.refusal);
  }
}

const unsettled = (call: OrderCall, refusal: Refusal | null): Purchase =>
  methodOf(call) === 'paypal' ? { status: 'captured', call, refusal } : { status: 'unknown', call };

function settledElsewhere(purchase: Purchase, orderId: number | null): Purchase {
  // A request of this tab will hear the outcome itself.
  const call = callToKeep(purchase);
  if (!call || isBusy(purchase)) return purchase;
  return orderId === null ? READY : { status: 'recorded', method: methodOf(call), orderId };
}
