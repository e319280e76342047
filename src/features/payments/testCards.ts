import { PaymentError, type CardToken } from './providers';

/** A card as it is typed into a page's own fields. It stays in component state: never in storage, logs or requests (D-224). */
export interface TypedCard {
  readonly number: string;
  /** `MM/YY`. */
  readonly expiration: string;
  readonly code: string;
}

export const NO_CARD: TypedCard = { number: '', expiration: '', code: '' };

/** The sandbox's test cards of the accepted brands. */
const ACCEPTED = new Set(['4111111111111111', '5105105105105100', '6011000000000004', '340000000000009']);
const DECLINED = '4000000000000002';

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** A card number in blocks of four, 19 characters at most (D-182). */
export const groupDigits = (text: string): string =>
  digitsOf(text)
    .slice(0, 16)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** `MM/YY` while it is typed. */
export function groupExpiration(text: string): string {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/**
 * The provider's test source id for a test card, in place of its script, which reads its own frame only (D-224). As there, an
 * expired card gets a token, and the payment call refuses it.
 * @throws PaymentError `tokenization_failed` for any other card
 */
export function testCardToken({ number, expiration, code }: TypedCard, zipCode: string, now: Date): CardToken {
  const digits = digitsOf(number);
  if (!ACCEPTED.has(digits) && digits !== DECLINED) throw new PaymentError('tokenization_failed');
  if (!/^(0[1-9]|1[0-2])\/\d\d$/.test(expiration)) throw new PaymentError('tokenization_failed');
  return { token: `cnon:card-nonce-${outcomeOf(digits, { expiration, code, zipCode }, now)}` };
}

/** Which test source id, by the triggers that the provider's own test fields have. */
function outcomeOf(digits: string, card: { expiration: string; code: string; zipCode: string }, now: Date): string {
  if (card.code.startsWith('911')) return 'rejected-cvv';
  if (card.zipCode === '99999') return 'rejected-postalcode';
  if (card.expiration === '01/40' || isPast(card.expiration, now)) return 'rejected-expiration';
  return digits === DECLINED ? 'declined' : 'ok';
}

/** A card is valid until the end of its month. `expiration` is `MM/YY`. */
function isPast(expiration: string, now: Date): boolean {
  const [month, year] = expiration.split('/').map(Number);
  return new Date(2000 + (year ?? 0), month ?? 0) <= now;
}
