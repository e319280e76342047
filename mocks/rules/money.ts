/** An exact fraction; `den` is above zero. Amounts of money are such fractions of a cent until they are rounded. */
export interface Ratio {
  readonly num: bigint;
  readonly den: bigint;
}

export const ZERO: Ratio = { num: 0n, den: 1n };
export const ONE: Ratio = { num: 1n, den: 1n };

/** num / den, exactly. @throws RangeError when den is zero */
export function ratio(num: bigint | number, den: bigint | number = 1n): Ratio {
  const [n, d] = [BigInt(num), BigInt(den)];
  if (d === 0n) throw new RangeError('A fraction has no zero below the line.');
  return d < 0n ? { num: -n, den: -d } : { num: n, den: d };
}

export const plus = (a: Ratio, b: Ratio): Ratio => ({ num: a.num * b.den + b.num * a.den, den: a.den * b.den });
export const minus = (a: Ratio, b: Ratio): Ratio => ({ num: a.num * b.den - b.num * a.den, den: a.den * b.den });
export const times = (a: Ratio, b: Ratio): Ratio => ({ num: a.num * b.num, den: a.den * b.den });

/** Below zero when a is the smaller, zero when they are equal, above zero otherwise. */
export function compare(a: Ratio, b: Ratio): number {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Rounded half-up on the magnitude to a whole number: 0.5 gives 1, -0.5 gives -1 (D-13). */
export function halfUp({ num, den }: Ratio): number {
  const magnitude = ((num < 0n ? -num : num) * 2n + den) / (den * 2n);
  // Signed as a BigInt, which knows no minus zero: nothing prints as -0.00 (D-46).
  return Number(num < 0n ? -magnitude : magnitude);
}

/**
 * The exact value of decimal text, read digit by digit and never through a float.
 * Null when the text is not plain decimal digits (no exponent, no sign but a minus).
 */
export function readDecimal(text: string): Ratio | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (match === null) return null;
  const [, sign = '', whole = '', decimals = ''] = match;
  return ratio(BigInt(`${sign}${whole}${decimals}`), 10n ** BigInt(decimals.length));
}

/** US cents of dollar text in whole cents (`19.99`, `5`, `19.990`); null for anything else. */
export function readCents(text: string): number | null {
  const dollars = readDecimal(text);
  if (dollars === null || (dollars.num * 100n) % dollars.den !== 0n) return null;
  const cents = Number((dollars.num * 100n) / dollars.den);
  return Number.isSafeInteger(cents) ? cents : null;
}

/**
 * US cents of a price as specifications hold it, which as JSON text nobody has checked: money text, or a JSON number,
 * half-up to a cent. Null below zero and for anything else.
 */
export function readPrice(value: unknown): number | null {
  const cents = typeof value === 'number' ? centsOfNumber(value) : typeof value === 'string' ? readCents(value) : null;
  return cents === null || cents < 0 ? null : cents;
}

function centsOfNumber(value: number): number | null {
  // what prints with a negative exponent is far below half a cent
  const dollars = Math.abs(value) < 1e-6 ? ZERO : readDecimal(String(value));
  if (dollars === null) return null;
  const cents = halfUp(times(dollars, ratio(100)));
  return Number.isSafeInteger(cents) ? cents : null;
}

/** Dollar text of US cents, always with two decimals: 1999 is `19.99`, -24 is `-0.24`. */
export function centsText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * US dollars as the JSON number of the wire (D-14). A number of at most two decimals is the
 * nearest double to its text, so it prints as that text again.
 */
export const centsToAmount = (cents: number): number => cents / 100;

/** A fraction as the JSON number of the wire, 0.05 for 5 % (D-12). */
export const ratioToNumber = ({ num, den }: Ratio): number => Number(num) / Number(den);
