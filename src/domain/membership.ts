import type { MembershipInfo } from '@/api/types';
import { applyFraction, centsFromNumber, NO_DISCOUNT, type Cents, type Fraction } from './money';

export interface MembershipLevel {
  /** 1 to 7 (D-23). */
  readonly level: number;
  /** Displayed: 'V3'. */
  readonly label: string;
  /** Null for V1, which has no name (D-22). */
  readonly name: string | null;
  readonly discount: Fraction;
  /** Growth value (whole US dollars spent) that reaches the level. */
  readonly threshold: number;
}

const V1: MembershipLevel = { level: 1, label: 'V1', name: null, discount: { amount: 2, scale: 2 }, threshold: 0 };

/** The seven levels, lowest first (S1 9). */
export const MEMBERSHIP_LEVELS: readonly MembershipLevel[] = [
  V1,
  { level: 2, label: 'V2', name: 'Bronze', discount: { amount: 5, scale: 2 }, threshold: 1_000 },
  { level: 3, label: 'V3', name: 'Silver', discount: { amount: 8, scale: 2 }, threshold: 5_000 },
  { level: 4, label: 'V4', name: 'Gold', discount: { amount: 12, scale: 2 }, threshold: 15_000 },
  { level: 5, label: 'V5', name: 'Platinum', discount: { amount: 17, scale: 2 }, threshold: 45_000 },
  { level: 6, label: 'V6', name: 'Diamond', discount: { amount: 2, scale: 1 }, threshold: 120_000 },
  { level: 7, label: 'V7', name: 'Elite', discount: { amount: 25, scale: 2 }, threshold: 360_000 },
];

/** Each perk and the first level that has it (S1 9). */
export const PERKS: readonly { readonly fromLevel: number; readonly text: string }[] = [
  { fromLevel: 3, text: 'Priority support' },
  { fromLevel: 5, text: 'Early access' },
  { fromLevel: 7, text: 'Personal account manager' },
];

/** The perks of a level, including those of lower levels. */
export function perksOf(level: number): string[] {
  return PERKS.filter(({ fromLevel }) => level >= fromLevel).map(({ text }) => text);
}

/** The level that a server writes as 3, '3' or 'V3' (D-23); null for anything else. */
export function findLevel(level: unknown): MembershipLevel | null {
  return (
    MEMBERSHIP_LEVELS.find((row) => [row.level, String(row.level), row.label].some((text) => text === level)) ?? null
  );
}

/** Passes membership info on for a query's `select`; throws if its level or a figure cannot be read. */
export function readMembership(info: MembershipInfo): MembershipInfo {
  const { currentLevel, nextLevel, totalPurchase } = info;
  const figures: unknown[] = nextLevel ? [totalPurchase, nextLevel.requirement] : [totalPurchase];
  if (findLevel(currentLevel.level) && figures.every((figure) => Number.isFinite(figure))) return info;
  throw new TypeError('Unreadable level or figure');
}

/** The highest level whose threshold the growth value reaches; at least V1. */
export function membershipLevel(growthValue: number): MembershipLevel {
  return MEMBERSHIP_LEVELS.findLast(({ threshold }) => growthValue >= threshold) ?? V1;
}

/** The level's discount on the subtotal after quantity discounts, USD cents, rounded once (D-13, D-24). 0 for a visitor. */
export function membershipDiscount(
  subtotal: Cents,
  level: number | null,
): { fraction: Fraction; discount: Cents; net: Cents } {
  const fraction = findLevel(level)?.discount ?? NO_DISCOUNT;
  const discount = applyFraction(subtotal, fraction);
  return { fraction, discount, net: subtotal - discount };
}

/** The growth value, the whole dollars of all spending (D-26), and the level that it reaches. */
export function growthFromSpent(totalSpent: Cents): { growthValue: number; level: number } {
  const growthValue = Math.floor(totalSpent / 100);
  return { growthValue, level: membershipLevel(growthValue).level };
}

/**
 * The growth value once an order of `orderTotal` is paid, and the level that it then has; `next` is the level after that, null
 * at V7. USD cents; the total includes shipping, and whole dollars count (D-26, D-27).
 */
export function growthWithOrder(
  totalSpent: Cents,
  orderTotal: Cents,
): { growthValue: number; level: MembershipLevel; next: MembershipLevel | null } {
  const { growthValue } = growthFromSpent(totalSpent + orderTotal);
  const level = membershipLevel(growthValue);
  return { growthValue, level, next: findLevel(level.level + 1) };
}

function percentOf(growthValue: number, requirement: number): number {
  if (growthValue >= requirement) return 100;
  return Math.max(0, Math.floor((100 * growthValue) / requirement));
}

/** Progress to the next level of `MEMBERSHIP_LEVELS`; `needed` is null at V7, `percent` is whole, 0 to 100 (D-30). */
export function membershipProgress(growthValue: number): { level: number; needed: number | null; percent: number } {
  const { level } = membershipLevel(growthValue);
  const next = findLevel(level + 1);
  if (!next) return { level, needed: null, percent: 100 };
  return { level, needed: next.threshold - growthValue, percent: percentOf(growthValue, next.threshold) };
}

/**
 * What the status card shows for the server's membership info (D-28 to D-30): the progress in whole percent and the
 * growth value still needed, or congratulations when none is.
 */
export function displayedProgress({ nextLevel, totalPurchase }: MembershipInfo): {
  percent: number;
  needed: number | null;
  congratulations: boolean;
} {
  const { growthValue } = growthFromSpent(centsFromNumber(totalPurchase) ?? 0);
  const needed = nextLevel ? nextLevel.requirement - growthValue : 0;
  if (!nextLevel || needed <= 0) return { percent: 100, needed: null, congratulations: true };
  return { percent: percentOf(growthValue, nextLevel.requirement), needed, congratulations: false };
}
