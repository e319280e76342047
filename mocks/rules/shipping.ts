import { halfUp, minus, ONE, plus, ratio, readDecimal, times, type Ratio } from './money';

/** Pieces of the same weight. */
export interface Parcel {
  /** Kilograms per piece, as number or text. Absent, 0 or invalid: the page's default weight (D-37). */
  weight?: number | string | null;
  quantity: number;
}

/** A cart line with its quantity discount, 0 to 1. */
export interface DiscountedParcel extends Parcel {
  fraction: Ratio;
}

const BASE_CENTS = 10_30;
/** Shipping is charged per started half kilogram. */
const STEP_GRAMS = 500;

/** Main checkout, US cents: 10.30 + 2.39 per started 0.5 kg; default weight 0.5 kg (D-33). */
export function shippingMainCheckout(items: readonly Parcel[]): number {
  return BASE_CENTS + 2_39 * startedSteps(totalGrams(items, 500));
}

/** Alternate checkout, US cents: 10.30 + 2.39 per started 0.5 kg after the first; default weight 0.5 kg (D-34). */
export function shippingAlternateCheckout(items: readonly Parcel[]): number {
  return BASE_CENTS + 2_39 * stepsAfterFirst(totalGrams(items, 500));
}

/** Card page, US cents: 10.30 + 4.95 per started 0.5 kg after the first; default weight 0.25 kg (D-35). */
export function shippingCardPage(items: readonly Parcel[]): number {
  return BASE_CENTS + 4_95 * stepsAfterFirst(totalGrams(items, 250));
}

/** Old card page, US cents: always 10.00. */
export const shippingOldCardPage = (): number => 10_00;

/**
 * The cart page's estimate, US cents (D-32): 10.30 plus, for each line, 4.93 × quantity × (1 − discount) per started
 * 0.5 kg of one piece after the first. Rounded once; default weight 0.2 kg.
 */
export function shippingCartEstimate(lines: readonly DiscountedParcel[]): number {
  const surcharge = ({ weight, quantity, fraction }: DiscountedParcel): Ratio =>
    times(ratio(stepsAfterFirst(gramsOf(weight, 200)) * 4_93 * quantity), minus(ONE, fraction));
  return halfUp(lines.map(surcharge).reduce(plus, ratio(BASE_CENTS)));
}

/** The weight of one piece in whole grams, rounded (D-38); the default when it has none (D-37). */
export function gramsOf(weight: Parcel['weight'], defaultGrams: number): number {
  const kilograms = readDecimal(String(weight ?? ''));
  const grams = kilograms === null ? 0 : halfUp(times(kilograms, ratio(1000)));
  return grams > 0 ? grams : defaultGrams;
}

const totalGrams = (items: readonly Parcel[], defaultGrams: number): number =>
  items.reduce((sum, { weight, quantity }) => sum + gramsOf(weight, defaultGrams) * quantity, 0);

const startedSteps = (grams: number): number => Math.ceil(grams / STEP_GRAMS);
const stepsAfterFirst = (grams: number): number => Math.max(0, startedSteps(grams) - 1);
