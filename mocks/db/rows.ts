import type { components } from '../../src/api/generated/schema';
import type { BuyerSeed } from '../seed/buyers';

type Schemas = components['schemas'];

export type CategoryRow = Schemas['Category'];

/** The contract's product with its private column `supplier_cost`, which no shopper's answer carries. */
export type ProductRow = Schemas['Product'];

/** Private whole: `User` is worked out of it. Money paid so far is in cents (D-208). */
export type BuyerRow = BuyerSeed;

/** A clerk of the back office. */
export interface AdminRow {
  id: number;
  name: string;
  email: string;
  password: string;
}

/** The kinds of bearer, named like the first word of their tokens. */
export type TokenKind = 'customer' | 'admin';

export interface TokenRow {
  /** The token itself. */
  id: string;
  kind: TokenKind;
  /** The account that it belongs to. */
  subject: number;
  /** RFC 3339; kept after it has passed, so that an expired token can be told from an unknown one. */
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

/** An ordered line: its own copy of what the product was (D-134). */
export interface OrderItemRow {
  productId: number;
  productName: string;
  quantity: number;
  /** US cents paid per piece. */
  priceCents: number;
  /** US cents that the shop paid per piece when it was ordered; null when nobody knew. */
  costCents: number | null;
  color: string | null;
  model: string | null;
  ancOption: string | null;
}

/** An order; amounts in US cents, `subtotalCents` net of the membership discount (D-46). */
export interface OrderRow extends Pick<
  Schemas['Order'],
  | 'id'
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'paymentProofFilename'
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
  subtotalCents: number;
  membershipDiscountCents: number;
  shippingCents: number;
  totalCents: number;
  items: OrderItemRow[];
}

/** An ordered line with what its price was worked out from. */
export interface BillLine extends OrderItemRow {
  /** US cents per piece before the quantity discount. */
  baseCents: number;
  /** The quantity discount as a share of 0 to 1. */
  discount: number;
}

/** What goods cost in one of the shop's pages; all of it in US cents, `subtotalCents` net of the membership discount. */
export interface Bill {
  region: Schemas['Region'];
  lines: BillLine[];
  grossCents: number;
  membershipDiscountCents: number;
  subtotalCents: number;
  shippingCents: number;
  totalCents: number;
}

/** A wallet order or payment that was opened; it becomes an order once it is approved. */
export interface WalletRow {
  id: string;
  /** `order` by createPaypalOrder, `payment` by createPaypalPayment. */
  kind: 'order' | 'payment';
  buyerId: number;
  /** The cart as it was when the wallet was opened: neither goods nor prices change any more. */
  bill: Bill;
  /** Of a payment only. */
  shippingAddress: Schemas['ContactAddress'] | null;
  /** Where the shop is that the buyer comes back to: an origin with a path that ends in a slash. */
  shop: string;
  outcome: 'open' | 'approved' | 'declined' | 'cancelled';
  /** The order that it has become. */
  orderId: number | null;
}

/** A card token or wallet order that has been used: it pays once. */
export interface UsedTokenRow {
  id: string;
}

/** What a call with an Idempotency-Key was answered (D-221); the id is operation, account and key. */
export interface IdempotencyKeyRow {
  id: string;
  /** The request's body with its keys in order. */
  body: string;
  status: number;
  answer: unknown;
  createdAt: string;
}

/** A sequence's last value: ids and tokens are counted, never random. */
export interface SequenceRow {
  id: 'buyer' | 'token' | 'cartLine' | 'address' | 'order' | 'payment';
  value: number;
}
