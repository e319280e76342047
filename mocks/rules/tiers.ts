import { compare, minus, ONE, ratio, readDecimal, readPrice, times, ZERO, type Ratio } from './money';
import { matchingRule, type Breaks } from './nameRules';
import { isRecord, readSpecifications } from './specifications';

/** A quantity tier: from `min` to `max` pieces, both inclusive; null is open-ended. */
export interface Tier {
  min: number;
  max: number | null;
  /** Discount on the unit price, 0 to 1. */
  fraction: Ratio;
}

export interface Discount {
  /** Discount on the unit price, 0 to 1. */
  fraction: Ratio;
  /** Where the tiers come from: the product's specifications, a rule by name, or nowhere. */
  source: 'specification' | `name:${string}` | 'none';
}

export interface DiscountInput {
  name: string;
  specifications?: unknown;
  /** Pieces of the line; tiers apply per line (D-101). */
  quantity: number;
  /** US cents per piece before the discount. Needed for tiers with a price instead of a percentage (D-06). */
  baseCents?: number | null;
  /** Home page cards show other breaks for some products, which are never charged (D-01). */
  surface?: 'product' | 'home';
}

/**
 * Parses a tier's range text (D-07): `≥N`, `>=N` and `N+` are open-ended, `A-B` with hyphen or en dash is closed, `N`
 * is exactly N; blanks are ignored. Null for anything else, for numbers below 1, and when A > B.
 */
export function parseRange(text: string): { min: number; max: number | null } | null {
  const compact = text.replace(/\s+/g, '');
  const open = /^(?:≥|>=)(\d+)$/.exec(compact) ?? /^(\d+)\+$/.exec(compact);
  if (open) return validRange(Number(open[1]), null);
  const closed = /^(\d+)(?:[-–](\d+))?$/.exec(compact);
  return closed && validRange(Number(closed[1]), Number(closed[2] ?? closed[1]));
}

/** The range if both ends are safe integers from 1, in ascending order; null otherwise. */
function validRange(min: number, max: number | null): { min: number; max: number | null } | null {
  if (!Number.isSafeInteger(min) || min < 1) return null;
  return max === null || (Number.isSafeInteger(max) && min <= max) ? { min, max } : null;
}

/**
 * Parses a discount text: `5% OFF` is 1/20 (D-06). The first well-formed number before a `%` is used; null without one
 * (`5 OFF`), or when it is above 100.
 */
export function parseDiscountText(text: string): Ratio | null {
  const numbers = text.match(/[\d.,]+(?=\s*%)/g) ?? [];
  const percent = readDecimal(numbers.find((number) => /^\d+(\.\d{1,4})?$/.test(number)) ?? '');
  if (percent === null) return null;
  const fraction = times(percent, ratio(1, 100));
  return compare(fraction, ONE) > 0 ? null : fraction;
}

/** The valid tiers in a product's `quantity_pricing`; invalid ones are skipped (D-05, D-06, D-07). */
export function ownTiers(specifications: unknown, baseCents: number | null = null): Tier[] {
  const list = readSpecifications(specifications)['quantity_pricing'];
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).flatMap((row) => {
    const range = rangeOf(row);
    const fraction = range && fractionOf(row, baseCents);
    return range && fraction ? [{ ...range, fraction }] : [];
  });
}

/** A line's quantity discount: by the product's own tiers if it has any, else by the rules by name. */
export function discountFraction({ name, specifications, quantity, baseCents, surface }: DiscountInput): Discount {
  const own = ownTiers(specifications, baseCents);
  if (own.length > 0) {
    // own tiers replace the rules by name completely, also below the first tier (D-05)
    return { fraction: discountAt(own, quantity), source: 'specification' };
  }
  const rule = matchingRule(name);
  if (rule === null || Object.keys(rule.breaks).length === 0) return { fraction: ZERO, source: 'none' };
  const breaks = surface === 'home' ? (rule.homeBreaks ?? rule.breaks) : rule.breaks;
  return { fraction: discountAt(openTiers(breaks), quantity), source: `name:${rule.id}` };
}

const openTiers = (breaks: Breaks): Tier[] =>
  Object.entries(breaks).map(([from, percent]) => ({ min: Number(from), max: null, fraction: ratio(percent, 100) }));

/** Of the tiers that contain the quantity, the one with the highest minimum counts, whatever their order (D-08). */
function discountAt(tiers: Tier[], quantity: number): Ratio {
  const matching = tiers.filter(({ min, max }) => min <= quantity && (max === null || quantity <= max));
  const highest = Math.max(...matching.map(({ min }) => min));
  // of several with the same minimum, the largest discount
  return matching
    .filter(({ min }) => min === highest)
    .reduce((most, { fraction }) => (compare(fraction, most) > 0 ? fraction : most), ZERO);
}

/** `min_qty` and `max_qty` take precedence; `range` is used only without a valid `min_qty` (QuantityTier). */
function rangeOf(row: Record<string, unknown>): { min: number; max: number | null } | null {
  const { min_qty, max_qty, range } = row;
  const min = wholeNumber(min_qty);
  if (min === null) return typeof range === 'string' ? parseRange(range) : null;
  if (max_qty === null || max_qty === undefined || max_qty === '') return validRange(min, null);
  const max = wholeNumber(max_qty);
  return max === null ? null : validRange(min, max);
}

/** A number of pieces, which may also be given as digits in text. */
function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

function fractionOf(row: Record<string, unknown>, baseCents: number | null): Ratio | null {
  const stated = typeof row['discount'] === 'string' ? parseDiscountText(row['discount']) : null;
  if (stated !== null) return stated;
  const price = readPrice(row['price']);
  if (price === null || baseCents === null || baseCents <= 0) return null;
  const fraction = minus(ONE, ratio(price, baseCents));
  // a tier price above the chosen model's price gives no discount; it never raises the price
  return compare(fraction, ZERO) < 0 ? ZERO : fraction;
}
