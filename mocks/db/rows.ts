import type { components } from '../../src/api/generated/schema';

type Schemas = components['schemas'];

export type CategoryRow = Schemas['Category'];

/** The contract's product. Its column `supplier_cost` is private: responses to shoppers leave it out. */
export type ProductRow = Schemas['Product'];

/** A buyer's account. Level and growth value are not stored: both follow from the amount spent (D-26, D-31). */
export interface BuyerRow {
  id: number;
  name: string;
  email: string;
  username: string;
  phone: string;
  password: string;
  /** US cents paid so far. */
  totalSpentCents: number;
  /** RFC 3339, UTC. */
  createdAt: string;
}

/** A clerk of the back office. */
export interface AdminRow {
  id: number;
  name: string;
  email: string;
  password: string;
}

/** Buyer or clerk; also the first word of the token. */
export type TokenKind = 'customer' | 'admin';

export interface TokenRow {
  /** The token itself. */
  id: string;
  kind: TokenKind;
  /** Id of the account. */
  subject: number;
  /** RFC 3339. Expired tokens stay in the table, so that they can be distinguished from unknown ones. */
  expiresAt: string;
}

export interface CartLineRow {
  id: number;
  buyerId: number;
  productId: number;
  quantity: number;
  color: string | null;
  model: string | null;
  ancOption: string | null;
}

/** A saved address of a buyer. */
export type AddressRow = Schemas['Address'] & { buyerId: number };

/** A line of an order. It copies the product's data, which may change or be deleted later (D-134). */
export interface OrderItemRow {
  productId: number;
  productName: string;
  quantity: number;
  /** US cents paid per piece. */
  priceCents: number;
  /** The shop's own cost in US cents per piece at the time of the order; null when unknown. */
  costCents: number | null;
  color: string | null;
  model: string | null;
  /** The model's name at the time of the order; null without a model. */
  modelName: string | null;
  ancOption: string | null;
}

/** An order. Amounts are US cents; `subtotalCents` is after the membership discount (D-46). */
export interface OrderRow extends Pick<
  Schemas['Order'],
  | 'id'
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'paymentProofFilename'
  | 'paymentReference'
  | 'shippingMethod'
  | 'region'
  | 'createdAt'
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'shippingAddress'
  | 'notes'
  | 'trackingNumber'
> {
  buyerId: number;
  /** The card token or wallet order that paid; never part of a response. */
  paidWith: string | null;
  subtotalCents: number;
  membershipDiscountCents: number;
  shippingCents: number;
  totalCents: number;
  items: OrderItemRow[];
}

/** An order's line with the parts of its price. */
export interface QuoteLine extends OrderItemRow {
  /** US cents per piece before the quantity discount. */
  baseCents: number;
  /** The quantity discount, 0 to 1. */
  discount: number;
}

/** What a cart costs on one of the checkout pages. Amounts are US cents; `subtotalCents` is after the membership discount. */
export interface Quote {
  region: Schemas['Region'];
  lines: QuoteLine[];
  grossCents: number;
  membershipDiscountCents: number;
  subtotalCents: number;
  shippingCents: number;
  totalCents: number;
}

/** A PayPal order or payment. When the buyer approves it, it becomes an order. */
export interface WalletRow {
  id: string;
  /** `order` by createPaypalOrder, `payment` by createPaypalPayment. */
  kind: 'order' | 'payment';
  buyerId: number;
  /** The quote for the cart at that time; it does not change with cart or prices. */
  quote: Quote;
  /** Of a payment only. */
  shippingAddress: Schemas['ContactAddress'] | null;
  /** URL of the shop to which the buyer returns, with a trailing slash. */
  shop: string;
  outcome: 'open' | 'approved' | 'declined' | 'cancelled';
  /** The order that it became. */
  orderId: number | null;
}

/** A card token or wallet order that was used; it cannot pay again. */
export interface UsedTokenRow {
  id: string;
}

/** The response to a call with an Idempotency-Key, for repeated calls (D-221). The id is operation, account and key. */
export interface IdempotencyKeyRow {
  id: string;
  /** The request's body with its keys sorted. */
  body: string;
  status: number;
  /** The response's body. */
  responseBody: unknown;
  createdAt: string;
}

/** The last value of a sequence. Ids and tokens are numbered, never random. */
export interface SequenceRow {
  id: 'buyer' | 'token' | 'cartLine' | 'address' | 'order' | 'payment';
  value: number;
}
