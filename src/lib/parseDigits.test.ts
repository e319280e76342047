import { describe, expect, it } from 'vitest';
import { parseDigits } from './parseDigits';

describe('a typed or pasted whole number', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['12', '12'],
    ['007', '007'],
    [' 24\n', '24'],
    ['1,000', '1000'],
    [' 1 000 ', '1000'],
    ['1\u00a0000', '1000'],
    ['1\u202f234\u202f567', '1234567'],
    ["12'500", '12500'],
    ['12’500', '12500'],
    ['1,00,000', '100000'],
    ['１２００', '1200'],
    ['１，０００', '1000'],
    ['١٢', '12'],
    ['۱٬۲۰۰', '1200'],
  ])('%j is %j', (text, digits) => expect(parseDigits(text)).toBe(digits));

  it.each([
    '1.000',
    '1.5',
    '1,5',
    '1,50',
    '0,500',
    '1,000 200',
    '1,,000',
    ',000',
    '1,0000',
    '12 pcs',
    '-3',
    '+3',
    '1e3',
    '10²',
  ])('%j is not a whole number', (text) => expect(parseDigits(text)).toBeNull());
});
