import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuantityTier } from '@/api/types';
import { schemas } from '@mocks/generated/contract';
import { line, product, type Line } from './products';
import { app, server } from './sides';

const surface = fc.constantFrom('product' as const, 'home' as const);

describe('a line in the app and on the server', () => {
  it('is tested with products that the contract allows', () => {
    fc.assert(
      fc.property(product, (given) => {
        expect(schemas.Product(given) || schemas.Product.errors).toBe(true);
      }),
    );
  });

  it('has the same base price, discount, unit price and line total', () => {
    fc.assert(
      fc.property(line, (given) => {
        expect(app.line(given)).toEqual(server.line(given));
      }),
      { numRuns: 1500 },
    );
  });

  it('has the same discount and discount source on a product page and on a home card, even without a base price', () => {
    const base = fc.option(fc.integer({ min: 0, max: 100_000 }));
    fc.assert(
      fc.property(line, base, surface, (given, cents, where) => {
        expect(app.discount(given, cents, where)).toEqual(server.discount(given, cents, where));
      }),
      { numRuns: 1000 },
    );
  });
});

/** Ten pieces of a product that costs 15.00 and has these tiers. */
function tenOf(...quantity_pricing: QuantityTier[]): Line {
  const [given] = fc.sample(product, { numRuns: 1, seed: 1 });
  if (!given) throw new Error('no sample');
  return {
    product: {
      ...given,
      name: 'Gadget',
      wholesalePrice: '15.00',
      price: '15.00',
      specifications: { quantity_pricing },
    },
    choice: { model: null, ancOption: null },
    quantity: 10,
  };
}

describe('ambiguous rules', () => {
  it.each<[string, string, QuantityTier[]]>([
    [
      'a number without a % sign is no percentage: the tier’s price counts',
      '1/5',
      [{ min_qty: 5, price: '12.00', discount: '5 OFF' }],
    ],
    ['an empty text is no percentage', '1/5', [{ min_qty: 5, price: '12.00', discount: '' }]],
    ['a percentage above 100 is none', '1/5', [{ min_qty: 5, price: '12.00', discount: '150%' }]],
    ['such a text without a price is no tier', '0/1', [{ min_qty: 5, discount: '150%' }]],
    ['a percentage may have decimals', '1/8', [{ min_qty: 5, price: '12.00', discount: '12.5% off' }]],
    ['of two percentages the first counts', '1/20', [{ min_qty: 5, discount: '5% or 8%' }]],
    [
      'of two tiers that start together the deeper one counts',
      '2/25',
      [
        { range: '10+', discount: '5%' },
        { range: '10-20', discount: '8%' },
      ],
    ],
    [
      'the order of such tiers does not matter',
      '2/25',
      [
        { range: '10-20', discount: '8%' },
        { range: '10+', discount: '5%' },
      ],
    ],
    [
      'a tier that starts higher counts even where it is shallower',
      '1/20',
      [
        { range: '2+', discount: '20%' },
        { range: '10', discount: '5%' },
      ],
    ],
    ['a tier dearer than the base takes nothing off', '0/1', [{ min_qty: 5, price: '18.00' }]],
    ['a price tier is exact, though it has no end in decimals', '1/3', [{ min_qty: 5, price: '10.00' }]],
    ['min_qty goes before range', '1/20', [{ min_qty: 5, range: '11+', discount: '5%' }]],
    ['a range begins at 1', '0/1', [{ range: '0-20', discount: '5%' }]],
  ])('%s', (_, fraction, tiers) => {
    const given = tenOf(...tiers);
    expect(app.line(given)).toMatchObject({ fraction });
    expect(server.line(given)).toEqual(app.line(given));
  });
});
