import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthFromSpent, membershipDiscount, membershipProgress } from '@/domain/membership';
import { paymentConfirmationTotal, securePageSplit } from '@/domain/order/paymentPages';
import { regionOf } from '@/domain/product/stock';
import { gramsFromKilograms } from '@/domain/decimal';
import * as serverMembership from '@mocks/rules/membership';
import * as serverOrders from '@mocks/rules/orders';
import * as serverRegion from '@mocks/rules/region';
import { gramsOf } from '@mocks/rules/shipping';
import { line, weight } from './products';
import { app, server } from './sides';

const level = fc.integer({ min: 1, max: 7 });
const pricedLine = line.filter((given) => server.line(given) !== null);
const cents = fc.oneof(fc.nat(1000), fc.nat(50_000_000), fc.nat(100_000_000_000));

describe('a cart in the app and on the server', () => {
  it('has the same lines, subtotal, membership discount, five shippings and totals', () => {
    fc.assert(
      fc.property(fc.array(pricedLine, { maxLength: 6 }), level, (lines, given) => {
        expect(app.cart(lines, given)).toEqual(server.cart(lines, given));
      }),
      { numRuns: 500 },
    );
  });

  it('has the same estimate to the half cent when a tier price is not a finite decimal fraction of the base', () => {
    const priceTier = fc
      .record({
        given: pricedLine,
        base: fc.integer({ min: 2, max: 60 }),
        part: fc.nat(60),
        grams: fc.integer({ min: 501, max: 3000 }),
      })
      .map(({ given, base, part, grams }) => ({
        ...given,
        product: {
          ...given.product,
          weight: grams / 1000,
          wholesalePrice: `${base}.00`,
          specifications: { quantity_pricing: [{ min_qty: 1, price: `${part % base}.00` }] },
        },
      }));
    fc.assert(
      fc.property(fc.array(priceTier, { minLength: 1, maxLength: 3 }), (lines) => {
        expect(app.cart(lines, 1).shipping).toEqual(server.cart(lines, 1).shipping);
      }),
      { numRuns: 500 },
    );
  });

  it('has the same weight for any weight value', () => {
    const given = fc.oneof(
      weight,
      weight.map(String),
      fc.constantFrom(
        undefined,
        '',
        ' ',
        '0',
        '0.5',
        ' 1.25 ',
        '1,5',
        'heavy',
        '-1',
        -1,
        '.5',
        '2.',
        '+1',
        '1e2',
        Number.NaN,
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(given, fc.constantFrom(200, 250, 500), (kilograms, standard) => {
        expect(gramsFromKilograms(kilograms) ?? standard).toBe(gramsOf(kilograms, standard));
      }),
      { numRuns: 1000 },
    );
  });

  it('has the same region', () => {
    const located = fc.record({
      id: fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.constantFrom(2999, 3000)),
      region: fc.constantFrom('USA', 'EU', 'eu', '', 'Asia', null, undefined),
    });
    fc.assert(
      fc.property(located, (given) => {
        expect(regionOf(given)).toBe(serverRegion.regionOf(given));
      }),
    );
  });
});

describe('a buyer', () => {
  it('has the same growth value, level and progress to the next', () => {
    const thresholds = fc
      .constantFrom(0, 1_000, 5_000, 15_000, 45_000, 120_000, 360_000)
      .chain((dollars) => fc.integer({ min: -101, max: 101 }).map((off) => Math.max(0, dollars * 100 + off)));
    fc.assert(
      fc.property(fc.oneof(cents, thresholds), (spent) => {
        const growthValue = serverMembership.growthFromSpent(spent);
        expect(growthFromSpent(spent)).toEqual({ growthValue, level: serverMembership.membershipLevel(growthValue) });
        expect(membershipProgress(growthValue)).toEqual(serverMembership.membershipProgress(growthValue));
      }),
    );
  });

  it('gets the same membership discount on any subtotal', () => {
    fc.assert(
      fc.property(cents, level, (subtotal, given) => {
        const { discount, net } = serverMembership.membershipDiscount(subtotal, given);
        expect(membershipDiscount(subtotal, given)).toMatchObject({ discount, net });
      }),
    );
  });

  it('sees the same split on the secure page and the same total on the payment confirmation', () => {
    fc.assert(
      fc.property(cents, level, (amount, given) => {
        expect(securePageSplit(amount)).toEqual(serverOrders.securePageSplit(amount));
        expect(paymentConfirmationTotal(amount, given)).toEqual(serverOrders.paymentConfirmationTotal(amount, given));
      }),
    );
  });
});
