import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, exactInteger, roundedInteger, textFromInteger } from './decimal';

describe('decimal text', () => {
  it('is parsed exactly', () => {
    expect(exactInteger('19.99', 2)).toBe(1999);
    expect(exactInteger(' 0.07 ', 3)).toBe(70);
    expect(exactInteger('12', 0)).toBe(12);
    expect(exactInteger('-0.24', 2)).toBe(-24);
  });

  it('is rejected when it has more decimals than the scale', () => {
    expect(exactInteger('12.345', 2)).toBeNull();
    expect(exactInteger('12.340', 2)).toBe(1234);
    expect(exactInteger('99999999999999999', 0)).toBeNull();
  });

  it('is rejected when it is not a plain decimal', () => {
    const texts = ['', ' ', 'abc', 'NaN', 'Infinity', '1e3', '.5', '5.', '1,000.00', '--1', '0x10', '1 2'];
    expect(texts.filter((text) => exactInteger(text, 2) !== null)).toEqual([]);
  });

  it('rounds the magnitude half-up on request', () => {
    expect(roundedInteger('1.005', 2)).toBe(101);
    expect(roundedInteger('1.0049', 2)).toBe(100);
    expect(roundedInteger('-1.005', 2)).toBe(-101);
  });

  it('has no negative zero', () => {
    expect(Object.is(exactInteger('-0.00', 2), 0)).toBe(true);
    expect(Object.is(roundedInteger('-0.001', 2), 0)).toBe(true);
  });

  it('of a JSON number has no exponent', () => {
    expect(decimalText(1e-7)).toBe('0');
    expect(decimalText(19.99)).toBe('19.99');
    expect(decimalText(Number.NaN)).toBeNull();
    expect(decimalText(Number.POSITIVE_INFINITY)).toBeNull();
  });

  it('survives a round trip at any scale', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 12 }), (value, scale) => {
        expect(exactInteger(textFromInteger(value, scale), scale)).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});
