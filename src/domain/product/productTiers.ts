import { isRecord } from '@/lib/isRecord';
import { amountInCents, fractionFromPercent, type Cents, type Fraction } from '../money';
import type { JsonObject } from './parseFields';

/** Pieces from `min` to `max`, both included; null means no upper limit. */
export interface QuantityRange {
  readonly min: number;
  readonly max: number | null;
}

/** A price break from the product's own specifications. At least one of the two figures is known. */
export interface ProductTier extends QuantityRange {
  readonly fraction: Fraction | null;
  /** USD cents per piece; applies only when the tier states no percentage (D-06). */
  readonly priceCents: Cents | null;
}

const OPEN_RANGE = /^(?:(?:≥|>=)(\d+)|(\d+)\+)$/;
const CLOSED_RANGE = /^(\d+)(?:[-–](\d+))?$/;
const PERCENT = /(?:^|[^\d.,])(\d+(?:\.\d{1,4})?)\s*%/;

function toRange(min: number, max: number | null): QuantityRange | null {
  const usable = Number.isSafeInteger(min) && min >= 1 && (max === null || (Number.isSafeInteger(max) && max >= min));
  return usable ? { min, max } : null;
}

/**
 * Reads '≥50', '>=50' and '50+' as open-ended, '2-9' and '2–9' as closed, '5' as exactly 5, with or without blanks
 * (D-07). Null for anything else.
 */
export function parseRange(text: string): QuantityRange | null {
  const compact = text.replace(/\s/g, '');
  const open = OPEN_RANGE.exec(compact);
  if (open) return toRange(Number(open[1] ?? open[2]), null);
  const closed = CLOSED_RANGE.exec(compact);
  return closed ? toRange(Number(closed[1]), Number(closed[2] ?? closed[1])) : null;
}

/**
 * Reads '12.5% off' as 0.125: the first percentage, with at most four decimals (QuantityTier). Null when there is none
 * or when it is above 100; a number without a percent sign ('5 OFF') is not a percentage.
 */
export function parseDiscountText(text: string): Fraction | null {
  const percent = PERCENT.exec(text)?.[1];
  return percent === undefined ? null : fractionFromPercent(percent);
}

function readCount(value: unknown): number | null {
  const count = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

/** `range` counts only when `min_qty` is not a whole number (QuantityTier). */
function readRange({ min_qty, max_qty, range: text }: JsonObject): QuantityRange | null {
  const min = readCount(min_qty);
  if (min === null) return typeof text === 'string' ? parseRange(text) : null;
  if (max_qty === undefined || max_qty === null || max_qty === '') return toRange(min, null);
  const max = readCount(max_qty);
  return max === null ? null : toRange(min, max);
}

function readTier(raw: unknown): ProductTier[] {
  if (!isRecord(raw)) return [];
  const quantities = readRange(raw);
  const fraction = typeof raw['discount'] === 'string' ? parseDiscountText(raw['discount']) : null;
  const price = amountInCents(raw['price']);
  const priceCents = price === null || price < 0 ? null : price;
  const usable = quantities && (fraction !== null || priceCents !== null);
  return usable ? [{ ...quantities, fraction, priceCents }] : [];
}

/** The usable tiers of `specifications.quantity_pricing` (D-05, D-07). */
export function readProductTiers(raw: unknown): ProductTier[] {
  return Array.isArray(raw) ? raw.flatMap(readTier) : [];
}
