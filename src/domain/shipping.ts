import { decimalText, roundedInteger } from './decimal';
import type { Cents, Fraction } from './money';
import { sumTakenOff } from './money';

/** `weightGrams` is per piece; null or 0 takes the page's default (D-37). */
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

/** Kilograms from the wire as whole grams (D-38). Null for 0, less, nothing, and what is no number (D-37). */
export function gramsFromKilograms(weight: number | string | null | undefined): number | null {
  const text = typeof weight === 'number' ? decimalText(weight) : weight;
  // the backend may send anything here
  const grams = typeof text === 'string' && text ? roundedInteger(text, 3) : null;
  return grams !== null && grams > 0 ? grams : null;
}

function totalGrams(items: readonly ShippedItem[], defaultGrams: number): number {
  return items.reduce((sum, { weightGrams, quantity }) => sum + (weightGrams || defaultGrams) * quantity, 0);
}

function startedSteps(grams: number): number {
  return Math.max(0, Math.ceil(grams / STEP_GRAMS));
}

/**
 * The cart page's estimate in USD cents: 10.30, and 4.93 for each started half-kilogram of one piece after the first,
 * times the quantity, less the line's discount; summed exactly and rounded once (D-32). Default 0.2 kg.
 */
export function shippingCartEstimate(items: readonly DiscountedItem[]): Cents {
  const surcharges = items.map(({ weightGrams, quantity, fraction }) => {
    const further = Math.max(0, startedSteps(weightGrams || 200) - 1);
    return { cents: further * 4_93 * quantity, fraction };
  });
  return BASE + sumTakenOff(surcharges);
}

/** Main checkout: 10.30 and 2.39 for every started half-kilogram of the total (D-33). Default 0.5 kg. */
export function shippingMainCheckout(items: readonly ShippedItem[]): Cents {
  return BASE + 2_39 * startedSteps(totalGrams(items, 500));
}

/** Alternate checkout: 10.30 up to 0.5 kg, then 2.39 for every further started half-kilogram (D-34). Default 0.5 kg. */
export function shippingAlternateCheckout(items: readonly ShippedItem[]): Cents {
  return BASE + 2_39 * startedSteps(totalGrams(items, 500) - STEP_GRAMS);
}

/** Card page: 10.30 and 4.95 for every started half-kilogram above the first (D-35). Default 0.25 kg. */
export function shippingCardPage(items: readonly ShippedItem[]): Cents {
  return BASE + 4_95 * startedSteps(totalGrams(items, 250) - STEP_GRAMS);
}

/** Old card page: 10.00 whatever the weight (S2 9). */
export function shippingOldCardPage(): Cents {
  return 10_00;
}
