import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from '@tests/support/caseFigures';
import { casesOf } from '@tests/support/pricingCases';
import { centsText, ratio } from './money';
import {
  gramsOf,
  shippingAlternateCheckout,
  shippingCardPage,
  shippingCartEstimate,
  shippingMainCheckout,
  shippingOldCardPage,
  type Parcel,
} from './shipping';

describe('worked cases', () => {
  const rules = [
    ['shippingMainCheckout', shippingMainCheckout],
    ['shippingAlternateCheckout', shippingAlternateCheckout],
    ['shippingCardPage', shippingCardPage],
    ['shippingOldCardPage', shippingOldCardPage],
  ] as const;

  for (const [fn, rule] of rules)
    it.each(casesOf(fn))(`$id ${fn}`, ({ input: { items }, expected }) => {
      expect(centsText(rule(items))).toBe(expected);
    });

  it.each(casesOf('shippingCartEstimate'))('$id shippingCartEstimate', ({ input: { items }, expected }) => {
    const lines = items.map(({ discountFraction, ...item }) => ({
      ...item,
      fraction: fraction(discountFraction),
    }));
    expect(centsText(shippingCartEstimate(lines))).toBe(expected);
  });
});

it('shipping of an empty cart is the base price, except on the old card page', () => {
  for (const rule of [shippingMainCheckout, shippingAlternateCheckout, shippingCardPage, shippingCartEstimate])
    expect(rule([])).toBe(1030);
  expect(shippingOldCardPage()).toBe(1000);
});

describe('weights', () => {
  it.each([
    [0.07, 70],
    [0.29, 290],
    [1.005, 1005],
    ['2.2', 2200],
    [0, 200],
    ['', 200],
    [null, 200],
    [undefined, 200],
    ['heavy', 200],
    [-1, 200],
    [Number.NaN, 200],
  ])('%j kg is %i g', (weight, grams) => {
    expect(gramsOf(weight, 200)).toBe(grams);
  });
});

describe('shipping of any products', () => {
  const parcel = fc.record<Parcel>({
    // two decimals, as the back office edits them, in JSON floats
    weight: fc.option(fc.integer({ min: 0, max: 2500 }).map((hundredths) => hundredths / 100)),
    quantity: fc.integer({ min: 1, max: 2000 }),
  });
  const parcels = fc.array(parcel, { minLength: 1, maxLength: 8 });

  it('costs 2.39 more on the main checkout than on the alternate one', () => {
    fc.assert(
      fc.property(parcels, (items) => {
        expect(shippingMainCheckout(items) - shippingAlternateCheckout(items)).toBe(239);
      }),
    );
  });

  it('does not depend on the order of lines, or on how a product is split among them', () => {
    fc.assert(
      fc.property(parcels, (items) => {
        const spread = items.toReversed().flatMap(({ weight, quantity }) => [
          { weight, quantity: 1 },
          { weight, quantity: quantity - 1 },
        ]);
        for (const rule of [shippingMainCheckout, shippingAlternateCheckout, shippingCardPage])
          expect(rule(spread)).toBe(rule(items));
      }),
    );
  });

  it('is estimated between the base price and the surcharge without discount', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(parcel, fc.integer({ min: 0, max: 100 })), { maxLength: 8 }), (rows) => {
        const at = (percent: (of: number) => number) =>
          shippingCartEstimate(rows.map(([item, of]) => ({ ...item, fraction: ratio(percent(of), 100) })));
        expect(at(() => 100)).toBe(1030);
        expect(at((of) => of)).toBeGreaterThanOrEqual(1030);
        expect(at((of) => of)).toBeLessThanOrEqual(at(() => 0));
      }),
    );
  });
});
