import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, parseScaled, parseScaledRounded, formatScaled } from './decimal';

describe('decimal text', () => {
  it('is parsed exactly', () => {
    expect(parseScaled('19.99', 2)).toBe(1999);
    expect(parseScaled(' 0.07 ', 3)).toBe(70);
    expect(parseScaled('12', 0)).toBe(12);
    expect(parseScaled('-0.24', 2)).toBe(-24);
  });

  it('is rejected when it has more decimals than the scale', () => {
    expect(parseScaled('12.345', 2)).toBeNull();
    expect(parseScaled('12.340', 2)).toBe(1234);
    expect(parseScaled('99999999999999999', 0)).toBeNull();
  });

  it('is rejected when it is not a plain decimal', () => {
    const texts = ['', ' ', 'abc', 'NaN', 'Infinity', '1e3', '.5', '5.', '1,000.00', '--1', '0x10', '1 2'];
    expect(texts.filter((text) => parseScaled(text, 2) !== null)).toEqual([]);
  });

  it('rounds the magnitude half-up on request', () => {
    expect(parseScaledRounded('1.005', 2)).toBe(101);
    expect(parseScaledRounded('1.0049', 2)).toBe(100);
    expect(parseScaledRounded('-1.005', 2)).toBe(-101);
  });

  it('has no negative zero', () => {
    expect(Object.is(parseScaled('-0.00', 2), 0)).toBe(true);
    expect(Object.is(parseScaledRounded('-0.001', 2), 0)).toBe(true);
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
        expect(parseScaled(formatScaled(value, scale), scale)).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});
