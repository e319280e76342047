import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import {
  MEMBERSHIP_LEVELS,
  growthFromSpent,
  growthWithOrder,
  membershipDiscount,
  membershipLevel,
  membershipProgress,
  perksOf,
  displayedProgress,
  findLevel,
} from './membership';
import { centsFromText, fractionText, percentText, textFromCents } from './money';

const cents = (text: string) => centsFromText(text) ?? Number.NaN;
const growth = fc.integer({ min: 0, max: 500_000 });

describe('the membership ladder', () => {
  it('has the seven levels of the brief', () => {
    const printed = MEMBERSHIP_LEVELS.map(({ label, name, discount, threshold }) => [
      label,
      name,
      percentText(discount),
      threshold,
    ]);
    expect(printed).toEqual([
      ['V1', null, '2', 0],
      ['V2', 'Bronze', '5', 1_000],
      ['V3', 'Silver', '8', 5_000],
      ['V4', 'Gold', '12', 15_000],
      ['V5', 'Platinum', '17', 45_000],
      ['V6', 'Diamond', '20', 120_000],
      ['V7', 'Elite', '25', 360_000],
    ]);
  });

  it('gives perks from levels 3, 5 and 7', () => {
    expect(perksOf(2)).toEqual([]);
    expect(perksOf(4)).toEqual(['Priority support']);
    expect(perksOf(5)).toEqual(['Priority support', 'Early access']);
    expect(perksOf(7)).toEqual(['Priority support', 'Early access', 'Personal account manager']);
  });

  it('finds a level by number, by text and by label, and no other', () => {
    for (const level of [3, '3', 'V3']) expect(findLevel(level)?.label).toBe('V3');
    for (const level of [0, 8, 2.5, 'v3', 'Silver', '', null, undefined, {}]) expect(findLevel(level)).toBeNull();
  });
});

describe('the level of a growth value', () => {
  const cases = casesOf('membershipLevel');

  it('has 15 worked cases', () => {
    expect(cases).toHaveLength(15);
  });

  it.each(cases)('$id: $input.growthValue reaches $expected.label', ({ input, expected }) => {
    expect(membershipLevel(input.growthValue)).toMatchObject(expected);
  });

  it('is V1 for an invalid growth value', () => {
    for (const nonsense of [-1, Number.NaN]) expect(membershipLevel(nonsense).label).toBe('V1');
  });

  it('never falls as more is spent', () => {
    fc.assert(
      fc.property(growth, growth, (some, more) => {
        expect(membershipLevel(some + more).level).toBeGreaterThanOrEqual(membershipLevel(some).level);
      }),
    );
  });
});

describe('the membership discount', () => {
  const cases = casesOf('membershipDiscount');

  it('has 32 worked cases', () => {
    expect(cases).toHaveLength(32);
  });

  it.each(cases)('$id: level $input.level gets $expected.discount off $input.subtotal', ({ input, expected }) => {
    const { fraction, discount, net } = membershipDiscount(cents(input.subtotal), input.level);
    expect({ fraction: fractionText(fraction), discount: textFromCents(discount), net: textFromCents(net) }).toEqual(
      expected,
    );
  });

  it('is zero for a visitor', () => {
    expect(membershipDiscount(10_000, null)).toMatchObject({ discount: 0, net: 10_000 });
  });
});

describe('growth', () => {
  const cases = casesOf('growthFromSpent');

  it('has six worked cases', () => {
    expect(cases).toHaveLength(6);
  });

  it.each(cases)('$id: $input.totalSpent spent is $expected.growthValue', ({ input, expected }) => {
    expect(growthFromSpent(cents(input.totalSpent))).toEqual(expected);
  });
});

describe('the progress to the next level', () => {
  const cases = casesOf('membershipProgress');

  it('has five worked cases', () => {
    expect(cases).toHaveLength(5);
  });

  it.each(cases)('$id: $input.growthValue is $expected.percent %', ({ input, expected }) => {
    expect(membershipProgress(input.growthValue)).toEqual(expected);
  });

  it("is the same from the server's response as from our own levels", () => {
    fc.assert(
      fc.property(growth, fc.integer({ min: 0, max: 99 }), (growthValue, pennies) => {
        const { level, needed, percent } = membershipProgress(growthValue);
        const next = findLevel(level + 1);
        const info = {
          currentLevel: { level, discount: 0.02 },
          nextLevel: next && { level: next.level, requirement: next.threshold },
          totalPurchase: Number(textFromCents(growthValue * 100 + pennies)),
        };
        expect(displayedProgress(info)).toEqual({ percent, needed, congratulations: needed === null });
      }),
    );
  });

  it('is complete, with congratulations, when the buyer has reached the next threshold but not yet its level', () => {
    const info = {
      currentLevel: { level: 1, discount: 0.02 },
      nextLevel: { level: 2, requirement: 1000 },
      totalPurchase: 1000,
    };
    expect(displayedProgress(info)).toEqual({ percent: 100, needed: null, congratulations: true });
    expect(displayedProgress({ ...info, totalPurchase: 999.99 })).toEqual({
      percent: 99,
      needed: 1,
      congratulations: false,
    });
  });

  it('is complete at V7', () => {
    const info = { currentLevel: { level: 7, discount: 0.25 }, nextLevel: null, totalPurchase: 400_000 };
    expect(displayedProgress(info)).toEqual({ percent: 100, needed: null, congratulations: true });
  });
});

it.each([
  ['adds the cents of the order to those spent before', '999.50', '0.49', 999, 'V1', 'V2'],
  ['reaches the level when the cents add up to its dollar', '999.50', '0.50', 1_000, 'V2', 'V3'],
  ['may skip levels', '6200.00', '40000.00', 46_200, 'V5', 'V6'],
  ['has no next level at V7', '360000.00', '1.00', 360_001, 'V7', undefined],
])('the growth value with an order %s', (_, spent, total, growthValue, level, next) => {
  const after = growthWithOrder(cents(spent), cents(total));
  expect([after.growthValue, after.level.label, after.next?.label]).toEqual([growthValue, level, next]);
});
