import { compare, minus, ONE, ratio, readCents, readDecimal, times, ZERO, type Ratio } from './money';
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
 * closed, a bare `N` is exactly N; blanks do not matter. Null for anything else, and when A is above B.
 */
export function parseRange(text: string): { min: number; max: number | null } | null {
  const bare = text.replace(/\s+/g, '');
  const open = /^(?:≥|>=)(\d+)$/.exec(bare) ?? /^(\d+)\+$/.exec(bare);
  if (open) return { min: Number(open[1]), max: null };
  const closed = /^(\d+)(?:[-–](\d+))?$/.exec(bare);
  if (!closed) return null;
  const min = Number(closed[1]);
  const max = Number(closed[2] ?? closed[1]);
  return min <= max ? { min, max } : null;
}

/** The fraction that a discount text names: `5% OFF` is 1/20 (D-06). Null without a number of at most 100. */
export function parseDiscountText(text: string): Ratio | null {
  const percent = readDecimal(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? '');
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

/** The quantity discount of one line (pricing.md 2.2): the product's own tiers, else the rules by name. */
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
  return (
    holding.reduce<Tier | null>((best, tier) => (best && best.min >= tier.min ? best : tier), null)?.fraction ?? ZERO
  );
}

function rangeOf(row: Record<string, unknown>): { min: number; max: number | null } | null {
  const { min_qty: min, max_qty: max, range } = row;
  if (typeof min !== 'number') return typeof range === 'string' ? parseRange(range) : null;
  if (!Number.isInteger(min) || min < 1) return null;
  if (max === null || max === undefined) return { min, max: null };
  return typeof max === 'number' && Number.isInteger(max) && min <= max ? { min, max } : null;
}

function fractionOf(row: Record<string, unknown>, baseCents: number | null): Ratio | null {
  const named = typeof row['discount'] === 'string' ? parseDiscountText(row['discount']) : null;
  if (named !== null) return named;
  const price = typeof row['price'] === 'string' ? readCents(row['price']) : null;
  if (price === null || price < 0 || baseCents === null || baseCents <= 0) return null;
  const fraction = minus(ONE, ratio(price, baseCents));
  // A tier price above the chosen model's own price takes nothing off; it never adds.
  return compare(fraction, ZERO) < 0 ? ZERO : fraction;
}
