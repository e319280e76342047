import { halfUp, minus, ONE, plus, ratio, readDecimal, times, type Ratio } from './money';

/** Pieces of one weight. */
export interface Parcel {
  /** Kilograms per piece; the wire's number, or the same as text. Absent, 0 and unreadable take the page's default (D-37). */
  weight?: number | string | null;
  quantity: number;
}

/** A line of the cart with its quantity discount, 0 to 1. */
export interface DiscountedParcel extends Parcel {
  fraction: Ratio;
}

const BASE_CENTS = 10_30;
const HALF_KILOGRAM = 500;

/** Main checkout, US cents: 10.30 and 2.39 for each started half-kilogram; no weight is 0.5 kg (D-33). */
export function shippingMainCheckout(items: readonly Parcel[]): number {
  return BASE_CENTS + 2_39 * startedHalves(totalGrams(items, 500));
}

/** Alternate checkout, US cents: 10.30 up to 0.5 kg, 2.39 for each further started 0.5 kg; no weight is 0.5 kg (D-34). */
export function shippingAlternateCheckout(items: readonly Parcel[]): number {
  return BASE_CENTS + 2_39 * furtherHalves(totalGrams(items, 500));
}

/** Card page, US cents: 10.30 and 4.95 for each started 0.5 kg above 0.5 kg; no weight is 0.25 kg (D-35). */
export function shippingCardPage(items: readonly Parcel[]): number {
  return BASE_CENTS + 4_95 * furtherHalves(totalGrams(items, 250));
}

/** Old card page, US cents: 10.00 whatever the weight. */
export const shippingOldCardPage = (): number => 10_00;

/**
 * The cart page's estimate, US cents (D-32): 10.30, and for each line (started half-kilograms of one
 * piece less one) × 4.93 × quantity × (1 − discount), summed exactly and rounded once; no weight is 0.2 kg.
 */
export function shippingCartEstimate(lines: readonly DiscountedParcel[]): number {
  const surcharge = ({ weight, quantity, fraction }: DiscountedParcel): Ratio =>
    times(ratio(furtherHalves(gramsOf(weight, 200)) * 4_93 * quantity), minus(ONE, fraction));
  return halfUp(lines.map(surcharge).reduce(plus, ratio(BASE_CENTS)));
}

/** Whole grams of one piece, half-up; the default when no weight is given (D-37, D-38). */
export function gramsOf(weight: Parcel['weight'], defaultGrams: number): number {
  const kilograms = readDecimal(String(weight ?? ''));
  const grams = kilograms === null ? 0 : halfUp(times(kilograms, ratio(1000)));
  return grams > 0 ? grams : defaultGrams;
}

const totalGrams = (items: readonly Parcel[], defaultGrams: number): number =>
  items.reduce((sum, { weight, quantity }) => sum + gramsOf(weight, defaultGrams) * quantity, 0);

const startedHalves = (grams: number): number => Math.ceil(grams / HALF_KILOGRAM);
const furtherHalves = (grams: number): number => Math.max(0, startedHalves(grams) - 1);
