import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsText, centsToAmount, halfUp, ratio, readCents, readDecimal, readPrice } from './money';

describe('rounding', () => {
  it.each([
    [1, 2, 1],
    [-1, 2, -1],
    [3, 2, 2],
    [2077, 200, 10],
    [2100, 200, 11],
    [49, 100, 0],
    [-49, 100, 0],
    [51, 100, 1],
    [-51, 100, -1],
    [0, 7, 0],
  ])('%i/%i is %i', (num, den, expected) => {
    expect(halfUp(ratio(num, den))).toBe(expected);
  });

  it('is never off by more than half a cent, and rounds ties away from zero', () => {
    const part = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
    fc.assert(
      fc.property(part, fc.bigInt({ min: 1n, max: 10n ** 6n }), (num, den) => {
        const whole = BigInt(halfUp(ratio(num, den)));
        const twiceOff = 2n * (whole * den - num);
        if (twiceOff === den) expect(num >= 0n).toBe(true);
        else if (twiceOff === -den) expect(num < 0n).toBe(true);
        else expect(twiceOff < den && twiceOff > -den).toBe(true);
      }),
    );
  });
});

describe('money text', () => {
  it.each([
    ['19.99', 1999],
    ['4.35', 435],
    ['1.1', 110],
    ['19.990', 1999],
    ['5', 500],
    ['0.07', 7],
    ['-0.24', -24],
    ['', null],
    ['1.999', null],
    ['1e3', null],
    ['$5.00', null],
    ['5,00', null],
    ['.5', null],
    ['99999999999999999999.00', null],
  ])('%j is %j cents', (text, expected) => {
    expect(readCents(text)).toBe(expected);
  });

  it.each([
    ['19.99', 1999],
    ['-1.00', null],
    ['', null],
    [19.99, 1999],
    [1.005, 101],
    [1e-7, 0],
    [-0.01, null],
    [1e21, null],
    [null, null],
    [['5.00'], null],
  ])('%j in specifications is %j cents', (value, expected) => {
    expect(readPrice(value)).toBe(expected);
  });

  it('never prints -0.00', () => {
    expect(centsText(readCents('-0.00') ?? NaN)).toBe('0.00');
  });

  it('can be parsed again from text and from a JSON number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
        expect(readCents(centsText(cents))).toBe(cents);
        expect(centsText(cents)).toMatch(/^-?\d+\.\d\d$/);
        expect(readCents(String(centsToAmount(cents)))).toBe(cents);
      }),
    );
  });

  it('reads decimals exactly', () => {
    expect(readDecimal('0.125')).toEqual(ratio(125, 1000));
    expect(readDecimal('abc')).toBeNull();
    expect(() => ratio(1, 0)).toThrow(RangeError);
  });
});
