import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, fraction } from '@tests/support/caseFigures';
import { casesOf } from '@tests/support/pricingCases';
import { cartAmounts, priceLine } from './cart';
import { centsText, compare, ratio } from './money';

describe('worked cases', () => {
  it.each(casesOf('cartAmounts'))('$id cartAmounts', ({ input: { lines, level }, expected }) => {
    const amounts = cartAmounts(
      lines.map((line) => ({
        baseCents: cents(line.basePrice),
        quantity: line.quantity,
        fraction: fraction(line.discountFraction),
      })),
      level ?? null,
    );
    expect({
      lines: amounts.lines.map(({ unitPrice, lineTotal }) => ({
        unitPrice: centsText(unitPrice),
        lineTotal: centsText(lineTotal),
      })),
      subtotal: centsText(amounts.subtotal),
      membershipDiscount: centsText(amounts.membershipDiscount),
      net: centsText(amounts.net),
    }).toEqual({ membershipDiscount: '0.00', net: expected.subtotal, ...expected });
  });
});

describe('a cart', () => {
  it('adds up for any lines in any order', () => {
    const line = fc.record({
      baseCents: fc.integer({ min: 0, max: 2_000_00 }),
      quantity: fc.integer({ min: 1, max: 9999 }),
      fraction: fc.integer({ min: 0, max: 100 }).map((percent) => ratio(percent, 100)),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.option(fc.integer({ min: 1, max: 7 })), (lines, level) => {
        const amounts = cartAmounts(lines, level);
        const sum = amounts.lines.reduce((total, { lineTotal }) => total + lineTotal, 0);
        expect(amounts.subtotal).toBe(sum);
        expect(amounts.net + amounts.membershipDiscount).toBe(amounts.subtotal);
        expect(cartAmounts(lines.toReversed(), level)).toMatchObject({ subtotal: amounts.subtotal, net: amounts.net });
        amounts.lines.forEach(({ unitPrice, lineTotal }, at) =>
          expect(lineTotal).toBe(unitPrice * (lines[at]?.quantity ?? NaN)),
        );
      }),
    );
  });

  it('prices a line by choice, then by quantity', () => {
    const product = {
      name: 'Apple MagSafe Charger',
      wholesalePrice: '24.90',
      specifications: {
        models: [
          { id: 1, name: '1 m', price: '24.90' },
          { id: 2, name: '2 m', price: '32.40' },
        ],
      },
      weight: 0.1,
    };
    const line = priceLine(product, { model: '2', ancOption: '2' }, 50);
    expect(line).toMatchObject({ baseCents: 3240, quantity: 50, weight: 0.1 });
    expect(compare(line.fraction, ratio(15, 100))).toBe(0);
    expect(cartAmounts([line]).lines).toEqual([{ unitPrice: 2754, lineTotal: 137_700 }]);
  });

  it('throws for a product without a price', () => {
    expect(() => priceLine({ name: 'Nothing', wholesalePrice: '', specifications: {} }, {}, 1)).toThrow(RangeError);
  });
});
