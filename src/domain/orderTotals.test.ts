import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import { centsFromText, fractionFromText, textFromCents } from './money';
import { confirmationTax, orderTotals } from './orderTotals';
import { gramsFromKilograms } from './shipping';

describe('the totals of an order', () => {
  const cases = casesOf('orderTotals');

  it('have eleven worked cases', () => {
    expect(cases).toHaveLength(11);
  });

  it.each(cases)('$id: the $input.page page at level $input.level charges $expected.total', ({ input, expected }) => {
    const lines = input.lines.map(({ basePrice, quantity, discountFraction, weight }) => ({
      base: centsFromText(basePrice) ?? Number.NaN,
      quantity,
      fraction: fractionFromText(discountFraction) ?? { amount: Number.NaN, scale: 0 },
      weightGrams: gramsFromKilograms(weight),
    }));
    const { gross, membershipDiscount, subtotalNet, shipping, total } = orderTotals(input.page, lines, input.level);
    expect({
      gross: textFromCents(gross),
      membershipDiscount: textFromCents(membershipDiscount),
      subtotalNet: textFromCents(subtotalNet),
      shipping: textFromCents(shipping),
      total: textFromCents(total),
      totalInCents: total,
      confirmationTax: textFromCents(confirmationTax({ total, subtotal: subtotalNet, shipping })),
      confirmationTaxIfGrossStored: textFromCents(confirmationTax({ total, subtotal: gross, shipping })),
    }).toEqual(expected);
  });

  it('add up on every page, for any cart and level', () => {
    const line = fc.record({
      base: fc.integer({ min: 1, max: 1_000_000 }),
      quantity: fc.integer({ min: 1, max: 1000 }),
      fraction: fc.integer({ min: 0, max: 40 }).map((amount) => ({ amount, scale: 2 })),
      weightGrams: fc.option(fc.integer({ min: 1, max: 5000 })),
    });
    const page = fc.constantFrom(
      'cart' as const,
      'main' as const,
      'alternate' as const,
      'card' as const,
      'old' as const,
    );
    fc.assert(
      fc.property(page, fc.array(line), fc.option(fc.integer({ min: 1, max: 7 })), (where, lines, level) => {
        const { gross, membershipDiscount, subtotalNet, shipping, total } = orderTotals(where, lines, level);
        expect(gross - membershipDiscount).toBe(subtotalNet);
        expect(subtotalNet + shipping).toBe(total);
        expect(confirmationTax({ total, subtotal: subtotalNet, shipping })).toBe(0);
      }),
    );
  });
});
