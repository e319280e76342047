import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import { fractionText } from '../money';
import { parseDiscountText, parseRange, readProductTiers } from './productTiers';

describe('the range text of a tier', () => {
  const cases = casesOf('parseRange');

  it('has seven worked cases', () => {
    expect(cases).toHaveLength(7);
  });

  it.each(cases)('$id: $input.text', ({ input, expected }) => {
    expect(parseRange(input.text)).toEqual(expected);
  });

  it('that is a single number means exactly that quantity', () => {
    expect(parseRange(' 5 ')).toEqual({ min: 5, max: 5 });
  });

  it('in any other form is not a tier', () => {
    const texts = [
      '',
      '-',
      '0',
      '0-9',
      '0+',
      '2-',
      '-9',
      '2—9',
      '<5',
      '≥',
      '+',
      '2.5+',
      '2 to 9',
      '1-2-3',
      '99999999999999999+',
    ];
    expect(texts.filter((text) => parseRange(text) !== null)).toEqual([]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseRange(text)).toSatisfy((range) => range === null || range.max === null || range.max >= range.min);
      }),
    );
  });
});

describe('the discount text of a tier', () => {
  const cases = casesOf('parseDiscountText');

  it('has four worked cases', () => {
    expect(cases).toHaveLength(4);
  });

  it.each(cases)('$id: $input.text is $expected off', ({ input, expected }) => {
    const fraction = parseDiscountText(input.text);
    expect(fraction && fractionText(fraction)).toBe(expected);
  });

  it('needs a percentage of 0 to 100 with a percent sign and at most four decimals', () => {
    const texts = ['', 'OFF', '% OFF', '$5 OFF', '5 OFF', '5', '120% OFF', '12,5% OFF', '1.2.3%', '1.23456%'];
    expect(texts.filter((text) => parseDiscountText(text) !== null)).toEqual([]);
  });

  it('is the first percentage in the text', () => {
    const said = (text: string) => {
      const fraction = parseDiscountText(text);
      return fraction && fractionText(fraction);
    };
    expect(['12.5% off', 'Buy 10, save 5 %', '5% or 8%', '1.2345%'].map(said)).toEqual([
      '0.125',
      '0.05',
      '0.05',
      '0.012345',
    ]);
    expect(said('150% or 5%')).toBeNull();
  });
});

describe("a product's own tiers", () => {
  it('are read from quantities or from a range', () => {
    const tiers = readProductTiers([
      { min_qty: 5, max_qty: 19, price: '47.50', discount: '5% OFF' },
      { min_qty: '20', max_qty: null, price: 45 },
      { range: '≥50', discount: '20% OFF' },
    ]);
    expect(tiers.map(({ min, max, priceCents }) => [min, max, priceCents])).toEqual([
      [5, 19, 4750],
      [20, null, 4500],
      [50, null, null],
    ]);
  });

  it('are skipped when they have no quantity or no discount', () => {
    const unusable = [
      null,
      'text',
      7,
      [],
      {},
      { discount: '5% OFF' },
      { min_qty: 5 },
      { min_qty: 0, discount: '5% OFF' },
      { min_qty: 2, max_qty: 'many', range: '2-9', discount: '5% OFF' },
      { min_qty: 2.5, discount: '5% OFF' },
      { min_qty: 9, max_qty: 2, discount: '5% OFF' },
      { min_qty: 2, max_qty: 'many', discount: '5% OFF' },
      { range: 'some', discount: '5% OFF' },
      { range: '2-9', discount: 'ask us' },
      { range: '2-9', price: '-1' },
    ];
    expect(readProductTiers(unusable)).toEqual([]);
    for (const raw of [null, undefined, {}, 'text', 3]) expect(readProductTiers(raw)).toEqual([]);
  });
});
