import type { components } from '../../src/api/generated/schema';
import { centsToAmount, halfUp, ratio, ratioToNumber, times, type Ratio } from './money';

interface Level {
  level: number;
  /** Growth value from which the level applies. */
  threshold: number;
  /** Membership discount in percent. */
  percent: number;
}

/** The seven levels (S1 9). V1 already has a discount of 2 % (D-25). */
export const LEVELS = [
  { level: 1, threshold: 0, percent: 2 },
  { level: 2, threshold: 1_000, percent: 5 },
  { level: 3, threshold: 5_000, percent: 8 },
  { level: 4, threshold: 15_000, percent: 12 },
  { level: 5, threshold: 45_000, percent: 17 },
  { level: 6, threshold: 120_000, percent: 20 },
  { level: 7, threshold: 360_000, percent: 25 },
] as const satisfies readonly Level[];

/** Growth value: one per whole US dollar of the total spent, so that cents of several orders add up (D-26). */
export const growthFromSpent = (totalSpentCents: number): number => Math.floor(totalSpentCents / 100);

/** The highest level whose threshold the growth value has reached, 1 to 7. Every level that is shown comes from here (D-31). */
export function membershipLevel(growthValue: number): number {
  return LEVELS.findLast(({ threshold }) => threshold <= growthValue)?.level ?? LEVELS[0].level;
}

/** A level's discount, 0 to 1. @throws RangeError for a level that is not 1 to 7 */
export function membershipFraction(level: number): Ratio {
  const found = LEVELS.find((row) => row.level === level);
  if (!found) throw new RangeError(`No membership level ${level}.`);
  return ratio(found.percent, 100);
}

/**
 * Membership discount and remaining amount in US cents. The discount applies to the subtotal after quantity discounts
 * (D-24), and is rounded once (D-13).
 */
export function membershipDiscount(
  subtotalCents: number,
  level: number,
): { fraction: Ratio; discount: number; net: number } {
  const fraction = membershipFraction(level);
  const discount = halfUp(times(ratio(subtotalCents), fraction));
  return { fraction, discount, net: subtotalCents - discount };
}

/** The next level with its threshold, not the difference to it (D-28); null at V7 (D-29). */
export function nextLevel(level: number): { level: number; requirement: number } | null {
  const found = LEVELS.find((row) => row.level === level + 1);
  return found ? { level: found.level, requirement: found.threshold } : null;
}

/** Progress to the next level: the missing growth value, and the reached share of its threshold in whole percent (D-30). */
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

/** The response of GET /api/auth/membership for a buyer who has spent this amount, US cents. */
export function membershipInfo(totalSpentCents: number): components['schemas']['MembershipInfo'] {
  const level = membershipLevel(growthFromSpent(totalSpentCents));
  return {
    currentLevel: { level, discount: ratioToNumber(membershipFraction(level)) },
    nextLevel: nextLevel(level),
    totalPurchase: centsToAmount(totalSpentCents),
  };
}
