import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import { centsFromText, textFromCents } from '../money';
import { paymentConfirmationTotal, securePageSplit, selectionTotal } from './paymentPages';

const cents = (text: string) => centsFromText(text) ?? Number.NaN;

describe('the secure page', () => {
  const cases = casesOf('securePageSplit');

  it('has five worked cases', () => {
    expect(cases).toHaveLength(5);
  });

  it.each(cases)(
    '$id: $input.total is $expected.shipping shipping and $expected.product product',
    ({ input, expected }) => {
      const split = securePageSplit(cents(input.total));
      expect(Object.fromEntries(Object.entries(split).map(([row, amount]) => [row, textFromCents(amount)]))).toEqual(
        expected,
      );
    },
  );

  it('charges exactly the sum of its two parts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (total) => {
        const { shipping, product, charged } = securePageSplit(total);
        expect(shipping + product).toBe(total);
        expect(charged).toBe(total);
      }),
    );
  });
});

describe('the payment confirmation', () => {
  const cases = casesOf('paymentConfirmationTotal');

  it('has four worked cases', () => {
    expect(cases).toHaveLength(4);
  });

  it.each(cases)('$id: $input.productPrice at level $input.level totals $expected.total', ({ input, expected }) => {
    const { membershipDiscount, total } = paymentConfirmationTotal(cents(input.productPrice), input.level);
    expect({ membershipDiscount: textFromCents(membershipDiscount), total: textFromCents(total) }).toEqual(expected);
  });
});

describe('the selection page', () => {
  it.each([
    ['100.00', 1, 9_30, 1_29, '108.33'],
    ['100.00', 1, 9_33, 1_38, '108.45'],
    ['100.00', 1, 27_50, -87, '124.37'],
    ['333.33', 4, 9_30, -87, '301.50'],
    ['333.33', 4, 27_50, 1_38, '321.95'],
    ['21.75', 2, 9_33, 1_29, '31.02'],
  ] as const)(
    'totals %s at level %i with shipping %i and fee %i cents as stated',
    (price, level, shipping, paymentFee, total) => {
      expect(textFromCents(selectionTotal({ productPrice: cents(price), level, shipping, paymentFee }).total)).toBe(
        total,
      );
    },
  );

  it('with its default options has the totals of the confirmation', () => {
    expect(selectionTotal({ productPrice: 10_000, level: 3, shipping: 9_30, paymentFee: 1_29 })).toEqual(
      paymentConfirmationTotal(10_000, 3),
    );
  });
});
