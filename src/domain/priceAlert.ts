import type { Currency } from './currency';
import { formatAmount } from './currency';
import type { Fraction } from './money';
import { applyFraction } from './money';

const LOWEST_PART: Fraction = { amount: 9, scale: 1 };

/** Minor units of the display currency. */
export interface AlertBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type AlertVerdict =
  | { readonly ok: true; readonly title: string }
  | { readonly ok: false; readonly title: string; readonly text: string };

/** The targets that an alert may have, for the price as it is shown, in minor units of its currency (D-18, D-19). */
export function priceAlertBounds(price: number): AlertBounds {
  return { min: applyFraction(price, LOWEST_PART), max: price - 1, step: 1 };
}

/**
 * Judges a target against the shown price, both in minor units of `currency`, with the brief's words (S1 5, D-18).
 * A null target is text that is no amount: it is not below the price either.
 */
export function priceAlertCheck(alert: { price: number; target: number | null; currency: Currency }): AlertVerdict {
  const { price, target, currency } = alert;
  const { min, max } = priceAlertBounds(price);
  if (target === null || target > max) {
    return { ok: false, title: 'Invalid Target Price', text: 'Target price must be lower than current price.' };
  }
  if (target < min) {
    const text = `Minimum target price is ${formatAmount(min, currency)}`;
    return { ok: false, title: 'Target Price Too Low', text };
  }
  return { ok: true, title: 'Price Alert Set!' };
}

/** The success toast's second line; `target` in minor units of `currency` (S1 5). */
export function priceAlertPromise(product: string, target: number, currency: Currency): string {
  return `We'll email you when ${product} drops to ${formatAmount(target, currency)}`;
}
