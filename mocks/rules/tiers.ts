import { compare, minus, ONE, ratio, readDecimal, readPrice, times, ZERO, type Ratio } from './money';
import { matchingRule, type Breaks } from './nameRules';
import { isRecord, readSpecifications } from './specifications';

/** A price break of a product's own: from `min` to `max` pieces, both inclusive; null is open-ended. */
export interface Tier {
  min: number;
  max: number | null;
  /** Share taken off the unit price, 0 to 1. */
  fraction: Ratio;
}

export interface Discount {
  /** Share taken off the unit price, 0 to 1. */
  fraction: Ratio;
  /** Where the tiers came from: the product itself, a rule by name, or nowhere. */
  source: 'specification' | `name:${string}` | 'none';
}

export interface DiscountQuestion {
  name: string;
  specifications?: unknown;
  /** Pieces on the line; tiers hold per line (D-101). */
  quantity: number;
  /** US cents per piece before the discount; read only by tiers that give a price and no percentage (D-06). */
  baseCents?: number | null;
  /** Only the home card reads its own tables, and no charge is made from it (D-01). */
  surface?: 'product' | 'home';
}

/**
 * A tier's range text (D-07): `≥N`, `>=N` and `N+` are open-ended, `A-B` with hyphen or en dash is
 * closed, a bare `N` is exactly N; blanks do not matter. Null for anything else, below 1, and when A is above B.
 */
export function parseRange(text: string): { min: number; max: number | null } | null {
  const bare = text.replace(/\s+/g, '');
  const open = /^(?:≥|>=)(\d+)$/.exec(bare) ?? /^(\d+)\+$/.exec(bare);
  if (open) return span(Number(open[1]), null);
  const closed = /^(\d+)(?:[-–](\d+))?$/.exec(bare);
  return closed && span(Number(closed[1]), Number(closed[2] ?? closed[1]));
}

/** Both ends are numbers that can be counted to, from 1, and in order. */
function span(min: number, max: number | null): { min: number; max: number | null } | null {
  if (!Number.isSafeInteger(min) || min < 1) return null;
  return max === null || (Number.isSafeInteger(max) && min <= max) ? { min, max } : null;
}

/**
 * The fraction that a discount text names: `5% OFF` is 1/20 (D-06). It is the first well-formed number before a `%`
 * sign; null without one, or when it is above 100. A bare number (`5 OFF`) is no percentage.
 */
export function parseDiscountText(text: string): Ratio | null {
  const numbers = text.match(/[\d.,]+(?=\s*%)/g) ?? [];
  const percent = readDecimal(numbers.find((number) => /^\d+(\.\d{1,4})?$/.test(number)) ?? '');
  if (percent === null) return null;
  const fraction = times(percent, ratio(1, 100));
  return compare(fraction, ONE) > 0 ? null : fraction;
}

/** The usable tiers among a product's `quantity_pricing`; the others are passed over (D-05, D-06, D-07). */
export function ownTiers(specifications: unknown, baseCents: number | null = null): Tier[] {
  const list = readSpecifications(specifications)['quantity_pricing'];
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).flatMap((row) => {
    const range = rangeOf(row);
    const fraction = range && fractionOf(row, baseCents);
    return range && fraction ? [{ ...range, fraction }] : [];
  });
}

/** The quantity discount of one line: the product's own tiers, else the rules by name. */
export function discountFraction({ name, specifications, quantity, baseCents, surface }: DiscountQuestion): Discount {
  const own = ownTiers(specifications, baseCents);
  if (own.length > 0) {
    // The whole source is replaced: below the first tier no rule by name steps in (D-05).
    return { fraction: deepest(own, quantity), source: 'specification' };
  }
  const rule = matchingRule(name);
  if (rule === null || Object.keys(rule.breaks).length === 0) return { fraction: ZERO, source: 'none' };
  const breaks = surface === 'home' ? (rule.homeBreaks ?? rule.breaks) : rule.breaks;
  return { fraction: deepest(openTiers(breaks), quantity), source: `name:${rule.id}` };
}

const openTiers = (breaks: Breaks): Tier[] =>
  Object.entries(breaks).map(([from, percent]) => ({ min: Number(from), max: null, fraction: ratio(percent, 100) }));

/** Of the tiers that hold the quantity, the one with the highest minimum decides, in any order of the list (D-08). */
function deepest(tiers: Tier[], quantity: number): Ratio {
  const holding = tiers.filter(({ min, max }) => min <= quantity && (max === null || quantity <= max));
  const highest = Math.max(...holding.map(({ min }) => min));
  // of equal starts the one that takes off most
  return holding
    .filter(({ min }) => min === highest)
    .reduce((most, { fraction }) => (compare(fraction, most) > 0 ? fraction : most), ZERO);
}

/** A whole `min_qty` decides; `range` is read only without one (QuantityTier). */
function rangeOf(row: Record<string, unknown>): { min: number; max: number | null } | null {
  const { min_qty, max_qty, range } = row;
  const min = wholeNumber(min_qty);
  if (min === null) return typeof range === 'string' ? parseRange(range) : null;
  if (max_qty === null || max_qty === undefined || max_qty === '') return span(min, null);
  const max = wholeNumber(max_qty);
  return max === null ? null : span(min, max);
}

/** Pieces as a number, or as the same in digits, which specifications in JSON text may hold. */
function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

function fractionOf(row: Record<string, unknown>, baseCents: number | null): Ratio | null {
  const named = typeof row['discount'] === 'string' ? parseDiscountText(row['discount']) : null;
  if (named !== null) return named;
  const price = readPrice(row['price']);
  if (price === null || baseCents === null || baseCents <= 0) return null;
  const fraction = minus(ONE, ratio(price, baseCents));
  // A tier price above the chosen model's own price takes nothing off; it never adds.
  return compare(fraction, ZERO) < 0 ? ZERO : fraction;
}
