import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, fraction } from '@tests/support/caseFigures';
import { casesOf } from '@tests/support/pricingCases';
import { compare, ONE, ratio, ZERO } from './money';
import { NAME_RULES } from './nameRules';
import { discountFraction, ownTiers, parseDiscountText, parseRange } from './tiers';

const same = (a: Parameters<typeof compare>[0], b: Parameters<typeof compare>[0]) => compare(a, b) === 0;

describe('worked cases', () => {
  it.each(casesOf('discountFraction'))('$id discountFraction', ({ input: { basePrice, ...question }, expected }) => {
    const result = discountFraction({ ...question, baseCents: basePrice === undefined ? null : cents(basePrice) });
    expect(result.source).toBe(expected.source);
    expect(result.fraction).toSatisfy((got: typeof ONE) => same(got, fraction(expected.fraction)));
  });

  it.each(casesOf('parseRange'))('$id parseRange', ({ input: { text }, expected }) => {
    expect(parseRange(text)).toEqual(expected);
  });

  it.each(casesOf('parseDiscountText'))('$id parseDiscountText', ({ input: { text }, expected }) => {
    const got = parseDiscountText(text);
    if (expected === null) expect(got).toBeNull();
    else expect(got !== null && same(got, fraction(expected))).toBe(true);
  });
});

describe('further ranges and discount texts', () => {
  it.each([
    ['7', { min: 7, max: 7 }],
    [' ≥ 50 ', { min: 50, max: null }],
    ['50 +', { min: 50, max: null }],
    ['', null],
    ['-5', null],
    ['5-', null],
    ['2-9-20', null],
    ['≥50+', null],
    ['0-9', null],
    ['0+', null],
    ['99999999999999999+', null],
  ])('range %j', (text, expected) => {
    expect(parseRange(text)).toEqual(expected);
  });

  it('discounts are at most 100 %', () => {
    expect(parseDiscountText('100% OFF')).toSatisfy((got: typeof ONE) => same(got, ONE));
    expect(parseDiscountText('101% OFF')).toBeNull();
    expect(parseDiscountText('ask us')).toBeNull();
  });

  it.each([
    ['12.5% off', ratio(125, 1000)],
    ['Buy 10, save 5 %', ratio(5, 100)],
    ['5% or 8%', ratio(5, 100)],
    ['0% OFF', ZERO],
    ['5 OFF', null],
    ['5', null],
    ['$5 OFF', null],
    ['', null],
    ['12,5% OFF', null],
    ['1.2.3%', null],
    ['1.23456%', null],
    ['150% or 5%', null],
  ])('text %j', (text, expected) => {
    const got = parseDiscountText(text);
    expect(got && expected ? same(got, expected) : got).toBe(expected && true);
  });
});

describe("a product's own tiers", () => {
  it('skips invalid tiers, and uses the rules by name when none is left (D-05)', () => {
    const broken = [
      { min_qty: 0, discount: '5% OFF' },
      { min_qty: 9, max_qty: 2, discount: '5% OFF' },
      { range: 'many' },
      'x',
      null,
    ];
    expect(ownTiers({ quantity_pricing: broken })).toEqual([]);
    expect(
      discountFraction({ name: 'EarPods', specifications: { quantity_pricing: broken }, quantity: 2 }).source,
    ).toBe('name:earpods');
  });

  it('uses the tier with the highest minimum, in any order (D-08)', () => {
    const specifications = {
      quantity_pricing: [
        { range: '10+', discount: '10% OFF' },
        { range: '2+', discount: '30% OFF' },
        { range: '20-29', discount: '15% OFF' },
      ],
    };
    const at = (quantity: number) => discountFraction({ name: '', specifications, quantity }).fraction;
    expect(at(1)).toEqual(ZERO);
    expect(same(at(9), ratio(30, 100))).toBe(true);
    expect(same(at(25), ratio(15, 100))).toBe(true);
    expect(same(at(30), ratio(10, 100))).toBe(true);
  });

  it('uses the larger discount of two tiers with the same minimum, in any order', () => {
    const tied = [
      { range: '10+', discount: '5% OFF' },
      { range: '10-20', discount: '8% OFF' },
      { min_qty: 2, discount: '50% OFF' },
    ];
    for (const quantity_pricing of [tied, tied.toReversed()]) {
      const at = (quantity: number) =>
        discountFraction({ name: '', specifications: { quantity_pricing }, quantity }).fraction;
      expect(same(at(10), ratio(8, 100))).toBe(true);
      expect(same(at(21), ratio(5, 100))).toBe(true);
    }
  });

  it('uses a tier’s price when its discount text has no percentage', () => {
    for (const discount of ['5 OFF', '150%', 'ask us', '']) {
      const specifications = { quantity_pricing: [{ min_qty: 5, price: '12.00', discount }] };
      const { fraction: off } = discountFraction({ name: '', specifications, quantity: 5, baseCents: 1500 });
      expect(same(off, ratio(1, 5))).toBe(true);
    }
  });

  it('reads JSON text with quantities as text and prices as numbers', () => {
    const specifications = JSON.stringify({ quantity_pricing: [{ min_qty: '5', max_qty: ' 9 ', price: 12 }] });
    const at = (quantity: number) => discountFraction({ name: '', specifications, quantity, baseCents: 1500 }).fraction;
    expect([5, 9, 10].map((quantity) => same(at(quantity), ratio(1, 5)))).toEqual([true, true, false]);
  });

  it('never raises the price when a tier costs more than the chosen model', () => {
    const specifications = { quantity_pricing: [{ min_qty: 5, price: '18.00' }] };
    expect(discountFraction({ name: '', specifications, quantity: 5, baseCents: 1500 }).fraction).toEqual(ZERO);
  });
});

describe('rules by name', () => {
  const label = fc.constantFrom(...NAME_RULES).map((rule) => rule.phrase ?? rule.words?.join(' ') ?? '');

  it('give no discount for one piece, and never less for more pieces', () => {
    fc.assert(
      fc.property(
        label,
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 0, max: 5000 }),
        (name, quantity, more) => {
          const at = (pieces: number) => discountFraction({ name, quantity: pieces }).fraction;
          expect(at(1)).toEqual(ZERO);
          expect(compare(at(quantity), at(quantity + more))).toBeLessThanOrEqual(0);
          expect(compare(at(quantity + more), ONE)).toBeLessThan(0);
        },
      ),
    );
  });

  it('ignore case, blanks and punctuation (D-03)', () => {
    const gap = fc.constantFrom(' ', '  ', ' - ', '/', ', ', ' (');
    fc.assert(
      fc.property(label, gap, fc.boolean(), fc.integer({ min: 1, max: 999 }), (name, between, upperCase, quantity) => {
        const decorated = `[New] ${name.split(' ').join(between)})`;
        const discount = discountFraction({ name: upperCase ? decorated.toUpperCase() : decorated, quantity });
        expect(discount).toEqual(discountFraction({ name, quantity }));
      }),
    );
  });

  it.each([
    ['Apple AirPods (3rd Generation)', 'name:airpods-3'],
    ['AirPods 30', 'none'],
    ['AirPods Pro 3', 'none'],
    ['JBL Flip 6th', 'name:jbl-flip-6'],
    ['Flip 6 by JBL', 'none'],
    ['Flexible case for Bose', 'none'],
    ['Pradal case', 'none'],
    ['Bose: the Flex', 'name:bose-flex'],
    ['Ear Pods', 'name:earpods'],
    ['Mag Safe puck', 'name:magsafe'],
  ])('%s follows %s', (name, source) => {
    expect(discountFraction({ name, quantity: 2 }).source).toBe(source);
  });
});
