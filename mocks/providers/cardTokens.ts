import { invalidRequest, tokenUsed, type PaymentDecline } from '../api/errors';
import type { Database } from '../db/database';

/** Reasons for a decline. When a token names several, the first one here counts (tag `payments`). */
const DECLINES = {
  cvv: { code: 'cvv_incorrect', message: "The card's security code is not right." },
  postal: { code: 'postal_code_incorrect', message: "The card's postal code is not right." },
  expiration: { code: 'expiration_incorrect', message: "The card's expiry date is not right." },
  verification: { code: 'verification_required', message: 'The bank asks to verify this card first.' },
  declined: { code: 'card_declined', message: 'The card was declined.' },
} as const satisfies Record<string, PaymentDecline>;

/** The provider's own test tokens. They can be used any number of times. */
const TEST_TOKENS = new Map<string, PaymentDecline | 'paid' | 'used'>([
  ['cnon:card-nonce-ok', 'paid'],
  ['cnon:card-nonce-declined', DECLINES.declined],
  ['cnon:card-nonce-rejected-cvv', DECLINES.cvv],
  ['cnon:card-nonce-rejected-postalcode', DECLINES.postal],
  ['cnon:card-nonce-rejected-expiration', DECLINES.expiration],
  ['cnon:card-nonce-already-used', 'used'],
]);

/** The outcome that a mock token encodes, as in `cnon:ok:0001` or `cnon:cvv+declined:0001`; null for an invalid token. */
function readOutcome(token: string): PaymentDecline | 'paid' | null {
  const reasons = /^cnon:([a-z]+(?:\+[a-z]+)*):./.exec(token)?.[1]?.split('+') ?? [];
  if (reasons.length === 1 && reasons[0] === 'ok') return 'paid';
  if (reasons.length === 0 || !reasons.every((reason) => Object.hasOwn(DECLINES, reason))) return null;
  return Object.entries(DECLINES).find(([reason]) => reasons.includes(reason))?.[1] ?? null;
}

/**
 * Charges a card token. The token is used up even when the card is declined. Returns null when the payment succeeded.
 * @param field name of the token's field in the request
 * @throws HttpError 409 `token_used` for a token that was charged before, 400 for an invalid token
 */
export async function chargeCard(db: Database, token: string, field: string): Promise<PaymentDecline | null> {
  const known = TEST_TOKENS.get(token);
  const outcome = known ?? readOutcome(token);
  if (outcome === null) throw invalidRequest({ [field]: 'is not a token of the card provider' });
  if (outcome === 'used' || db.usedTokens.get(token)) throw tokenUsed();
  if (!known) await db.usedTokens.insert({ id: token });
  return outcome === 'paid' ? null : outcome;
}
