import type { components } from '../../src/api/generated/schema';
import { centsToAmount, halfUp, ratio, ratioToNumber, times, type Ratio } from './money';

interface Rung {
  level: number;
  /** Growth value from which the level holds. */
  threshold: number;
  /** Whole percent off the subtotal. */
  percent: number;
}

/** The seven levels (S1 9 Membership ladder); V1 already gives 2 % (D-25). */
export const LADDER = [
  { level: 1, threshold: 0, percent: 2 },
  { level: 2, threshold: 1_000, percent: 5 },
  { level: 3, threshold: 5_000, percent: 8 },
  { level: 4, threshold: 15_000, percent: 12 },
  { level: 5, threshold: 45_000, percent: 17 },
  { level: 6, threshold: 120_000, percent: 20 },
  { level: 7, threshold: 360_000, percent: 25 },
] as const satisfies readonly Rung[];

/** Growth value: one per whole US dollar of the running total, cents carried over (D-26). */
export const growthFromSpent = (totalSpentCents: number): number => Math.floor(totalSpentCents / 100);

/** The highest level whose threshold the growth value has reached, 1 to 7. The one source of every level shown (D-31). */
export function membershipLevel(growthValue: number): number {
  return LADDER.findLast(({ threshold }) => threshold <= growthValue)?.level ?? LADDER[0].level;
}

/** Share off the subtotal at a level. @throws RangeError for a level that is not 1 to 7 */
export function membershipFraction(level: number): Ratio {
  const rung = LADDER.find((row) => row.level === level);
  if (!rung) throw new RangeError(`No membership level ${level}.`);
  return ratio(rung.percent, 100);
}

/**
 * Discount and rest in US cents, rounded once on the whole subtotal, which already carries the
 * quantity discounts (D-13, D-24).
 */
export function membershipDiscount(
  subtotalCents: number,
  level: number,
): { fraction: Ratio; discount: number; net: number } {
  const fraction = membershipFraction(level);
  const discount = halfUp(times(ratio(subtotalCents), fraction));
  return { fraction, discount, net: subtotalCents - discount };
}

/** The next level with its whole threshold (D-28); null at V7 (D-29). */
export function nextLevel(level: number): { level: number; requirement: number } | null {
  const rung = LADDER.find((row) => row.level === level + 1);
  return rung ? { level: rung.level, requirement: rung.threshold } : null;
}

/** How far the next level is: growth value still needed, and whole percent of its threshold, at most 100 (D-30). */
export function membershipProgress(growthValue: number): { level: number; needed: number | null; percent: number } {
  const level = membershipLevel(growthValue);
  const next = nextLevel(level);
  if (next === null) return { level, needed: null, percent: 100 };
  return {
    level,
    needed: next.requirement - growthValue,
    percent: Number((BigInt(growthValue) * 100n) / BigInt(next.requirement)),
  };
}

/** The answer of GET /api/auth/membership for a buyer who has spent so many US cents. */
export function membershipInfo(totalSpentCents: number): components['schemas']['MembershipInfo'] {
  const level = membershipLevel(growthFromSpent(totalSpentCents));
  return {
    currentLevel: { level, discount: ratioToNumber(membershipFraction(level)) },
    nextLevel: nextLevel(level),
    totalPurchase: centsToAmount(totalSpentCents),
  };
}
