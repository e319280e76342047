import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import { centsText, ratio } from './money';
import { baseUnitPrice, discountedUnitPrice, optionOf } from './unitPrice';

describe('the unit price', () => {
  it.each(casesOf('baseUnitPrice'))('$id baseUnitPrice', ({ input: { product, option }, expected }) => {
    const base = baseUnitPrice(product, option);
    expect(base === null ? null : centsText(base)).toBe(expected);
  });

  it.each([
    [
      'an option that no model has',
      { wholesalePrice: '10.00', specifications: { models: [{ id: 'a', price: '12.00' }] } },
      'b',
      1000,
    ],
    [
      'a model numbered in the data',
      { wholesalePrice: '10.00', specifications: { models: [{ id: 2, price: '12.00' }] } },
      '2',
      1200,
    ],
    [
      'a model whose id has blanks around',
      { wholesalePrice: '10.00', specifications: { models: [{ id: ' a ', price: 12 }] } },
      'a',
      1200,
    ],
    [
      'a price below zero',
      { wholesalePrice: '10.00', specifications: { models: [{ id: 'a', price: '-1.00' }] } },
      'a',
      1000,
    ],
    ['a model without a price', { wholesalePrice: '10.00', specifications: { models: [{ id: 'a' }] } }, 'a', 1000],
    [
      'no noise canceling to choose',
      { wholesalePrice: '20.00', specifications: { has_anc: 'false', anc_price: '30.00' } },
      'anc',
      2000,
    ],
    [
      'a version that is true but no text',
      { wholesalePrice: '20.00', specifications: { has_anc: true, no_anc_price: '9.00' } },
      null,
      2000,
    ],
    [
      'no version chosen',
      { wholesalePrice: '20.00', specifications: { has_anc: 'true', anc_price: '30.00', no_anc_price: '19.00' } },
      null,
      1900,
    ],
    ['no price for the chosen version', { wholesalePrice: '20.00', specifications: { has_anc: 'true' } }, 'anc', 2000],
    ['a price in the specifications too', { wholesalePrice: '8.88', specifications: { price: '7.77' } }, null, 888],
    ['specifications as text', { wholesalePrice: '', specifications: '{"price":"7.77"}' }, null, 777],
    ['no price anywhere', { wholesalePrice: '', specifications: '{"price":' }, null, null],
  ])('with %s', (_what, product, option, expected) => {
    expect(baseUnitPrice(product, option)).toBe(expected);
  });

  it('prefers the model over the ANC option (D-09, D-10)', () => {
    expect(optionOf({ model: 'm1', ancOption: 'anc' })).toBe('m1');
    expect(optionOf({ model: null, ancOption: 'anc' })).toBe('anc');
    expect(optionOf({ model: '', ancOption: null })).toBeNull();
  });

  it('is within half a cent of the exact discounted price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 1000 }), (base, permille) => {
        const unit = discountedUnitPrice(base, ratio(permille, 1000));
        const offBy = BigInt(unit) * 1000n - BigInt(base) * BigInt(1000 - permille);
        expect(offBy > -500n && offBy <= 500n).toBe(true);
      }),
    );
  });
});
