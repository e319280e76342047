import { add, dinero, halfAwayFromZero, multiply, toSnapshot, USD } from 'dinero.js/bigint';
import { decimalText, parseScaled, parseScaledRounded, formatScaled } from './decimal';

/** Whole minor units: US cents unless a name says otherwise. */
export type Cents = number;

/**
 * An exact fraction: `amount` × 10^-`scale`, divided by `of` if present. 12.5 % is `{ amount: 125, scale: 3 }`, a third
 * is `{ amount: 1, scale: 0, of: 3 }`. Discounts are between 0 and 1.
 */
export interface Fraction {
  readonly amount: number;
  readonly scale: number;
  readonly of?: number;
}

export const NO_DISCOUNT: Fraction = { amount: 0, scale: 0 };

/** The decimals of a fraction that is read from text or printed. */
const MAX_SCALE = 12;

// The bigint version of dinero keeps cents × fraction exact for carts of any size.
function dollars(cents: Cents) {
  return dinero({ amount: BigInt(cents), currency: USD });
}

/** Money to be divided by `of` at the very end, since a third of a cent has no finite decimals. */
interface Quotient {
  readonly money: ReturnType<typeof dollars>;
  readonly of: bigint;
}

function times(cents: Cents, { amount, scale, of = 1 }: Fraction): Quotient {
  const money = multiply(dollars(cents), { amount: BigInt(amount), scale: BigInt(scale) });
  return { money, of: BigInt(of) };
}

function plus(a: Quotient, b: Quotient): Quotient {
  return { money: add(multiply(a.money, b.of), multiply(b.money, a.of)), of: a.of * b.of };
}

/** Rounds half-up on the magnitude, so that a refund rounds like its charge (D-13). */
function divideRounded(dividend: bigint, divisor: bigint): number {
  return Number(halfAwayFromZero(dividend, divisor, dollars(0).calculator));
}

function rounded({ money, of }: Quotient): Cents {
  const { amount, scale } = toSnapshot(money);
  return divideRounded(amount, 10n ** (scale - 2n) * of);
}

/** 1 − fraction: 0.95 for 5 % off. */
function complement({ amount, scale, of = 1 }: Fraction): Fraction {
  return { amount: 10 ** scale * of - amount, scale, of };
}

/** `cents` × `fraction`, rounded half-up to a cent (D-13). */
export function applyFraction(cents: Cents, fraction: Fraction): Cents {
  return rounded(times(cents, fraction));
}

/** `cents` × (1 − `fraction`), rounded half-up to a cent (D-13). */
export function applyDiscount(cents: Cents, fraction: Fraction): Cents {
  return applyFraction(cents, complement(fraction));
}

/** The exact sum of `cents` × (1 − `fraction`), rounded half-up once at the end (D-32). */
export function sumDiscounted(parts: readonly { cents: Cents; fraction: Fraction }[]): Cents {
  const exact = parts.map(({ cents, fraction }) => times(cents, complement(fraction)));
  return rounded(exact.reduce(plus, { money: dollars(0), of: 1n }));
}

/** Money text ('19.99') in cents, read digit by digit. Null for any other text and for fractions of a cent. */
export function centsFromText(text: string | null | undefined): Cents | null {
  return typeof text === 'string' ? parseScaled(text, 2) : null;
}

/** A JSON number (19.99) in cents, read from its decimal text and rounded. Null for NaN and infinities. */
export function centsFromNumber(amount: number): Cents | null {
  const text = decimalText(amount);
  return text === null ? null : parseScaledRounded(text, 2);
}

/** An amount from the server, which may be text or a number (D-14), in cents (D-45). Null for any other type. */
export function amountInCents(amount: unknown): Cents | null {
  if (typeof amount === 'number') return centsFromNumber(amount);
  return typeof amount === 'string' ? centsFromText(amount) : null;
}

/** Money text with exactly two decimals: 1999 is '19.99'. */
export function textFromCents(cents: Cents): string {
  return formatScaled(cents, 2);
}

/** The JSON number for a request (D-14): 1999 is 19.99. Not for calculations. */
export function numberFromCents(cents: Cents): number {
  return Number(textFromCents(cents));
}

function withoutTrailingZeros(amount: number, scale: number): Fraction {
  let shown = { amount, scale };
  while (shown.scale > 0 && shown.amount % 10 === 0) {
    shown = { amount: shown.amount / 10, scale: shown.scale - 1 };
  }
  return shown;
}

/** A fraction from decimal text ('0.125'). Null outside 0 to 1 and for anything but a plain decimal. */
export function fractionFromText(text: string): Fraction | null {
  const amount = parseScaled(text, MAX_SCALE);
  if (amount === null || amount < 0 || amount > 10 ** MAX_SCALE) return null;
  return withoutTrailingZeros(amount, MAX_SCALE);
}

/** A fraction from a whole or decimal percentage ('12.5'). Null outside 0 to 100. */
export function fractionFromPercent(text: string): Fraction | null {
  const amount = parseScaled(text, MAX_SCALE - 2);
  if (amount === null || amount < 0 || amount > 10 ** MAX_SCALE) return null;
  return withoutTrailingZeros(amount, MAX_SCALE);
}

/** 1 − `reduced` / `base` (D-06), exact and between 0 and 1; 0 when the base is not positive. */
export function fractionBetween(base: Cents, reduced: Cents): Fraction {
  if (base <= 0 || reduced >= base) return NO_DISCOUNT;
  return { amount: base - Math.max(0, reduced), scale: 0, of: base };
}

/** Negative, 0 or positive as `a` is less than, equal to or greater than `b`. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const left = BigInt(a.amount) * 10n ** BigInt(b.scale) * BigInt(b.of ?? 1);
  const right = BigInt(b.amount) * 10n ** BigInt(a.scale) * BigInt(a.of ?? 1);
  return Number(left - right);
}

/** Decimal text without trailing zeros: '0.05', '0'. Repeating decimals are rounded to twelve places. */
export function fractionText({ amount, scale, of = 1 }: Fraction): string {
  const finest = divideRounded(BigInt(amount) * 10n ** BigInt(MAX_SCALE), 10n ** BigInt(scale) * BigInt(of));
  const shown = withoutTrailingZeros(finest, MAX_SCALE);
  return formatScaled(shown.amount, shown.scale);
}

/** The JSON number for `discountPercent`, 0 to 1 (D-12); the nearest that JSON can represent. */
export function numberFromFraction({ amount, scale, of = 1 }: Fraction): number {
  return amount / (10 ** scale * of);
}

/** A percentage without its sign, at most two decimals: '5', '12.5'. */
export function percentText(fraction: Fraction): string {
  const hundredths = parseScaledRounded(fractionText(fraction), 4) ?? 0;
  return fractionText({ amount: hundredths, scale: 2 });
}
