import { expect, it } from 'vitest';
import { foundCount, productCount } from './productCounts';

it('counts a list with separators', () => {
  expect([1, 2, 10_000].map(productCount)).toEqual(['1 product', '2 products', '10,000 products']);
  expect([0, 3, 10_000].map(foundCount)).toEqual(['', '3 product(s) found', '10,000 product(s) found']);
});
