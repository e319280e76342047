import { shareOf, shareOfWhole } from './fractions';

/** US cents of decimal text or of a number in JSON, exact, half-up; null when it is no price. */
export function exactCents(value: unknown): bigint | null {
  const share = typeof value === 'string' || typeof value === 'number' ? shareOf(String(value)) : null;
  return share && shareOfWhole(100n, share);
}

/** The same as a number; NaN when it is no price. */
export const centsIn = (amount: unknown): number => Number(exactCents(amount) ?? Number.NaN);

/** Cents as the contract's Amount. */
export const dollars = (value: bigint) => Number(value) / 100;

/** An amount that is 1.00 higher, or one cent where it is in cents. */
export const raised = (amount: unknown) => (centsIn(amount) + 100) / 100;
