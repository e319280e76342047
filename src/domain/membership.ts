import type { MembershipInfo } from '@/api/types';
import type { Cents, Fraction } from './money';
import { NO_DISCOUNT, centsFromNumber, applyFraction } from './money';

export interface MembershipRung {
  /** 1 to 7 (D-23). */
  readonly level: number;
  /** As it is shown: 'V3'. */
  readonly label: string;
  /** Null for V1, which the brief leaves unnamed (D-22). */
  readonly name: string | null;
  readonly discount: Fraction;
  /** Growth value, whole US dollars spent, at which the level is reached. */
  readonly threshold: number;
}

const V1: MembershipRung = { level: 1, label: 'V1', name: null, discount: { amount: 2, scale: 2 }, threshold: 0 };

/** The seven levels, lowest first (S1 9). */
export const LADDER: readonly MembershipRung[] = [
  V1,
  { level: 2, label: 'V2', name: 'Bronze', discount: { amount: 5, scale: 2 }, threshold: 1_000 },
  { level: 3, label: 'V3', name: 'Silver', discount: { amount: 8, scale: 2 }, threshold: 5_000 },
  { level: 4, label: 'V4', name: 'Gold', discount: { amount: 12, scale: 2 }, threshold: 15_000 },
  { level: 5, label: 'V5', name: 'Platinum', discount: { amount: 17, scale: 2 }, threshold: 45_000 },
  { level: 6, label: 'V6', name: 'Diamond', discount: { amount: 2, scale: 1 }, threshold: 120_000 },
  { level: 7, label: 'V7', name: 'Elite', discount: { amount: 25, scale: 2 }, threshold: 360_000 },
];

/** Each perk and the level from which it is given (S1 9). */
export const PERKS: readonly { readonly fromLevel: number; readonly text: string }[] = [
  { fromLevel: 3, text: 'Priority support' },
  { fromLevel: 5, text: 'Early access' },
  { fromLevel: 7, text: 'Personal account manager' },
];

/** The perks of a level, lower levels' perks included. */
export function perksOf(level: number): string[] {
  return PERKS.filter(({ fromLevel }) => level >= fromLevel).map(({ text }) => text);
}

/** The rung of a level as servers may write it: 3, '3' or 'V3' (D-23). Null for anything else. */
export function rungOf(level: unknown): MembershipRung | null {
  return LADDER.find((rung) => [rung.level, String(rung.level), rung.label].some((text) => text === level)) ?? null;
}

/** The highest rung whose threshold has been reached; never below V1. */
export function membershipLevel(growthValue: number): MembershipRung {
  return LADDER.findLast(({ threshold }) => growthValue >= threshold) ?? V1;
}

/** The level's part of the subtotal after quantity discounts, in USD cents, rounded once (D-13, D-24). None for a visitor. */
export function membershipDiscount(
  subtotal: Cents,
  level: number | null,
): { fraction: Fraction; discount: Cents; net: Cents } {
  const fraction = rungOf(level)?.discount ?? NO_DISCOUNT;
  const discount = applyFraction(subtotal, fraction);
  return { fraction, discount, net: subtotal - discount };
}

/** Growth value is the whole dollars of all that was spent (D-26), with the level that it reaches. */
export function growthFromSpent(totalSpent: Cents): { growthValue: number; level: number } {
  const growthValue = Math.floor(totalSpent / 100);
  return { growthValue, level: membershipLevel(growthValue).level };
}

function percentOf(growthValue: number, requirement: number): number {
  if (growthValue >= requirement) return 100;
  return Math.max(0, Math.floor((100 * growthValue) / requirement));
}

/** The way to the next level by our own ladder; `needed` is null at V7. `percent` is whole, 0 to 100 (D-30). */
export function membershipProgress(growthValue: number): { level: number; needed: number | null; percent: number } {
  const { level } = membershipLevel(growthValue);
  const next = rungOf(level + 1);
  if (!next) return { level, needed: null, percent: 100 };
  return { level, needed: next.threshold - growthValue, percent: percentOf(growthValue, next.threshold) };
}

/**
 * What the status card shows of a server's answer (D-28 to D-30): the bar in whole percent, the growth value still
 * missing, or congratulations when nothing is.
 */
export function progressOfInfo({ nextLevel, totalPurchase }: MembershipInfo): {
  percent: number;
  needed: number | null;
  congratulations: boolean;
} {
  const { growthValue } = growthFromSpent(centsFromNumber(totalPurchase) ?? 0);
  const needed = nextLevel ? nextLevel.requirement - growthValue : 0;
  if (!nextLevel || needed <= 0) return { percent: 100, needed: null, congratulations: true };
  return { percent: percentOf(growthValue, nextLevel.requirement), needed, congratulations: false };
}
