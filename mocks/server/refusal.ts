import type { components } from '../../src/api/generated/schema';

type Region = components['schemas']['Region'];
type ErrorCode = components['schemas']['ErrorCode'];

/** What a refusal says beside its message. */
interface Details {
  /** What is wrong with which field. */
  fields?: Record<string, string>;
  /** The server's figures, with `figures_changed` (D-219). */
  figures?: components['schemas']['Figures'];
}

/** A documented "no": thrown by handlers, answered as `{ message, code, fields? }`; everything written by the call is undone. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(status: number, code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.details = details;
  }

  body(): components['schemas']['OrderRefused'] {
    return { message: this.message, code: this.code, ...this.details };
  }
}

/** 404: it does not exist, or it is not the caller's (D-92). */
export const notFound = () => new Refusal(404, 'not_found', 'Not found.');

/** 400 with the reason under each field's name; nested names are joined by dots. */
export const invalid = (fields: Record<string, string>) =>
  new Refusal(400, 'invalid_request', 'Some values are not allowed.', { fields });

/** 409 for a product that cannot be had; `fields` names the lines of an order that ask for such. */
export const outOfStock = (name: string, fields?: Record<string, string>) =>
  new Refusal(409, 'out_of_stock', soldOut(name), fields && { fields });

/** What a person reads about a product that cannot be had. */
export const soldOut = (name: string) => `${name} is out of stock.`;

/** 409 for a cart of two regions; the shop looks for these words as well (D-97, D-222). */
export const differentRegions = (one: Region, other: Region) =>
  new Refusal(409, 'region_conflict', `Your cart holds products from different stock locations (${one} and ${other}).`);

/** An error in both of the forms that payment pages read (PaymentError). */
export const paymentError = <Body extends { message: string }>(body: Body) => ({
  success: false as const,
  error: body.message,
  ...body,
});
