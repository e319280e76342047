import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import { fractionFromText, textFromCents } from '../money';
import type { ShippedItem } from './shipping';
import { gramsFromKilograms } from '../decimal';
import {
  shippingAlternateCheckout,
  shippingCardPage,
  shippingCartEstimate,
  shippingMainCheckout,
  shippingOldCardPage,
} from './shipping';

const fraction = (text: string) => fractionFromText(text) ?? { amount: Number.NaN, scale: 0 };

function shipped(items: readonly { weight: string | null; quantity: number }[]): ShippedItem[] {
  return items.map(({ weight, quantity }) => ({ weightGrams: gramsFromKilograms(weight), quantity }));
}

const byWeight = [
  { rule: 'shippingMainCheckout', count: 11, of: shippingMainCheckout },
  { rule: 'shippingAlternateCheckout', count: 8, of: shippingAlternateCheckout },
  { rule: 'shippingCardPage', count: 3, of: shippingCardPage },
  { rule: 'shippingOldCardPage', count: 1, of: shippingOldCardPage },
] as const;

describe.each(byWeight)('$rule', ({ rule, count, of }) => {
  const cases = casesOf(rule);

  it(`has its ${count} worked cases`, () => {
    expect(cases).toHaveLength(count);
  });

  it.each(cases)('$id: $expected', ({ input, expected }) => {
    expect(textFromCents(of(shipped(input.items)))).toBe(expected);
  });
});

describe('the cart page estimate', () => {
  const cases = casesOf('shippingCartEstimate');

  it('has seven worked cases', () => {
    expect(cases).toHaveLength(7);
  });

  it.each(cases)('$id: $expected', ({ input, expected }) => {
    const items = input.items.map(({ discountFraction, ...item }) => ({
      weightGrams: gramsFromKilograms(item.weight),
      quantity: item.quantity,
      fraction: fraction(discountFraction),
    }));
    expect(textFromCents(shippingCartEstimate(items))).toBe(expected);
  });

  it('is 10.30 for an empty cart', () => {
    expect(shippingCartEstimate([])).toBe(1030);
  });

  it('adds the lines exactly and rounds once', () => {
    const line = { weightGrams: 600, quantity: 1, fraction: fraction('0.05') };
    // 4.93 x 0.95 = 4.6835, three times 14.0505: rounded line by line it would be 14.04.
    expect(shippingCartEstimate([line, line, line])).toBe(1030 + 1405);
  });
});

describe('one cart on every page', () => {
  it('matches the comparison table in the pricing rules', () => {
    const items = [
      { weightGrams: 1200, quantity: 3, fraction: fraction('0.05') },
      { weightGrams: 300, quantity: 2, fraction: fraction('0') },
    ];
    const pages = [
      shippingCartEstimate,
      shippingMainCheckout,
      shippingAlternateCheckout,
      shippingCardPage,
      shippingOldCardPage,
    ];
    expect(pages.map((page) => textFromCents(page(items)))).toEqual(['38.40', '31.81', '29.42', '49.90', '10.00']);
  });
});

describe('weight', () => {
  it('is read as whole grams from text or number', () => {
    expect(gramsFromKilograms('0.07')).toBe(70);
    expect(gramsFromKilograms(0.07)).toBe(70);
    expect(gramsFromKilograms('2.2')).toBe(2200);
    expect(gramsFromKilograms(0.2505)).toBe(251);
  });

  it('that is zero, negative or invalid counts as missing', () => {
    const weights = [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '', '0', '0.00', '-1', 'heavy', null, undefined];
    expect(weights.filter((weight) => gramsFromKilograms(weight) !== null)).toEqual([]);
  });

  it('on a half-kilogram boundary is never charged a step too many', () => {
    // In floating point 0.07 x 100 is slightly more than 7 kg.
    expect(shippingMainCheckout([{ weightGrams: 70, quantity: 100 }])).toBe(1030 + 14 * 239);
  });

  it('never makes shipping cheaper when it increases', () => {
    const item = fc.record({
      weightGrams: fc.option(fc.integer({ min: 1, max: 30_000 })),
      quantity: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(fc.array(item), item, (items, extra) => {
        for (const { of } of byWeight) {
          expect(of([...items, extra])).toBeGreaterThanOrEqual(of(items));
          expect(Number.isSafeInteger(of(items))).toBe(true);
        }
      }),
    );
  });
});
