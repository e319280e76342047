import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCount, formatCountRange, groupThousands } from './count';

it.each([
  [1, 1, '1'],
  [5, 5, '5'],
  [10, 49, '10–49'],
  [200, null, '200+'],
  [1000, 9999, '1,000–9,999'],
])('a range from %j to %j reads %s', (minQuantity, maxQuantity, text) => {
  expect(formatCountRange({ minQuantity, maxQuantity })).toBe(text);
});

it('groups the digits of counts and amounts as en-US does', () => {
  const count = new Intl.NumberFormat('en-US');
  const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.nat(99), (whole, cents) => {
      expect(formatCount(whole)).toBe(count.format(whole));
      const decimal = `${whole}.${String(cents).padStart(2, '0')}` as const;
      expect(groupThousands(decimal)).toBe(amount.format(decimal as `${number}`));
    }),
  );
});
