import type { OrderOutcome, Refusal } from './orderOutcome';
import type { Payment, PurchaseMethod, PurchaseOrder } from './purchaseOrder';

/** One attempt to pay. `order` is what the buyer saw at the start; later changes of the cart do not change it. */
export interface Attempt {
  /** The Idempotency-Key of the attempt's order call (D-221). */
  readonly key: string;
  readonly method: PurchaseMethod;
  readonly order: PurchaseOrder;
  /** Mark of the buyer (`hashOwner`); null when the buyer's email is not known. */
  readonly owner: string | null;
}

/** A call that places an order, complete: it is repeated unchanged, with the same key, until its outcome is known. */
export interface OrderCall {
  readonly key: string;
  readonly order: PurchaseOrder;
  readonly payment: Payment;
  readonly owner: string | null;
  /** An earlier request of this call got no readable response, so the order may exist already. */
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
  /** `repeated`: the buyer has asked for it with 'Check again' or 'Retry'. */
  | { readonly status: 'sending'; readonly call: OrderCall; readonly repeated: boolean }
  /** `orderId` is null for a call that does not name its order (D-121). */
  | { readonly status: 'recorded'; readonly method: PurchaseMethod; readonly orderId: number | null }
  | {
      readonly status: 'refused';
      readonly method: PurchaseMethod;
      readonly refusal: Refusal;
      /** What the buyer tried to pay for, so that a screen can say which lines have changed since. */
      readonly order: PurchaseOrder;
    }
  /** The card's order call got no response: it may have charged. Only the same call finds out. */
  | { readonly status: 'unknown'; readonly call: OrderCall }
  /** The wallet's money is taken, or may be, and no order is known. `refusal` is why; null after a lost response. */
  | { readonly status: 'captured'; readonly call: OrderCall; readonly refusal: Refusal | null };

export type PurchaseEvent =
  | { readonly type: 'start'; readonly attempt: Attempt }
  | { readonly type: 'tokenized'; readonly key: string; readonly token: string }
  | { readonly type: 'approved'; readonly paypalOrderId: string }
  | { readonly type: 'captured'; readonly paypalOrderId: string }
  /** The provider or the buyer ended the attempt before any money could be taken. */
  | { readonly type: 'stopped'; readonly key: string; readonly refusal: Refusal }
  | { readonly type: 'responded'; readonly outcome: OrderOutcome }
  /** The buyer has approved a wallet order on the provider's page, and has come back (D-124). */
  | { readonly type: 'returned'; readonly call: OrderCall }
  /** The buyer repeats the order call. */
  | { readonly type: 'repeat' }
  /** A call that an earlier page or another tab has stored. */
  | { readonly type: 'found'; readonly call: OrderCall }
  /** Another tab has learned the outcome of the call with this key: the order was recorded, or nothing was charged. */
  | ({ readonly type: 'settledElsewhere' } & Settlement)
  | { readonly type: 'reset' };

/** How an order call ended. */
export interface Settlement {
  readonly key: string;
  /** Mark of the buyer (`hashOwner`); null when the buyer's email is not known. */
  readonly owner: string | null;
  readonly recorded: boolean;
  readonly orderId: number | null;
}

export const READY: Purchase = { status: 'ready' };

/** The next state. An event that the state does not expect changes nothing, so that a second click does not pay again. */
export function transition(purchase: Purchase, event: PurchaseEvent): Purchase {
  switch (event.type) {
    case 'start':
      return canStart(purchase)
        ? { status: event.attempt.method === 'card' ? 'tokenizing' : 'approving', attempt: event.attempt }
        : purchase;
    case 'tokenized':
      // A token that arrives late belongs to an attempt that the buyer has given up, perhaps with another card.
      return purchase.status === 'tokenizing' && purchase.attempt.key === event.key
        ? sending(callOf(purchase.attempt, event.token))
        : purchase;
    case 'approved':
      return purchase.status === 'approving'
        ? { status: 'capturing', call: callOf(purchase.attempt, event.paypalOrderId) }
        : purchase;
    case 'captured':
      return purchase.status === 'capturing' ? sending(withReference(purchase.call, event.paypalOrderId)) : purchase;
    case 'stopped':
      return keyOf(purchase) === event.key ? stop(purchase, event.refusal) : purchase;
    case 'responded':
      return purchase.status === 'sending' ? settle(purchase.call, event.outcome) : purchase;
    case 'repeat':
      return purchase.status === 'unknown' || purchase.status === 'captured' ? sending(purchase.call, true) : purchase;
    case 'returned':
      // A call that was sent before is repeated by the buyer only. Another one that is unsettled stays in the storage.
      return isBusy(purchase) || keyOf(purchase) === event.call.key ? purchase : sending(event.call);
    case 'found':
      return canStart(purchase) ? unsettled({ ...event.call, sentBefore: true }, null) : purchase;
    case 'settledElsewhere':
      return callToKeep(purchase)?.key === event.key ? settledElsewhere(purchase, event) : purchase;
    case 'reset':
      return purchase.status === 'recorded' || purchase.status === 'refused' ? READY : purchase;
  }
}

/** Whether the buyer may begin to pay: not while a purchase is under way or its outcome is unknown. */
export const canStart = ({ status }: Purchase): boolean => status === 'ready' || status === 'refused';

/** Whether a provider or the server is at work, so that every button that pays is disabled. */
export const isBusy = ({ status }: Purchase): boolean =>
  status === 'tokenizing' || status === 'approving' || status === 'capturing' || status === 'sending';

/** Whether only a repeat of its call tells what became of the purchase: a screen shows this in place of its form. */
export const isUnsettled = (
  purchase: Purchase,
): purchase is Extract<Purchase, { status: 'unknown' | 'captured' | 'sending' }> =>
  purchase.status === 'unknown' ||
  purchase.status === 'captured' ||
  (purchase.status === 'sending' && purchase.repeated);

/** The call that must be in the browser's storage before anything is requested in this state; null: nothing at stake. */
export const callToKeep = (purchase: Purchase): OrderCall | null => ('call' in purchase ? purchase.call : null);

/** The Idempotency-Key of the attempt under way; null when there is none. */
export const keyOf = (purchase: Purchase): string | null =>
  'attempt' in purchase ? purchase.attempt.key : (callToKeep(purchase)?.key ?? null);

const sending = (call: OrderCall, repeated = false): Purchase => ({ status: 'sending', call, repeated });

const callOf = ({ key, method, order, owner }: Attempt, reference: string): OrderCall => ({
  key,
  order,
  payment: { method, reference },
  owner,
  sentBefore: false,
});

/** The wallet may name its order differently once it has captured it. Nothing was sent under the first name. */
const withReference = (call: OrderCall, reference: string): OrderCall => ({
  ...call,
  payment: { ...call.payment, reference },
});

/** A capture must be stopped only if it certainly took nothing. */
function stop(purchase: Purchase, refusal: Refusal): Purchase {
  switch (purchase.status) {
    case 'tokenizing':
    case 'approving':
      return { status: 'refused', method: purchase.attempt.method, refusal, order: purchase.attempt.order };
    case 'capturing':
      return { status: 'refused', method: 'paypal', refusal, order: purchase.call.order };
    default:
      return purchase;
  }
}

/** What a response to the order call means for the buyer's money (tag `orders` of the contract). */
function settle(call: OrderCall, outcome: OrderOutcome): Purchase {
  const { method } = call.payment;
  switch (outcome.type) {
    case 'placed':
      return { status: 'recorded', method, orderId: outcome.orderId };
    case 'refused': {
      // A refusal says that this call charged nothing. The wallet has taken the money before the call, unless its capture
      // was declined.
      const charged = method === 'paypal' && outcome.refusal.reason !== 'capture_declined';
      // Without a documented code the refusal may come from a proxy, and says nothing about an earlier request.
      const unclear = call.sentBefore && !outcome.documented;
      return charged || unclear
        ? unsettled(call, outcome.refusal)
        : { status: 'refused', method, refusal: outcome.refusal, order: call.order };
    }
    case 'lost':
      return unsettled({ ...call, sentBefore: true }, outcome.refusal);
  }
}

const unsettled = (call: OrderCall, refusal: Refusal | null): Purchase =>
  call.payment.method === 'paypal' ? { status: 'captured', call, refusal } : { status: 'unknown', call };

function settledElsewhere(purchase: Purchase, { recorded, orderId }: Settlement): Purchase {
  // This tab’s own request will get the outcome.
  const call = callToKeep(purchase);
  if (!call || isBusy(purchase)) return purchase;
  return recorded ? { status: 'recorded', method: call.payment.method, orderId } : READY;
}
