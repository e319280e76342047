import { sumDiscounted, type Cents, type Fraction } from '../money';

/** `weightGrams` is per piece; null or 0 means the default of each rule (D-37). */
export interface ShippedItem {
  readonly weightGrams: number | null;
  readonly quantity: number;
}

export interface DiscountedItem extends ShippedItem {
  /** The line's quantity discount. */
  readonly fraction: Fraction;
}

const BASE: Cents = 10_30;
const STEP_GRAMS = 500;

function totalGrams(items: readonly ShippedItem[], defaultGrams: number): number {
  return items.reduce((sum, { weightGrams, quantity }) => sum + (weightGrams || defaultGrams) * quantity, 0);
}

function startedSteps(grams: number): number {
  return Math.max(0, Math.ceil(grams / STEP_GRAMS));
}

/**
 * The cart page's estimate in USD cents: 10.30, plus 4.93 for each started half-kilogram of a piece after the first,
 * times the quantity, less the line's discount. Summed exactly and rounded once (D-32). Default weight 0.2 kg.
 */
export function shippingCartEstimate(items: readonly DiscountedItem[]): Cents {
  const surcharges = items.map(({ weightGrams, quantity, fraction }) => {
    const further = Math.max(0, startedSteps(weightGrams || 200) - 1);
    return { cents: further * 4_93 * quantity, fraction };
  });
  return BASE + sumDiscounted(surcharges);
}

/** Main checkout, USD cents: 10.30, plus 2.39 for every started half-kilogram of the total (D-33). Default 0.5 kg. */
export function shippingMainCheckout(items: readonly ShippedItem[]): Cents {
  return BASE + 2_39 * startedSteps(totalGrams(items, 500));
}

/** Alternate checkout, USD cents: 10.30 up to 0.5 kg, 2.39 for every further started half-kilogram (D-34). Default 0.5 kg. */
export function shippingAlternateCheckout(items: readonly ShippedItem[]): Cents {
  return BASE + 2_39 * startedSteps(totalGrams(items, 500) - STEP_GRAMS);
}

/** Card page, USD cents: 10.30, plus 4.95 for every started half-kilogram above the first (D-35). Default 0.25 kg. */
export function shippingCardPage(items: readonly ShippedItem[]): Cents {
  return BASE + 4_95 * startedSteps(totalGrams(items, 250) - STEP_GRAMS);
}

/** Old card page, USD cents: 10.00 for any weight (S2 9). */
export function shippingOldCardPage(): Cents {
  return 10_00;
}
