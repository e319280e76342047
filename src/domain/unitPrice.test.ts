import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import { centsFromText, fractionFromText, textFromCents } from './money';
import { baseUnitPrice, cartAmounts, choicesDifferInPrice, defaultOption, lineAmounts } from './unitPrice';

const cents = (text: string) => centsFromText(text) ?? Number.NaN;
const fraction = (text: string) => fractionFromText(text) ?? { amount: Number.NaN, scale: 0 };

const line = fc.record({
  base: fc.integer({ min: 1, max: 10_000_000 }),
  quantity: fc.integer({ min: 1, max: 10_000 }),
  fraction: fc.integer({ min: 0, max: 100 }).map((amount) => ({ amount, scale: 2 })),
});

describe('the price of one piece before any discount', () => {
  const cases = casesOf('baseUnitPrice');

  it('has five worked cases', () => {
    expect(cases).toHaveLength(5);
  });

  it.each(cases)('$id: option $input.option costs $expected', ({ input, expected }) => {
    expect(baseUnitPrice(input.product, input.option)).toBe(centsFromText(expected));
  });

  const models = { wholesalePrice: '10.00', specifications: { models: [{ id: 'm1', price: '12.00' }, { id: 'm2' }] } };
  const anc = {
    wholesalePrice: '20.00',
    specifications: { has_anc: 'true', anc_price: '24.50', no_anc_price: '19.75' },
  };

  it('is the wholesale price without a choice, or where the choice has no price', () => {
    expect(baseUnitPrice(models, null)).toBe(1000);
    expect(baseUnitPrice(models, 'm2')).toBe(1000);
    expect(baseUnitPrice({ wholesalePrice: '20.00', specifications: { has_anc: 'true' } }, 'anc')).toBe(2000);
  });

  it('is the price without noise cancelling until that is chosen', () => {
    expect(baseUnitPrice(anc, null)).toBe(1975);
    expect(baseUnitPrice({ ...anc, specifications: { ...anc.specifications, has_anc: 'false' } }, 'anc')).toBe(2000);
  });

  it('is the price in the specifications only when there is no wholesale price', () => {
    expect(baseUnitPrice({ wholesalePrice: '8.88', specifications: { price: '7.77' } }, null)).toBe(888);
    expect(baseUnitPrice({ wholesalePrice: null, specifications: '{"price":"7.77"}' }, null)).toBe(777);
  });

  it('is unknown when no price can be read, and never nothing', () => {
    expect(baseUnitPrice({ wholesalePrice: '', specifications: 'not json' }, null)).toBeNull();
  });

  it('differs between choices only when their prices do', () => {
    expect(choicesDifferInPrice(models)).toBe(true);
    expect(choicesDifferInPrice(anc)).toBe(true);
    expect(
      choicesDifferInPrice({
        wholesalePrice: '10.00',
        specifications: {
          models: [
            { id: 1, price: '9.00' },
            { id: 2, price: '9.00' },
          ],
        },
      }),
    ).toBe(false);
    expect(choicesDifferInPrice({ wholesalePrice: '10.00', specifications: { price: '7.00' } })).toBe(false);
  });

  it('is shown for the first model, or without noise cancelling, before the buyer chooses', () => {
    expect(defaultOption(models)).toBe('m1');
    expect(defaultOption(anc)).toBe('no_anc');
    expect(defaultOption({ wholesalePrice: '10.00', specifications: {} })).toBeNull();
  });
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

  it('add up: printed price times quantity is the line, lines are the subtotal, less the discount is the net', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.option(fc.integer({ min: 1, max: 7 })), (lines, level) => {
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

  it('round the piece first: 50 at 9.99 less 20 % are 399.50', () => {
    expect(lineAmounts({ base: 999, quantity: 50, fraction: fraction('0.2') })).toEqual({
      unitPrice: 799,
      lineTotal: 39_950,
    });
  });

  it('are nothing for an empty cart', () => {
    expect(cartAmounts([], 7)).toEqual({ lines: [], subtotal: 0, membershipDiscount: 0, net: 0 });
  });
});
