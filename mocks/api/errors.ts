import type { components } from '../../src/api/generated/schema';

type Schemas = components['schemas'];
type ErrorCode = Schemas['ErrorCode'];

/** What an error response carries besides message and code. */
interface Details {
  /** What is wrong with which field. */
  fields?: Record<string, string>;
  /** The server's own amounts, sent with `figures_changed` so that the shop can show them (D-219). */
  figures?: Schemas['Figures'];
  /** The order that a token has already paid for, sent with `token_used`. */
  orderId?: number;
}

/**
 * A documented error response. Handlers throw it; the server sends `{ message, code, fields? }` with its status and
 * rolls back everything that the call wrote.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(status: number, code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.details = details;
  }

  body(): Schemas['OrderRefused'] {
    return { message: this.message, code: this.code, ...this.details };
  }
}

/** A payment that the provider declined. It is a regular 402 response, not a thrown error: a retry must get the same one (D-221). */
export interface PaymentDecline {
  message: string;
  code: ErrorCode;
}

/** 404: the object does not exist, or belongs to another buyer (D-92). */
export const notFound = () => new HttpError(404, 'not_found', 'Not found.');

/** 400 with the reason for each field; names of nested fields are joined by dots. */
export const invalidRequest = (fields: Record<string, string>) =>
  new HttpError(400, 'invalid_request', 'Some values are not allowed.', { fields });

/** The message for a product that cannot be ordered. */
export const outOfStockMessage = (name: string) => `${name} is out of stock.`;

/** 409 for a product that cannot be ordered; `fields` names the order's lines that contain such products. */
export const outOfStock = (name: string, fields?: Record<string, string>) =>
  new HttpError(409, 'out_of_stock', outOfStockMessage(name), fields && { fields });

/** 409 for a cart with products of two regions. The shop also recognizes the words "different stock locations" (D-97, D-222). */
export const mixedRegions = (current: Schemas['Region'], added: Schemas['Region']) =>
  new HttpError(
    409,
    'region_conflict',
    `Your cart holds products from different stock locations (${current} and ${added}).`,
  );

/** 409: the items in the request are not the buyer's current cart (D-223). */
export const cartChanged = () =>
  new HttpError(409, 'cart_changed', 'Your cart has changed. Please check it before you pay.');

/** 409: a card token or wallet order can pay only once. `orderId` is the buyer's order that it paid for, if there is one. */
export const tokenUsed = (orderId?: number) =>
  new HttpError(409, 'token_used', 'This payment has been used already.', orderId === undefined ? {} : { orderId });

/** An error body in both forms that the payment pages read (PaymentError). */
export const toPaymentError = <Body extends { message: string }>(body: Body) => ({
  success: false as const,
  error: body.message,
  ...body,
});
