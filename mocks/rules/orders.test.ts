import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, fraction } from '@tests/support/caseFigures';
import { casesOf } from '@tests/support/pricingCases';
import { centsText, ratio } from './money';
import { amountInCents, orderTotals, paymentConfirmationTotal, securePageSplit } from './orders';

describe('worked cases', () => {
  it.each(casesOf('orderTotals'))('$id orderTotals', ({ input, expected }) => {
    const lines = input.lines.map((line) => ({
      baseCents: cents(line.basePrice),
      quantity: line.quantity,
      fraction: fraction(line.discountFraction),
      weight: line.weight === null ? null : Number(line.weight),
    }));
    const totals = orderTotals(input.page, lines, input.level);
    expect({
      gross: centsText(totals.gross),
      membershipDiscount: centsText(totals.membershipDiscount),
      subtotalNet: centsText(totals.subtotalNet),
      shipping: centsText(totals.shipping),
      total: centsText(totals.total),
      totalInCents: amountInCents(centsText(totals.total)),
      confirmationTax: centsText(totals.tax),
      confirmationTaxIfGrossStored: centsText(totals.total - totals.gross - totals.shipping),
    }).toEqual(expected);
  });

  it.each(casesOf('securePageSplit'))('$id securePageSplit', ({ input: { total }, expected }) => {
    const parts = Object.entries(securePageSplit(cents(total))).map(([part, amount]) => [part, centsText(amount)]);
    expect(Object.fromEntries(parts)).toEqual(expected);
  });

  it.each(casesOf('paymentConfirmationTotal'))(
    '$id paymentConfirmationTotal',
    ({ input: { productPrice, level }, expected }) => {
      const { membershipDiscount, total } = paymentConfirmationTotal(cents(productPrice), level);
      expect({ membershipDiscount: centsText(membershipDiscount), total: centsText(total) }).toEqual(expected);
    },
  );

  it.each(casesOf('amountInCents'))('$id amountInCents', ({ input: { amount }, expected }) => {
    expect(amountInCents(amount)).toBe(expected);
    expect(amountInCents(Number(amount))).toBe(expected);
  });
});

describe('an order', () => {
  it('adds up on every page, and ships for 10.00 on the old card page', () => {
    const line = fc.record({
      baseCents: fc.integer({ min: 1, max: 2_000_00 }),
      quantity: fc.integer({ min: 1, max: 2000 }),
      fraction: fc.integer({ min: 0, max: 50 }).map((percent) => ratio(percent, 100)),
      weight: fc.option(fc.integer({ min: 0, max: 900 }).map((hundredths) => hundredths / 100)),
    });
    const lines = fc.array(line, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        fc.constantFrom('main', 'alternate', 'card', 'old'),
        lines,
        fc.integer({ min: 1, max: 7 }),
        (page, orderLines, level) => {
          const totals = orderTotals(page, orderLines, level);
          expect(totals.subtotalNet + totals.shipping).toBe(totals.total);
          expect(totals.gross - totals.membershipDiscount).toBe(totals.subtotalNet);
          expect(totals.tax).toBe(0);
          expect(totals.shipping).toBeGreaterThanOrEqual(page === 'old' ? 1000 : 1030);
          expect(orderTotals('old', orderLines, level).shipping).toBe(1000);
        },
      ),
    );
  });

  it('is split without losing a cent on the secure page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), (total) => {
        const { shipping, product, charged } = securePageSplit(total);
        expect(shipping + product).toBe(total);
        expect(charged).toBe(total);
      }),
    );
  });

  it.each(['', '1.999', 'NaN', '12,50', '1e2'])('%j is not an amount', (text) => {
    expect(amountInCents(text)).toBeNull();
  });
});
