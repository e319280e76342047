import { formatAmount, type Currency } from './currency';
import { applyFraction, type Fraction } from './money';

const MIN_TARGET: Fraction = { amount: 9, scale: 1 };

/** Minor units of the display currency. */
export interface AlertBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type AlertCheck =
  | { readonly ok: true; readonly title: string }
  | { readonly ok: false; readonly title: string; readonly text: string };

/** The allowed targets for a displayed price, both in minor units of its currency (D-18, D-19). */
export function priceAlertBounds(price: number): AlertBounds {
  return { min: applyFraction(price, MIN_TARGET), max: price - 1, step: 1 };
}

/**
 * Checks a target against the displayed price, both in minor units of `currency`, and returns the toast (S1 5, D-18). A
 * null target is text that is not an amount; it counts as not below the price.
 */
export function priceAlertCheck(alert: { price: number; target: number | null; currency: Currency }): AlertCheck {
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

/** The second line of the success toast; `target` in minor units of `currency` (S1 5). */
export function priceAlertConfirmation(product: string, target: number, currency: Currency): string {
  return `We'll email you when ${product} drops to ${formatAmount(target, currency)}`;
}
