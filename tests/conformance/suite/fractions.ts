/** An exact share, `part` of `of`; `of` is above 0. */
export interface Share {
  part: bigint;
  of: bigint;
}

export const NOTHING: Share = { part: 0n, of: 1n };

/** Decimal text as a share: `12.5` is 125 of 10; null when it is no decimal text. */
export function shareOf(text: string): Share | null {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : { part: BigInt(whole + decimals), of: 10n ** BigInt(decimals.length) };
}

export const percent = (count: number): Share => ({ part: BigInt(count), of: 100n });

export const isDeeper = (one: Share, other: Share) => one.part * other.of > other.part * one.of;

/** So much of a whole number, half-up. */
export const shareOfWhole = (whole: bigint, { part, of }: Share) => (2n * whole * part + of) / (2n * of);

/** What is left of a whole number when a share is taken off, half-up. */
export const without = (whole: bigint, { part, of }: Share) => shareOfWhole(whole, { part: of - part, of });

/** As the contract's Fraction writes it. */
export const asNumber = ({ part, of }: Share) => Number(part) / Number(of);
