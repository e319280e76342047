import { expect, it } from 'vitest';
import { seed } from '../seed/seed';
import type { Database } from './database';
import { categoryResponses } from './responses';

it('reads the brand of each product once, however often the categories are listed', () => {
  let reads = 0;
  const products = seed.products.map(({ specifications, ...product }) => ({
    ...product,
    get specifications() {
      reads += 1;
      return specifications;
    },
  }));
  const db = { products: { all: () => products }, categories: { all: () => seed.categories } } as unknown as Database; // all that it reads
  const first = categoryResponses(db);
  expect(reads).toBeGreaterThan(0);
  reads = 0;
  expect(categoryResponses(db)).toEqual(first);
  expect(reads).toBe(0);
});
