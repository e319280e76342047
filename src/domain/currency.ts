import type { Cents, Fraction } from './money';
import { applyFraction, textFromCents } from './money';

export type Currency = 'USD' | 'GBP' | 'EUR';

interface CurrencyFacts {
  readonly symbol: string;
  /** Units of this currency for one US dollar (S1 9). */
  readonly rate: Fraction;
}

const FACTS: Record<Currency, CurrencyFacts> = {
  USD: { symbol: '$', rate: { amount: 1, scale: 0 } },
  GBP: { symbol: '£', rate: { amount: 79, scale: 2 } },
  EUR: { symbol: '€', rate: { amount: 92, scale: 2 } },
};

export const CURRENCIES: readonly Currency[] = ['USD', 'GBP', 'EUR'];

const FORMATS: Record<Currency, Intl.NumberFormat> = {
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
  GBP: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'GBP' }),
  EUR: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' }),
};

/** '$', '£' or '€'. */
export function currencySymbol(currency: Currency): string {
  return FACTS[currency].symbol;
}

/** US cents in minor units of `currency`, half-up (D-15). Only ever shown: charges and requests stay in USD. */
export function convert(usdCents: Cents, currency: Currency): number {
  return applyFraction(usdCents, FACTS[currency].rate);
}

/** Minor units that already are in `currency`: symbol, thousands separators, two decimals (D-16). */
export function formatAmount(minorUnits: number, currency: Currency): string {
  // Text, so that Intl reads every digit; ours is always a plain decimal, which its type asks for.
  return FORMATS[currency].format(textFromCents(minorUnits) as `${number}`);
}

/** US cents as a person sees them in the chosen currency: converted by itself (D-15), then printed. */
export function formatMoney(usdCents: Cents, currency: Currency): string {
  return formatAmount(convert(usdCents, currency), currency);
}

/** Whether a stored or typed text names a display currency. */
export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value);
}
