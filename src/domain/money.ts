import { add, dinero, halfAwayFromZero, multiply, toSnapshot, transformScale, USD } from 'dinero.js/bigint';
import { decimalText, exactInteger, roundedInteger, textFromInteger } from './decimal';

/** Whole minor units: US cents unless a name says otherwise. */
export type Cents = number;

/** An exact decimal, `amount` × 10^-`scale`: 12.5 % is `{ amount: 125, scale: 3 }`. Discounts lie between 0 and 1. */
export interface Fraction {
  readonly amount: number;
  readonly scale: number;
}

export const NO_DISCOUNT: Fraction = { amount: 0, scale: 0 };

// Twelve decimals keep any tier price exact to the cent up to ten thousand million dollars.
const FINEST_SCALE = 12;

// dinero's bigint flavour: cents × fraction stays exact, however large the cart.
function dollars(cents: Cents) {
  return dinero({ amount: BigInt(cents), currency: USD });
}

function times(cents: Cents, { amount, scale }: Fraction) {
  return multiply(dollars(cents), { amount: BigInt(amount), scale: BigInt(scale) });
}

/** D-13: half-up on the magnitude, so a refund rounds like the charge it mirrors. */
function rounded(money: ReturnType<typeof dollars>): Cents {
  return Number(toSnapshot(transformScale(money, 2n, halfAwayFromZero)).amount);
}

/** What is left of 1: 0.95 for 5 % off. */
function remainder({ amount, scale }: Fraction): Fraction {
  return { amount: 10 ** scale - amount, scale };
}

/** `cents` × `fraction`, half-up to a cent (D-13). */
export function partOf(cents: Cents, fraction: Fraction): Cents {
  return rounded(times(cents, fraction));
}

/** `cents` × (1 − `fraction`), half-up to a cent (D-13). */
export function takeOff(cents: Cents, fraction: Fraction): Cents {
  return partOf(cents, remainder(fraction));
}

/** The sum of `cents` × (1 − `fraction`), kept exact and rounded half-up once at the end (D-32). */
export function sumTakenOff(parts: readonly { cents: Cents; fraction: Fraction }[]): Cents {
  const exact = parts.map(({ cents, fraction }) => times(cents, remainder(fraction)));
  return rounded(exact.reduce((sum, part) => add(sum, part), dollars(0)));
}

/** Money text ('19.99') in cents, read digit by digit. Null for empty text, nonsense and fractions of a cent. */
export function centsFromText(text: string | null | undefined): Cents | null {
  return typeof text === 'string' ? exactInteger(text, 2) : null;
}

/** A JSON amount (19.99) in cents, by its decimal text; a float tail is rounded away. Null for NaN and infinities. */
export function centsFromNumber(amount: number): Cents | null {
  const text = decimalText(amount);
  return text === null ? null : roundedInteger(text, 2);
}

/** An amount from the wire, where money is text or a number (D-14), as whole cents (D-45). Null when it is neither. */
export function amountInCents(amount: unknown): Cents | null {
  if (typeof amount === 'number') return centsFromNumber(amount);
  return typeof amount === 'string' ? centsFromText(amount) : null;
}

/** Money text with exactly two decimals: 1999 is '19.99'. */
export function textFromCents(cents: Cents): string {
  return textFromInteger(cents, 2);
}

/** The JSON number for a request (D-14): 1999 is 19.99. Never calculate with it. */
export function numberFromCents(cents: Cents): number {
  return Number(textFromCents(cents));
}

function trimmed(amount: number, scale: number): Fraction {
  let shown = { amount, scale };
  while (shown.scale > 0 && shown.amount % 10 === 0) {
    shown = { amount: shown.amount / 10, scale: shown.scale - 1 };
  }
  return shown;
}

/** A fraction from decimal text ('0.125'). Null outside 0 to 1 and for text that is no plain decimal. */
export function fractionFromText(text: string): Fraction | null {
  const amount = exactInteger(text, FINEST_SCALE);
  if (amount === null || amount < 0 || amount > 10 ** FINEST_SCALE) return null;
  return trimmed(amount, FINEST_SCALE);
}

/** A fraction from a whole or decimal percentage ('12.5'). Null outside 0 to 100. */
export function fractionFromPercent(text: string): Fraction | null {
  const amount = exactInteger(text, FINEST_SCALE - 2);
  if (amount === null || amount < 0 || amount > 10 ** FINEST_SCALE) return null;
  return trimmed(amount, FINEST_SCALE);
}

/** 1 − `reduced` / `base` (D-06), between 0 and 1; 0 when the base is not positive. */
export function fractionBetween(base: Cents, reduced: Cents): Fraction {
  if (base <= 0 || reduced >= base) return NO_DISCOUNT;
  const one = 10n ** BigInt(FINEST_SCALE);
  const off = BigInt(base - Math.max(0, reduced)) * one;
  const divisor = BigInt(base);
  return trimmed(Number((2n * off + divisor) / (2n * divisor)), FINEST_SCALE);
}

/** Negative, 0 or positive as `a` is less than, equal to or greater than `b`. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const [left, right] = [a, b].map(({ amount, scale }) => BigInt(amount) * 10n ** BigInt(FINEST_SCALE - scale));
  return Number((left ?? 0n) - (right ?? 0n));
}

/** Decimal text without idle zeros: '0.05', '0'. */
export function fractionText({ amount, scale }: Fraction): string {
  const shown = trimmed(amount, scale);
  return textFromInteger(shown.amount, shown.scale);
}

/** The JSON number for `discountPercent`, a fraction of 0 to 1 (D-12). */
export function numberFromFraction(fraction: Fraction): number {
  return Number(fractionText(fraction));
}

/** A percentage without its sign, at most two decimals: '5', '12.5'. */
export function percentText(fraction: Fraction): string {
  const hundredths = roundedInteger(fractionText(fraction), 4) ?? 0;
  return fractionText({ amount: hundredths, scale: 2 });
}
