import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import { productFrom } from '@tests/support/productFrom';
import { centsFromText, fractionText, applyDiscount } from '../money';
import { NAME_RULES } from './nameRules';
import type { DiscountInput, Surface } from './quantityDiscount';
import { activeBreak, discountFraction, nextBreak, priceBreaks, withBaseRows } from './quantityDiscount';

type Subject = DiscountInput & { base: number };

interface Given {
  specifications?: unknown;
  surface?: Surface;
  base?: number;
}

function subject(name: string, { specifications = {}, ...given }: Given = {}): Subject {
  return { product: productFrom({ name, specifications }), surface: 'product', base: 10_000, ...given };
}

function rows(given: Subject) {
  return priceBreaks(given).map(({ minQuantity, maxQuantity, fraction }) => [
    minQuantity,
    maxQuantity,
    fractionText(fraction),
  ]);
}

const base = fc.integer({ min: 1, max: 5_000_000 });
const named = fc
  .tuple(fc.constantFrom(...NAME_RULES), fc.constantFrom('product' as const, 'home' as const), base)
  .map(([rule, surface, price]) => subject(rule.words, { surface, base: price }));

/** Tiers as a seller would write them: adjoining, each at least as cheap as the one before. */
const ownTiers = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 6 }),
    fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 6, maxLength: 6 }),
  )
  .map(([quantities, percents]) => {
    const starts = quantities.toSorted((a, b) => a - b);
    const discounts = percents.toSorted((a, b) => a - b);
    return starts.map((min, index) => {
      const next = starts[index + 1];
      return { min_qty: min, max_qty: next === undefined ? null : next - 1, discount: `${discounts[index] ?? 0}% OFF` };
    });
  });
const withOwnTiers = fc
  .tuple(ownTiers, base)
  .map(([tiers, price]) => subject('Gadget', { specifications: { quantity_pricing: tiers }, base: price }));

describe('the quantity discount', () => {
  const cases = casesOf('discountFraction');

  it('has 172 worked cases', () => {
    expect(cases).toHaveLength(172);
  });

  it.each(cases)('$id: $input.quantity of $input.name ($input.surface)', ({ input, expected }) => {
    const { fraction, source } = discountFraction({
      product: productFrom({ name: input.name, specifications: input.specifications }),
      surface: input.surface,
      base: centsFromText(input.basePrice),
      quantity: input.quantity,
    });
    expect({ fraction: fractionText(fraction), source }).toEqual(expected);
  });

  it('of overlapping tiers is that of the highest start, in any order', () => {
    const quantity_pricing = [
      { range: '50+', discount: '20% OFF' },
      { range: '2+', discount: '5% OFF' },
      { range: '10+', discount: '10% OFF' },
    ];
    for (const list of [quantity_pricing, quantity_pricing.toReversed()]) {
      const given = subject('Gadget', { specifications: { quantity_pricing: list } });
      expect(fractionText(discountFraction({ ...given, quantity: 60 }).fraction)).toBe('0.2');
      expect(rows(given)).toEqual([
        [2, 9, '0.05'],
        [10, 49, '0.1'],
        [50, null, '0.2'],
      ]);
    }
  });

  it('of overlapping tiers is that of the highest start even if a lower tier has a larger discount; of equal starts, the larger discount', () => {
    const overlapping = [
      { range: '2+', discount: '20% OFF' },
      { range: '50+', discount: '5% OFF' },
      { range: '50+', discount: '8% OFF' },
    ];
    for (const quantity_pricing of [overlapping, overlapping.toReversed()]) {
      const given = subject('Gadget', { specifications: { quantity_pricing } });
      expect(fractionText(discountFraction({ ...given, quantity: 49 }).fraction)).toBe('0.2');
      expect(fractionText(discountFraction({ ...given, quantity: 50 }).fraction)).toBe('0.08');
    }
  });

  it('starts at one piece only in a product’s own tiers', () => {
    const specifications = { quantity_pricing: [{ range: '1+', discount: '3% OFF' }] };
    expect(fractionText(discountFraction({ ...subject('Prada case', { specifications }), quantity: 1 }).fraction)).toBe(
      '0.03',
    );
    expect(fractionText(discountFraction({ ...subject('Prada case'), quantity: 1 }).fraction)).toBe('0');
  });

  it('comes from the name when a tier has only a price and the base is unknown', () => {
    const specifications = { quantity_pricing: [{ min_qty: 2, price: '9.00' }] };
    const { source } = discountFraction({
      product: productFrom({ name: 'EarPods', specifications }),
      surface: 'product',
      base: null,
      quantity: 2,
    });
    expect(source).toBe('name:earpods');
  });

  it('of a tier with only a price results in exactly that price', () => {
    const specifications = { quantity_pricing: [{ range: '10+', price: '6.67' }] };
    expect(priceBreaks(subject('Gadget', { specifications, base: 1000 }))[0]?.unitPrice).toBe(667);
  });
});

describe('the price breaks', () => {
  it('of the JBL Flip 6 differ between its page and its card on the home page', () => {
    expect(rows(subject('JBL Flip 6'))).toEqual([
      [2, 9, '0.05'],
      [10, 29, '0.1'],
      [30, 99, '0.15'],
      [100, null, '0.2'],
    ]);
    expect(rows(subject('JBL Flip 6', { surface: 'home' }))).toEqual([
      [2, 29, '0.05'],
      [30, 99, '0.1'],
      [100, 199, '0.15'],
      [200, null, '0.2'],
    ]);
  });

  it('have the rounded price per piece', () => {
    expect(priceBreaks(subject('Earbuds Pro 2', { base: 999 })).map(({ unitPrice }) => unitPrice)).toEqual([
      949, 899, 799, 699,
    ]);
  });

  it('are empty for a product without a discount', () => {
    expect(priceBreaks(subject('Garmin Forerunner 55'))).toEqual([]);
    expect(priceBreaks(subject('60W USB-C Charge Cable'))).toEqual([]);
  });

  it('skip quantities between tiers', () => {
    const specifications = {
      quantity_pricing: [
        { range: '2-9', discount: '5% OFF' },
        { range: '20-29', discount: '10% OFF' },
      ],
    };
    expect(rows(subject('Gadget', { specifications }))).toEqual([
      [2, 9, '0.05'],
      [20, 29, '0.1'],
    ]);
  });

  it('merge adjacent steps with the same price', () => {
    const specifications = {
      quantity_pricing: [
        { range: '2-9', discount: '5% OFF' },
        { range: '10+', discount: '5% OFF' },
      ],
    };
    expect(rows(subject('Gadget', { specifications }))).toEqual([[2, null, '0.05']]);
  });

  it('match the discount at and around each boundary', () => {
    fc.assert(
      fc.property(fc.oneof(named, withOwnTiers), (given) => {
        const breaks = priceBreaks(given);
        const edges = breaks.flatMap(({ minQuantity, maxQuantity }) => [minQuantity, maxQuantity ?? minQuantity]);
        const quantities = edges.flatMap((edge) => [edge - 1, edge, edge + 1]).filter((quantity) => quantity >= 1);
        for (const quantity of quantities) {
          const { fraction } = discountFraction({ ...given, quantity });
          expect(activeBreak(breaks, quantity)?.unitPrice ?? given.base).toBe(applyDiscount(given.base, fraction));
        }
      }),
    );
  });

  it('never overlap', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            range: fc.tuple(fc.nat(50), fc.nat(50)).map(([a, b]) => `${a}-${a + b}`),
            discount: fc.nat(90).map((n) => `${n}%`),
          }),
        ),
        (tiers) => {
          const breaks = priceBreaks(subject('Gadget', { specifications: { quantity_pricing: tiers } }));
          for (const [index, row] of breaks.entries()) {
            expect(row.minQuantity).toBeGreaterThan(breaks[index - 1]?.maxQuantity ?? 0);
            if (row.maxQuantity !== null) expect(row.maxQuantity).toBeGreaterThanOrEqual(row.minQuantity);
          }
        },
      ),
    );
  });
});

describe('the breaks together with base-price rows', () => {
  it('cover each quantity exactly once', () => {
    fc.assert(
      fc.property(fc.oneof(named, withOwnTiers), (given) => {
        let next: number | null = 1;
        for (const { minQuantity, maxQuantity } of withBaseRows(given.base, priceBreaks(given))) {
          expect(minQuantity).toBe(next);
          next = maxQuantity === null ? null : maxQuantity + 1;
        }
        expect(next).toBeNull();
      }),
    );
  });

  it('are a single row without breaks', () => {
    expect(withBaseRows(999, [])).toMatchObject([{ minQuantity: 1, maxQuantity: null, unitPrice: 999 }]);
  });
});

describe('a larger quantity', () => {
  it('never costs more per piece', () => {
    const quantity = fc.integer({ min: 1, max: 3000 });
    fc.assert(
      fc.property(fc.oneof(named, withOwnTiers), quantity, quantity, (given, some, more) => {
        const unitAt = (pieces: number) =>
          applyDiscount(given.base, discountFraction({ ...given, quantity: pieces }).fraction);
        expect(unitAt(some + more)).toBeLessThanOrEqual(unitAt(some));
      }),
      { numRuns: 400 },
    );
  });
});

describe('the next break', () => {
  const breaks = priceBreaks(subject('JBL Flip 6'));

  it('has its quantity and the number of missing pieces', () => {
    expect(nextBreak(breaks, 1)).toEqual({ atQuantity: 2, missing: 1, fraction: breaks[0]?.fraction });
    expect(nextBreak(breaks, 22)).toEqual({ atQuantity: 30, missing: 8, fraction: breaks[2]?.fraction });
    expect(nextBreak(breaks, 30)?.atQuantity).toBe(100);
  });

  it('is null on the last step and without breaks', () => {
    expect(nextBreak(breaks, 100)).toBeNull();
    expect(nextBreak([], 1)).toBeNull();
  });

  it('always has a larger discount than the current one', () => {
    const specifications = {
      quantity_pricing: [
        { range: '2-9', discount: '20% OFF' },
        { range: '10-19', discount: '5% OFF' },
        { range: '20+', discount: '25% OFF' },
      ],
    };
    expect(nextBreak(priceBreaks(subject('Gadget', { specifications })), 5)?.atQuantity).toBe(20);
  });

  it('is inactive until its quantity is reached', () => {
    expect(activeBreak(breaks, 1)).toBeNull();
    expect(activeBreak(breaks, 10)?.minQuantity).toBe(10);
    expect(activeBreak(breaks, 29)?.minQuantity).toBe(10);
    expect(activeBreak(breaks, 5000)?.minQuantity).toBe(100);
  });
});
