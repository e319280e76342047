import { expect, it } from 'vitest';
import { formatCountRange } from './count';

it.each([
  [1, 1, '1'],
  [5, 5, '5'],
  [10, 49, '10–49'],
  [200, null, '200+'],
  [1000, 9999, '1,000–9,999'],
])('a range from %j to %j reads %s', (minQuantity, maxQuantity, text) => {
  expect(formatCountRange({ minQuantity, maxQuantity })).toBe(text);
});
