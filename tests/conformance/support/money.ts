/** The exact fraction `part` / `of`; `of` is above 0. */
export interface Fraction {
  part: bigint;
  of: bigint;
}

export const ZERO: Fraction = { part: 0n, of: 1n };

/** Decimal text as a fraction: `12.5` is 125 / 10; null for other text. */
export function parseFraction(text: string): Fraction | null {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : { part: BigInt(whole + decimals), of: 10n ** BigInt(decimals.length) };
}

export const percent = (count: number): Fraction => ({ part: BigInt(count), of: 100n });

export const isGreater = (one: Fraction, other: Fraction) => one.part * other.of > other.part * one.of;

/** A fraction of a whole number, rounded half up. */
export const portionOf = (whole: bigint, { part, of }: Fraction) => (2n * whole * part + of) / (2n * of);

/** A whole number minus a fraction of it, rounded half up. */
export const deduct = (whole: bigint, { part, of }: Fraction) => portionOf(whole, { part: of - part, of });

export const fractionToNumber = ({ part, of }: Fraction) => Number(part) / Number(of);

/** US cents of decimal text or a number, rounded half up; null when it is not a price. */
export function exactCents(value: unknown): bigint | null {
  const share = typeof value === 'string' || typeof value === 'number' ? parseFraction(String(value)) : null;
  return share && portionOf(100n, share);
}

/** The same as a number; NaN when it is not a price. */
export const centsIn = (amount: unknown): number => Number(exactCents(amount) ?? Number.NaN);

export const dollars = (value: bigint) => Number(value) / 100;

/** The amount plus 1.00. */
export const oneDollarMore = (amount: unknown) => (centsIn(amount) + 100) / 100;
