/** An exact fraction; `den` is positive. Used for amounts until they are rounded to cents. */
export interface Ratio {
  readonly num: bigint;
  readonly den: bigint;
}

export const ZERO: Ratio = { num: 0n, den: 1n };
export const ONE: Ratio = { num: 1n, den: 1n };

/** num / den, exactly. @throws RangeError when den is zero */
export function ratio(num: bigint | number, den: bigint | number = 1n): Ratio {
  const [n, d] = [BigInt(num), BigInt(den)];
  if (d === 0n) throw new RangeError('The denominator must not be zero.');
  return d < 0n ? { num: -n, den: -d } : { num: n, den: d };
}

export const plus = (a: Ratio, b: Ratio): Ratio => ({ num: a.num * b.den + b.num * a.den, den: a.den * b.den });
export const minus = (a: Ratio, b: Ratio): Ratio => ({ num: a.num * b.den - b.num * a.den, den: a.den * b.den });
export const times = (a: Ratio, b: Ratio): Ratio => ({ num: a.num * b.num, den: a.den * b.den });

/** Negative when a < b, zero when they are equal, positive when a > b. */
export function compare(a: Ratio, b: Ratio): number {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Rounds to an integer, half away from zero: 0.5 gives 1, -0.5 gives -1 (D-13). */
export function halfUp({ num, den }: Ratio): number {
  const magnitude = ((num < 0n ? -num : num) * 2n + den) / (den * 2n);
  // the sign is applied to a BigInt, which has no negative zero that would print as -0.00 (D-46)
  return Number(num < 0n ? -magnitude : magnitude);
}

/** The exact value of decimal text, without converting to a float. Null for anything but digits with an optional minus and point. */
export function readDecimal(text: string): Ratio | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (match === null) return null;
  const [, sign = '', whole = '', decimals = ''] = match;
  return ratio(BigInt(`${sign}${whole}${decimals}`), 10n ** BigInt(decimals.length));
}

/** Dollar text (`19.99`, `5`, `19.990`) as US cents. Null when it is not an amount in whole cents. */
export function readCents(text: string): number | null {
  const dollars = readDecimal(text);
  if (dollars === null || (dollars.num * 100n) % dollars.den !== 0n) return null;
  const cents = Number((dollars.num * 100n) / dollars.den);
  return Number.isSafeInteger(cents) ? cents : null;
}

/**
 * A price from a product's specifications as US cents: money text, or a number, which is rounded to cents. Null for
 * negative prices and anything else, as specifications are not validated.
 */
export function readPrice(value: unknown): number | null {
  const cents = typeof value === 'number' ? centsOfNumber(value) : typeof value === 'string' ? readCents(value) : null;
  return cents === null || cents < 0 ? null : cents;
}

function centsOfNumber(value: number): number | null {
  // such numbers print with an exponent, and are below half a cent
  const dollars = Math.abs(value) < 1e-6 ? ZERO : readDecimal(String(value));
  if (dollars === null) return null;
  const cents = halfUp(times(dollars, ratio(100)));
  return Number.isSafeInteger(cents) ? cents : null;
}

/** US cents as dollar text with two decimals: 1999 is `19.99`, -24 is `-0.24`. */
export function centsText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** US cents as dollars in JSON (D-14). The result is the closest double to the decimal, so it prints with at most two decimals. */
export const centsToAmount = (cents: number): number => cents / 100;

/** A fraction as a JSON number, 0.05 for 5 % (D-12). */
export const ratioToNumber = ({ num, den }: Ratio): number => Number(num) / Number(den);
