import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import { regionConflict, regionOf, type Located } from './region';

const located = fc.record({
  id: fc.integer({ min: 1, max: 6000 }),
  region: fc.constantFrom('USA', 'EU', '', null, undefined, 'Overseas'),
});

describe('the region of a product', () => {
  it.each(casesOf('regionOf'))('$id regionOf', ({ input: product, expected }) => {
    expect(regionOf(product)).toBe(expected);
  });
});

describe('one region in a cart', () => {
  it('accepts anything in an empty cart, and names both regions of a conflict', () => {
    expect(regionConflict([], { id: 3000 })).toBeNull();
    expect(regionConflict([{ id: 301 }], { id: 3301 })).toEqual({ current: 'USA', added: 'EU' });
    expect(regionConflict([{ id: 301 }], { id: 3602, region: 'USA' })).toBeNull();
  });

  it('never lets a cart contain two regions', () => {
    fc.assert(
      fc.property(fc.array(located, { maxLength: 12 }), (offered) => {
        const cart: Located[] = [];
        for (const product of offered) if (regionConflict(cart, product) === null) cart.push(product);
        expect(new Set(cart.map(regionOf)).size).toBeLessThanOrEqual(1);
        const rejected = offered.filter((product) => !cart.includes(product));
        for (const product of rejected) expect(regionOf(product)).not.toBe(regionOf(cart[0] ?? product));
      }),
    );
  });
});
