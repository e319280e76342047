import type { Database } from '../db/database';
import { tokenUsed } from '../orders/refusals';
import { invalid } from '../server/refusal';
import type { Declined } from './declined';

/** What a bank refuses for; of several reasons at once the first here counts (tag `payments`). */
const REASONS = {
  cvv: { code: 'cvv_incorrect', message: "The card's security code is not right." },
  postal: { code: 'postal_code_incorrect', message: "The card's postal code is not right." },
  expiration: { code: 'expiration_incorrect', message: "The card's expiry date is not right." },
  verification: { code: 'verification_required', message: 'The bank asks to verify this card first.' },
  declined: { code: 'card_declined', message: 'The card was declined.' },
} as const satisfies Record<string, Declined>;

/** The provider's own test source ids, good for any number of uses. */
const TEST_IDS = new Map<string, Declined | 'paid' | 'used'>([
  ['cnon:card-nonce-ok', 'paid'],
  ['cnon:card-nonce-declined', REASONS.declined],
  ['cnon:card-nonce-rejected-cvv', REASONS.cvv],
  ['cnon:card-nonce-rejected-postalcode', REASONS.postal],
  ['cnon:card-nonce-rejected-expiration', REASONS.expiration],
  ['cnon:card-nonce-already-used', 'used'],
]);

/** The outcome that a fake token carries, as in `cnon:cvv+declined:0001`; null when it is no token. */
function outcomeIn(token: string): Declined | 'paid' | null {
  const words = /^cnon:([a-z]+(?:\+[a-z]+)*):./.exec(token)?.[1]?.split('+') ?? [];
  if (words.length === 1 && words[0] === 'ok') return 'paid';
  if (words.length === 0 || !words.every((word) => Object.hasOwn(REASONS, word))) return null;
  return Object.entries(REASONS).find(([word]) => words.includes(word))?.[1] ?? null;
}

/**
 * Charges a card token, which is used up whatever comes of it. Null when the money has come.
 * @param field name of the token's field in the request
 * @throws Refusal 409 `token_used` for a token that has been charged, 400 for what is no token
 */
export async function chargeCard(db: Database, token: string, field: string): Promise<Declined | null> {
  const known = TEST_IDS.get(token);
  const outcome = known ?? outcomeIn(token);
  if (outcome === null) throw invalid({ [field]: 'is no token of the card provider' });
  if (outcome === 'used' || db.usedTokens.get(token)) throw tokenUsed();
  if (!known) await db.usedTokens.insert({ id: token });
  return outcome === 'paid' ? null : outcome;
}
