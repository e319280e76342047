import type { Cents, Fraction } from './money';
import { amountInCents, fractionFromPercent } from './money';

/** Pieces from `min` to `max`, both included; a null `max` is open-ended. */
export interface QuantityRange {
  readonly min: number;
  readonly max: number | null;
}

/** A price break that the product itself gives. At least one of the two figures is known. */
export interface OwnTier extends QuantityRange {
  readonly fraction: Fraction | null;
  /** USD cents per piece, used only when the text gave no percentage (D-06). */
  readonly priceCents: Cents | null;
}

const OPEN_RANGE = /^(?:(?:≥|>=)(\d+)|(\d+)\+)$/;
const CLOSED_RANGE = /^(\d+)(?:[-–](\d+))?$/;
const PERCENT = /(?:^|[^\d.,])(\d+(?:\.\d{1,4})?)\s*%/;

function range(min: number, max: number | null): QuantityRange | null {
  const usable = Number.isSafeInteger(min) && min >= 1 && (max === null || (Number.isSafeInteger(max) && max >= min));
  return usable ? { min, max } : null;
}

/** '≥50', '>=50', '50+' open-ended; '2-9' or '2–9' closed; '5' exactly 5; blanks do not matter (D-07). Else null. */
export function parseRange(text: string): QuantityRange | null {
  const tight = text.replace(/\s/g, '');
  const open = OPEN_RANGE.exec(tight);
  if (open) return range(Number(open[1] ?? open[2]), null);
  const closed = CLOSED_RANGE.exec(tight);
  return closed ? range(Number(closed[1]), Number(closed[2] ?? closed[1])) : null;
}

/**
 * '12.5% off' is 0.125: the first percentage, of at most four decimals (QuantityTier). Null when there is none or when
 * it is above 100; a number without its sign ('5 OFF') is none.
 */
export function parseDiscountText(text: string): Fraction | null {
  const percent = PERCENT.exec(text)?.[1];
  return percent === undefined ? null : fractionFromPercent(percent);
}

function pieces(value: unknown): number | null {
  const count = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

/** A whole `min_qty` decides; `range` is read only without one (QuantityTier). */
function rangeOf(raw: { min_qty?: unknown; max_qty?: unknown; range?: unknown }): QuantityRange | null {
  const min = pieces(raw.min_qty);
  if (min === null) return typeof raw.range === 'string' ? parseRange(raw.range) : null;
  if (raw.max_qty === undefined || raw.max_qty === null || raw.max_qty === '') return range(min, null);
  const max = pieces(raw.max_qty);
  return max === null ? null : range(min, max);
}

function readOwnTier(raw: unknown): OwnTier[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const quantities = rangeOf(raw);
  const fields: { discount?: unknown; price?: unknown } = raw;
  const fraction = typeof fields.discount === 'string' ? parseDiscountText(fields.discount) : null;
  const price = amountInCents(fields.price);
  const priceCents = price === null || price < 0 ? null : price;
  const usable = quantities && (fraction !== null || priceCents !== null);
  return usable ? [{ ...quantities, fraction, priceCents }] : [];
}

/** The usable tiers of `specifications.quantity_pricing`; anything that is none is left out (D-05, D-07). */
export function readOwnTiers(raw: unknown): OwnTier[] {
  return Array.isArray(raw) ? raw.flatMap(readOwnTier) : [];
}
