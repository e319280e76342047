import type { components } from '../../src/api/generated/schema';
import type { BuyerSeed } from '../seed/buyers';

export type CategoryRow = components['schemas']['Category'];

/** The contract's product with its private column `supplier_cost`, which no shopper's answer carries. */
export type ProductRow = components['schemas']['Product'];

/** Private whole: `User` is worked out of it. Money paid so far is in cents (D-208). */
export type BuyerRow = BuyerSeed;

/** The kinds of bearer, named like the first word of their tokens. */
export type TokenKind = 'customer';

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

/** A sequence's last value: ids and tokens are counted, never random. */
export interface SequenceRow {
  id: 'buyer' | 'token' | 'cartLine';
  value: number;
}
