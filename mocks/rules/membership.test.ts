import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, fraction } from '@tests/support/caseFigures';
import { casesOf } from '@tests/support/pricingCases';
import {
  growthFromSpent,
  LEVELS,
  membershipDiscount,
  membershipFraction,
  membershipInfo,
  membershipLevel,
  membershipProgress,
  nextLevel,
} from './membership';
import { centsText, compare } from './money';

describe('worked cases', () => {
  it.each(casesOf('membershipLevel'))('$id membershipLevel', ({ input: { growthValue }, expected }) => {
    const level = membershipLevel(growthValue);
    expect({ level, label: `V${level}` }).toEqual(expected);
  });

  it.each(casesOf('membershipDiscount'))('$id membershipDiscount', ({ input: { subtotal, level }, expected }) => {
    const result = membershipDiscount(cents(subtotal), level);
    expect(compare(result.fraction, fraction(expected.fraction))).toBe(0);
    expect([centsText(result.discount), centsText(result.net)]).toEqual([expected.discount, expected.net]);
  });

  it.each(casesOf('growthFromSpent'))('$id growthFromSpent', ({ input: { totalSpent }, expected }) => {
    const growthValue = growthFromSpent(cents(totalSpent));
    expect({ growthValue, level: membershipLevel(growthValue) }).toEqual(expected);
  });

  it.each(casesOf('membershipProgress'))('$id membershipProgress', ({ input: { growthValue }, expected }) => {
    expect(membershipProgress(growthValue)).toEqual(expected);
  });
});

describe('the membership levels', () => {
  it('returns the membership of a V3 buyer', () => {
    expect(membershipInfo(6_200_40)).toEqual({
      currentLevel: { level: 3, discount: 0.08 },
      nextLevel: { level: 4, requirement: 15_000 },
      totalPurchase: 6200.4,
    });
  });

  it('end at V7 (D-29)', () => {
    expect(membershipInfo(400_000_00).nextLevel).toBeNull();
    expect(() => membershipFraction(8)).toThrow(RangeError);
  });

  it('rise with the amount spent, and the missing growth value is exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000 }), fc.integer({ min: 0, max: 50_000_000 }), (spent, more) => {
        const growth = growthFromSpent(spent);
        expect(membershipLevel(growthFromSpent(spent + more))).toBeGreaterThanOrEqual(membershipLevel(growth));
        const { level, needed, percent } = membershipProgress(growth);
        expect(percent).toSatisfy((share: number) => share >= 0 && (needed === null ? share === 100 : share < 100));
        if (needed === null) return;
        expect(membershipLevel(growth + needed)).toBe(level + 1);
        expect(membershipLevel(growth + needed - 1)).toBe(level);
        expect(nextLevel(level)?.requirement).toBe(growth + needed);
      }),
    );
  });

  it('give a higher discount at each level, and never more than the subtotal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), (subtotal) => {
        const offs = LEVELS.map(({ level }) => membershipDiscount(subtotal, level));
        for (const { discount, net } of offs) expect(discount + net).toBe(subtotal);
        const discounts = offs.map(({ discount }) => discount);
        expect(discounts).toEqual([...discounts].sort((a, b) => a - b));
        expect(offs.every(({ net }) => net >= 0)).toBe(true);
      }),
    );
  });
});
