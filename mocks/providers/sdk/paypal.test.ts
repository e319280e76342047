import { expect, it } from 'vitest';
import { amountInCents } from './paypal';

it.each([
  ['12', 12_00],
  ['12.5', 12_50],
  ['12.50', 12_50],
  ['2434.89', 2_434_89],
])('PayPal charges %s dollars as %i cents', (value, cents) => expect(amountInCents(value)).toBe(cents));

it.each(['', '-1', '12.345', '1,000.00', undefined])('PayPal refuses the amount %j', (value) => {
  expect(() => amountInCents(value)).toThrow('INVALID_REQUEST');
});
