import { START_TIME } from '@mocks/state/clock';
import type { CardDetails, CardFieldNamesValues, TokenErrorDetails } from '@square/web-payments-sdk-types';

/** The text of each field, as it was typed. */
export type CardInput = Record<CardFieldNamesValues, string>;
type Brand = `${CardDetails['brand']}`;

/** Square's sandbox cards, and cards that ask for the bank's challenge. No other number is accepted. */
const TEST_CARDS: Readonly<Record<string, { brand: Brand; outcome?: string; challenge?: boolean }>> = {
  '4111111111111111': { brand: 'VISA' },
  '5105105105105100': { brand: 'MASTERCARD' },
  '6011000000000004': { brand: 'DISCOVER' },
  '30000000000004': { brand: 'DISCOVER_DINERS' },
  '3569990010095841': { brand: 'JCB' },
  '340000000000009': { brand: 'AMERICAN_EXPRESS' },
  '6222988812340000': { brand: 'CHINA_UNIONPAY' },
  '4000000000000002': { brand: 'VISA', outcome: 'declined' },
  '4000000000000010': { brand: 'VISA' }, // declined only when it is kept on file, which this shop does not do
  '4800000000000004': { brand: 'VISA' },
  '5222220000000005': { brand: 'MASTERCARD' },
  '5248480000210034': { brand: 'MASTERCARD', challenge: true },
};

/** Code that passes the bank's challenge. */
export const CHALLENGE_CODE = '123456';

const PREFIXES: readonly [RegExp, Brand][] = [
  [/^3[47]/, 'AMERICAN_EXPRESS'],
  [/^30|^3[689]/, 'DISCOVER_DINERS'],
  [/^35/, 'JCB'],
  [/^62/, 'CHINA_UNIONPAY'],
  [/^6/, 'DISCOVER'],
  [/^5[1-5]|^2[2-7]/, 'MASTERCARD'],
  [/^4/, 'VISA'],
];

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The brand by the first digits, as it is typed. */
export const brandOf = (cardNumber: string): Brand =>
  PREFIXES.find(([pattern]) => pattern.test(digitsOf(cardNumber)))?.[1] ?? 'OTHER_BRAND';

/** Groups of four digits; 4, 6 and the rest for American Express and Diners. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  if (!['AMERICAN_EXPRESS', 'DISCOVER_DINERS'].includes(brandOf(digits)))
    return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ');
}

/** `MM/YY`. */
export function formatExpiration(text: string): string {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

const cvvLength = (cardNumber: string) => (brandOf(cardNumber) === 'AMERICAN_EXPRESS' ? 4 : 3);

const MESSAGES: Record<CardFieldNamesValues, string> = {
  cardNumber: 'Credit card number is not valid',
  expirationDate: 'Expiration date is not valid',
  cvv: 'CVV is not valid',
  postalCode: 'Postal code is not valid',
};

/**
 * What is wrong with the card's fields. As in Square's SDK only length, format and completeness count: a wrong security
 * code, an expired card or a declined one shows up at the payment call.
 */
export function cardErrors(input: CardInput): TokenErrorDetails[] {
  const number = digitsOf(input.cardNumber);
  const error = (field: CardFieldNamesValues, message = MESSAGES[field]) => ({
    type: 'VALIDATION_ERROR',
    field,
    message,
  });
  const errors: TokenErrorDetails[] = [];
  if (number.length < 14) errors.push(error('cardNumber'));
  else if (!TEST_CARDS[number]) errors.push(error('cardNumber', 'Only test cards are accepted here'));
  if (!/^(0[1-9]|1[0-2])\/\d\d$/.test(input.expirationDate)) errors.push(error('expirationDate'));
  if (!new RegExp(`^\\d{${cvvLength(number)}}$`).test(input.cvv)) errors.push(error('cvv'));
  if (!/^[a-z\d][a-z\d -]{2,9}$/i.test(input.postalCode.trim())) errors.push(error('postalCode'));
  return errors;
}

/** Months since year 0 of the first valid expiration date: the month in which the mock server's time starts. */
const FIRST_MONTH = new Date(START_TIME).getUTCFullYear() * 12 + new Date(START_TIME).getUTCMonth() + 1;

/** Values of a card without errors that the payment call refuses (docs/payments.md). */
const REFUSED = { cvv: '911', postalCode: '99999', expirationDate: '01/40' };

/** `MM/YY`. The payment call refuses an expired card, too. */
function isRefusedExpiration(expirationDate: string): boolean {
  const [month = '', year = ''] = expirationDate.split('/');
  return expirationDate === REFUSED.expirationDate || (2000 + Number(year)) * 12 + Number(month) < FIRST_MONTH;
}

export const asksForChallenge = ({ cardNumber }: CardInput): boolean =>
  TEST_CARDS[digitsOf(cardNumber)]?.challenge ?? false;

/**
 * The token of a card without errors. Its text carries the outcome of the payment call, so that any mock server can judge
 * it: `cnon:ok:<id>`, `cnon:cvv+declined:<id>`.
 * @param id makes the token unique
 * @param verified false for a card whose challenge was not passed
 */
export function tokenOf(input: CardInput, id: string, verified: boolean): string {
  const number = digitsOf(input.cardNumber);
  const outcomes = [
    input.cvv.startsWith(REFUSED.cvv) && 'cvv',
    input.postalCode.trim() === REFUSED.postalCode && 'postal',
    isRefusedExpiration(input.expirationDate) && 'expiration',
    TEST_CARDS[number]?.challenge && !verified && 'verification',
    TEST_CARDS[number]?.outcome,
  ].filter(Boolean);
  return `cnon:${outcomes.join('+') || 'ok'}:${id}`;
}

/** What the shop may know of a tokenized card. */
export function cardDetailsOf(input: CardInput) {
  const [month = '', year = ''] = input.expirationDate.split('/');
  return {
    brand: brandOf(input.cardNumber),
    last4: digitsOf(input.cardNumber).slice(-4),
    expMonth: Number(month),
    expYear: 2000 + Number(year),
    cardType: 'CREDIT',
    prepaidType: 'NOT_PREPAID',
    billing: { postalCode: input.postalCode.trim() },
  };
}
