import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import {
  NO_DISCOUNT,
  amountInCents,
  centsFromNumber,
  centsFromText,
  compareFractions,
  fractionBetween,
  fractionFromPercent,
  fractionFromText,
  fractionText,
  numberFromCents,
  numberFromFraction,
  applyFraction,
  percentText,
  sumDiscounted,
  applyDiscount,
  textFromCents,
} from './money';

const cents = fc.integer({ min: 0, max: 100_000_000_000 });
const basisPoints = fc.integer({ min: 0, max: 10_000 }).map((amount) => ({ amount, scale: 4 }));

describe('amounts in cents', () => {
  const cases = casesOf('amountInCents');

  it('have six worked cases', () => {
    expect(cases).toHaveLength(6);
  });

  it.each(cases)('$id: $input.amount is $expected cents', ({ input, expected }) => {
    expect(amountInCents(input.amount)).toBe(expected);
    expect(amountInCents(Number(input.amount))).toBe(expected);
  });

  it('are null for a value that is neither text nor a number', () => {
    for (const nonsense of [null, undefined, '', 'abc', true, {}, [], Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(amountInCents(nonsense)).toBeNull();
    }
  });
});

describe('money text', () => {
  it('with a fraction of a cent is rejected', () => {
    expect(centsFromText('12.345')).toBeNull();
    expect(centsFromText(null)).toBeNull();
    expect(centsFromText(undefined)).toBeNull();
  });

  it('may omit the cents', () => {
    expect(centsFromText('20')).toBe(2000);
    expect(centsFromText('4.5')).toBe(450);
  });

  it('is always formatted with two decimals', () => {
    expect(textFromCents(5)).toBe('0.05');
    expect(textFromCents(-24)).toBe('-0.24');
    expect(textFromCents(200_000)).toBe('2000.00');
    expect(textFromCents(-0)).toBe('0.00');
  });

  it('survives a round trip from cents', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(textFromCents(amount)).toMatch(/^-?\d+\.\d\d$/);
        expect(centsFromText(textFromCents(amount))).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });

  it('as a JSON number survives a round trip from cents', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(centsFromNumber(numberFromCents(amount))).toBe(amount);
      }),
    );
  });
});

describe('a JSON amount', () => {
  it('is parsed from its decimal text', () => {
    expect(centsFromNumber(19.99)).toBe(1999);
    expect(centsFromNumber(1.005)).toBe(101);
  });

  it('with a floating-point error is read as the intended amount', () => {
    expect(centsFromNumber(5 * 36.49)).toBe(18_245);
    expect(centsFromNumber(0.1 + 0.2)).toBe(30);
  });
});

describe('a discount', () => {
  it('rounds half-up to a cent', () => {
    expect(applyDiscount(115, { amount: 1, scale: 1 })).toBe(104);
    expect(applyDiscount(150, { amount: 15, scale: 2 })).toBe(128);
    expect(applyFraction(30, { amount: 5, scale: 2 })).toBe(2);
  });

  it('rounds a refund like the charge', () => {
    fc.assert(
      fc.property(cents, basisPoints, (amount, fraction) => {
        // + 0 turns -0 into 0.
        expect(applyFraction(-amount, fraction)).toBe(-applyFraction(amount, fraction) + 0);
      }),
    );
  });

  it('is within half a cent of the exact value and never makes a price negative', () => {
    fc.assert(
      fc.property(cents, basisPoints, (amount, fraction) => {
        const left = applyDiscount(amount, fraction);
        const exact = BigInt(amount) * BigInt(10_000 - fraction.amount);
        const doubled = 2n * (BigInt(left) * 10_000n - exact);
        expect(doubled <= 10_000n && doubled > -10_000n).toBe(true);
        expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('of 0 % leaves the price unchanged, and of 100 % leaves zero', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(applyDiscount(amount, NO_DISCOUNT)).toBe(amount);
        expect(applyDiscount(amount, { amount: 1, scale: 0 })).toBe(0);
      }),
    );
  });

  it('of several amounts is summed exactly and rounded once', () => {
    const half = { cents: 1, fraction: { amount: 5, scale: 1 } };
    expect(sumDiscounted([half, half, half])).toBe(2);
    expect(sumDiscounted([])).toBe(0);
    expect(sumDiscounted([half, { cents: 1, fraction: { amount: 75, scale: 2 } }])).toBe(1);
  });

  it('that is not a finite decimal is exact too, down to the half cent', () => {
    // 3 × 4.93, less one sixth, is 12.325
    expect(sumDiscounted([{ cents: 1479, fraction: fractionBetween(600, 500) }])).toBe(1233);
    const third = { cents: 1, fraction: fractionBetween(300, 200) };
    expect(sumDiscounted([third, third, third])).toBe(2);
    expect(applyFraction(1, { amount: 1, scale: 0, of: 2 })).toBe(1);
  });
});

describe('a fraction', () => {
  it('is formatted without trailing zeros', () => {
    expect(fractionText({ amount: 50, scale: 3 })).toBe('0.05');
    expect(fractionText({ amount: 0, scale: 4 })).toBe('0');
    expect(fractionText({ amount: 10, scale: 1 })).toBe('1');
    expect(numberFromFraction({ amount: 125, scale: 3 })).toBe(0.125);
    expect(fractionText(fractionBetween(600, 500))).toBe('0.166666666667');
    expect(numberFromFraction(fractionBetween(600, 500))).toBe(1 / 6);
  });

  it('is compared by value, not by notation', () => {
    expect(compareFractions(fractionBetween(300, 200), { amount: 333_333_333_333, scale: 12 })).toBeGreaterThan(0);
    expect(compareFractions(fractionBetween(400, 300), { amount: 25, scale: 2 })).toBe(0);
  });

  it('is formatted as a percentage with at most two decimals', () => {
    expect(percentText({ amount: 125, scale: 3 })).toBe('12.5');
    expect(percentText({ amount: 2, scale: 1 })).toBe('20');
    expect(percentText(NO_DISCOUNT)).toBe('0');
    expect(percentText(fractionBetween(300, 200))).toBe('33.33');
  });

  it('is rejected outside 0 to 1', () => {
    expect(['-0.05', '1.01', '', 'abc', '5%'].filter((text) => fractionFromText(text) !== null)).toEqual([]);
    expect(['-1', '100.5', ''].filter((text) => fractionFromPercent(text) !== null)).toEqual([]);
  });

  it('survives a round trip through text', () => {
    fc.assert(
      fc.property(basisPoints, (fraction) => {
        const back = fractionFromText(fractionText(fraction));
        expect(back && compareFractions(back, fraction)).toBe(0);
      }),
    );
  });

  it('between a base and a tier price reproduces that tier price to the cent', () => {
    const bases = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(bases, fc.nat(), (base, seed) => {
        const reduced = seed % (base + 1);
        expect(applyDiscount(base, fractionBetween(base, reduced))).toBe(reduced);
      }),
    );
  });

  it('is never negative when the tier price is higher than the base', () => {
    expect(fractionBetween(100, 120)).toEqual(NO_DISCOUNT);
    expect(fractionBetween(0, 0)).toEqual(NO_DISCOUNT);
  });
});
