import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import { CURRENCIES, convert, currencySymbol, formatAmount, formatMoney, isCurrency } from './currency';
import { centsFromText, textFromCents } from './money';

const currency = fc.constantFrom(...CURRENCIES);
const PRINTED = /^-?[$£€]\d{1,3}(,\d{3})*\.\d\d$/;

describe('prices in another currency', () => {
  const cases = casesOf('convert');

  it('have 22 worked cases', () => {
    expect(cases).toHaveLength(22);
  });

  it.each(cases)('$id: $input.usd USD is shown as $expected.text', ({ input, expected }) => {
    const usd = centsFromText(input.usd) ?? Number.NaN;
    expect(textFromCents(convert(usd, input.currency))).toBe(expected.amount);
    expect(formatMoney(usd, input.currency)).toBe(expected.text);
  });

  it('are converted from the total, not line by line', () => {
    expect(formatMoney(3 * 111, 'GBP')).toBe('£2.63');
  });

  it('are unchanged in US dollars', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(convert(cents, 'USD')).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });
});

describe('a formatted amount', () => {
  it('has a symbol, thousands separators and exactly two decimals, whatever the amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), currency, (cents, shown) => {
        expect(formatMoney(cents, shown)).toMatch(PRINTED);
        expect(formatAmount(cents, shown)).toMatch(PRINTED);
      }),
    );
  });

  it('has the digits of the amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), currency, (amount, shown) => {
        expect(centsFromText(formatAmount(amount, shown).replaceAll(/[$£€,]/g, ''))).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });

  it('puts the minus before the symbol', () => {
    expect(formatMoney(-24, 'USD')).toBe('-$0.24');
    expect(formatMoney(-87, 'EUR')).toBe('-€0.80');
  });

  it('is never minus zero', () => {
    expect(formatMoney(-0, 'USD')).toBe('$0.00');
    expect(formatAmount(-0, 'GBP')).toBe('£0.00');
  });
});

describe('a currency', () => {
  it('has its symbol', () => {
    expect(CURRENCIES.map(currencySymbol)).toEqual(['$', '£', '€']);
  });

  it('is USD, GBP or EUR', () => {
    expect(['USD', 'GBP', 'EUR'].every(isCurrency)).toBe(true);
    expect(['usd', 'JPY', '', null, undefined, 1, 'toString'].some(isCurrency)).toBe(false);
  });
});
