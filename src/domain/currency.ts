import { groupThousands } from '@/lib/count';
import { applyFraction, textFromCents, type Cents, type Fraction } from './money';

export type Currency = 'USD' | 'GBP' | 'EUR';

interface CurrencyInfo {
  readonly symbol: string;
  /** Units of this currency for one US dollar (S1 9). */
  readonly rate: Fraction;
}

const CURRENCY_INFO: Record<Currency, CurrencyInfo> = {
  USD: { symbol: '$', rate: { amount: 1, scale: 0 } },
  GBP: { symbol: '£', rate: { amount: 79, scale: 2 } },
  EUR: { symbol: '€', rate: { amount: 92, scale: 2 } },
};

export const CURRENCIES: readonly Currency[] = ['USD', 'GBP', 'EUR'];

/** '$', '£' or '€'. */
export function currencySymbol(currency: Currency): string {
  return CURRENCY_INFO[currency].symbol;
}

/** US cents in minor units of `currency`, rounded half-up (D-15). For display only: charges and requests are in USD. */
export function convert(usdCents: Cents, currency: Currency): number {
  return applyFraction(usdCents, CURRENCY_INFO[currency].rate);
}

/** Formats minor units of `currency`: symbol, thousands separators, two decimals (D-16). */
export function formatAmount(minorUnits: number, currency: Currency): string {
  const sign = minorUnits < 0 ? '-' : '';
  return `${sign}${currencySymbol(currency)}${groupThousands(textFromCents(Math.abs(minorUnits)))}`;
}

/** Converts US cents to `currency` (D-15) and formats them. */
export function formatMoney(usdCents: Cents, currency: Currency): string {
  return formatAmount(convert(usdCents, currency), currency);
}

/** Whether a value is one of the display currencies. */
export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value);
}
