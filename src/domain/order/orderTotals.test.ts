import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import { centsFromText, fractionFromText, textFromCents } from '../money';
import { cartAmounts, confirmationTax, lineAmounts, orderTotals } from './orderTotals';
import { gramsFromKilograms } from '../decimal';

const cents = (text: string) => centsFromText(text) ?? Number.NaN;
const fraction = (text: string) => fractionFromText(text) ?? { amount: Number.NaN, scale: 0 };

const lineInput = fc.record({
  base: fc.integer({ min: 1, max: 10_000_000 }),
  quantity: fc.integer({ min: 1, max: 10_000 }),
  fraction: fc.integer({ min: 0, max: 100 }).map((amount) => ({ amount, scale: 2 })),
});

describe('the amounts of a cart', () => {
  const cases = casesOf('cartAmounts');

  it('have eight worked cases', () => {
    expect(cases).toHaveLength(8);
  });

  it.each(cases)('$id: the subtotal is $expected.subtotal', ({ input, expected }) => {
    const lines = input.lines.map(({ basePrice, quantity, discountFraction }) => ({
      base: cents(basePrice),
      quantity,
      fraction: fraction(discountFraction),
    }));
    const amounts = cartAmounts(lines, input.level ?? null);
    expect(
      amounts.lines.map(({ unitPrice, lineTotal }) => ({
        unitPrice: textFromCents(unitPrice),
        lineTotal: textFromCents(lineTotal),
      })),
    ).toEqual(expected.lines);
    expect(textFromCents(amounts.subtotal)).toBe(expected.subtotal);
    expect(textFromCents(amounts.membershipDiscount)).toBe(expected.membershipDiscount ?? '0.00');
    expect(textFromCents(amounts.net)).toBe(expected.net ?? expected.subtotal);
  });

  it('add up: unit price × quantity = line total, sum of lines = subtotal, subtotal − discount = net', () => {
    fc.assert(
      fc.property(fc.array(lineInput, { maxLength: 20 }), fc.option(fc.integer({ min: 1, max: 7 })), (lines, level) => {
        const amounts = cartAmounts(lines, level);
        const products = amounts.lines.map(({ unitPrice }, index) => unitPrice * (lines[index]?.quantity ?? 0));
        expect(amounts.lines.map(({ lineTotal }) => lineTotal)).toEqual(products);
        expect(amounts.subtotal).toBe(products.reduce((sum, product) => sum + product, 0));
        expect(amounts.net + amounts.membershipDiscount).toBe(amounts.subtotal);
        expect(
          Object.values(amounts)
            .flat()
            .every((value) => typeof value === 'object' || Number.isSafeInteger(value)),
        ).toBe(true);
      }),
    );
  });

  it('are rounded per piece first: 50 at 9.99 less 20 % are 399.50', () => {
    expect(lineAmounts({ base: 999, quantity: 50, fraction: fraction('0.2') })).toEqual({
      unitPrice: 799,
      lineTotal: 39_950,
    });
  });

  it('are zero for an empty cart', () => {
    expect(cartAmounts([], 7)).toEqual({ lines: [], subtotal: 0, membershipDiscount: 0, net: 0 });
  });
});

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
