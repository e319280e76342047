import { ApiError } from '@/api/errors';
import type { ErrorCode, Figures } from '@/api/types';
import { isRecord } from '@/lib/isRecord';

/** Why nothing was charged: an error code of the order call, or what ended the attempt before it. */
export type RefusalReason =
  | OrderErrorCode
  /** The session expired; the login opens over the page, and nothing is sent again by itself (D-209). */
  | 'session_expired'
  /** A refusal without a documented code. */
  | 'rejected'
  /** No response, or none that can be read. */
  | 'no_response'
  /** A success that does not name its order. */
  | 'no_order_id'
  | 'form_not_ready'
  | 'tokenization_failed'
  | 'capture_failed'
  | 'wallet_error'
  | 'cancelled'
  /** The cart, address or prices changed while the wallet's window was open. Nothing was captured. */
  | 'order_changed'
  /** The purchase could not be stored in the browser, so the payment was not started. */
  | 'not_stored'
  | 'unexpected';

export interface Refusal {
  readonly reason: RefusalReason;
  /** The server's or the provider's own text, for people; null when there is none. */
  readonly message: string | null;
  /** The server's prices and totals, with `figures_changed`. */
  readonly figures: Figures | null;
  /** Messages by field of the request: `items.N`, `shippingAddress.zipCode`. */
  readonly fields: Readonly<Record<string, string>>;
}

/** How the server responded to the order call. Only `placed` and `refused` settle it. */
export type OrderOutcome =
  /** `orderId` is null for a call that does not name its order. */
  | { readonly type: 'placed'; readonly orderId: number | null }
  /** `documented`: with a code of the contract for this status, so it is certainly the shop's own response. */
  | { readonly type: 'refused'; readonly documented: boolean; readonly refusal: Refusal }
  | { readonly type: 'lost'; readonly refusal: Refusal };

const CODES = {
  400: ['invalid_request'],
  402: [
    'card_declined',
    'cvv_incorrect',
    'postal_code_incorrect',
    'expiration_incorrect',
    'verification_required',
    'capture_declined',
    'capture_pending',
  ],
  409: ['figures_changed', 'cart_changed', 'out_of_stock', 'region_conflict', 'token_used', 'idempotency_mismatch'],
} as const satisfies Record<number, readonly ErrorCode[]>;

type OrderErrorCode = (typeof CODES)[keyof typeof CODES][number];

const CODES_BY_STATUS: ReadonlyMap<number, readonly OrderErrorCode[]> = new Map(
  Object.entries(CODES).map(([status, codes]) => [Number(status), codes]),
);

/** Statuses below 500 whose request may have reached the shop: a proxy sends them when it stops waiting. */
const TIMEOUT_STATUSES: ReadonlySet<number> = new Set([408, 425, 499]);

export const refusalOf = (reason: RefusalReason, details: Partial<Refusal> = {}): Refusal => ({
  message: null,
  figures: null,
  fields: {},
  ...details,
  reason,
});

const CARD_REASONS: ReadonlySet<RefusalReason> = new Set<RefusalReason>([
  'card_declined',
  'cvv_incorrect',
  'postal_code_incorrect',
  'expiration_incorrect',
  'verification_required',
  'form_not_ready',
  'tokenization_failed',
  'unexpected',
]);

/** Whether the buyer can go on by correcting the card, or with another one, without looking at the order again. */
export const isAboutCard = ({ reason }: Refusal): boolean => CARD_REASONS.has(reason);

/**
 * Reads a success: the order's id, or a lost response when there is none (S2 7). `namesOrder` is false for the call that
 * returns `success` only (D-121).
 */
export function readPlaced(body: unknown, { namesOrder }: { namesOrder: boolean }): OrderOutcome {
  const response = isRecord(body) ? body : {};
  // Some backends send a refusal with status 200.
  if (response['success'] === false) {
    const message = typeof response['error'] === 'string' ? response['error'] : null;
    return { type: 'refused', documented: true, refusal: refusalOf('rejected', { message }) };
  }
  if (!namesOrder && response['success'] === true) return { type: 'placed', orderId: null };
  const orderId = orderIdOf(body);
  return orderId === null ? { type: 'lost', refusal: refusalOf('no_order_id') } : { type: 'placed', orderId };
}

/** Reads a failed order call. An error that is not the client's counts as a lost response. */
export function readFailure(error: unknown): OrderOutcome {
  if (!(error instanceof ApiError)) return { type: 'lost', refusal: refusalOf('no_response') };
  const { kind, status, body, code, serverMessage: message, fields } = error;
  // 2xx with a body that cannot be read: the order exists, but not its number.
  if (kind === 'unreadable') return { type: 'lost', refusal: refusalOf('no_order_id') };
  if (kind !== 'refused' || status >= 500 || TIMEOUT_STATUSES.has(status))
    return { type: 'lost', refusal: refusalOf('no_response', { message }) };
  if (status === 401) return { type: 'refused', documented: false, refusal: refusalOf('session_expired', { message }) };
  const known = CODES_BY_STATUS.get(status)?.find((one) => one === code);
  // The payment has placed an order already, in an earlier call whose response was lost (D-221).
  const orderId = known === 'token_used' ? orderIdOf(body) : null;
  if (orderId !== null) return { type: 'placed', orderId };
  const figures = known === 'figures_changed' ? figuresOf(body) : null;
  return {
    type: 'refused',
    documented: known !== undefined,
    refusal: refusalOf(known ?? 'rejected', { message, figures, fields }),
  };
}

function orderIdOf(body: unknown): number | null {
  const id = isRecord(body) ? body['orderId'] : null;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 ? id : null;
}

function figuresOf(body: unknown): Figures | null {
  const figures = isRecord(body) ? body['figures'] : null;
  const complete =
    isRecord(figures) &&
    Array.isArray(figures['items']) &&
    ['subtotal', 'shipping', 'total'].every((name) => typeof figures[name] === 'number');
  // The contract describes the rest, and the screen shows only these.
  return complete ? (figures as Figures) : null;
}
