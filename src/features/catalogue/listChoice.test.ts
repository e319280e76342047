import { describe, expect, it } from 'vitest';
import type { Product } from '@/api/types';
import { listPage, PAGE_SIZE } from './listChoice';

// Only what order and region read.
const product = (id: number, wholesalePrice: string, name = `Product ${id}`) =>
  ({ id, name, wholesalePrice }) as Product;
const CATALOGUE = [product(1, '20.00', 'Beta'), product(2, '9.99', 'alpha 10'), product(3001, '100.00', 'Alpha 9')];
const ids = ({ products }: { products: Product[] }) => products.map(({ id }) => id);

describe('a page of a list', () => {
  it('is taken as it came when the backend pages', () => {
    expect(listPage({ items: CATALOGUE, total: 99 }, { page: 3, sort: 'price' })).toEqual({
      products: CATALOGUE,
      total: 99,
    });
  });

  it.each([
    ['price', [2, 1, 3001]],
    ['-price', [3001, 1, 2]],
    ['name', [2, 3001, 1]],
    ['-name', [1, 3001, 2]],
  ] as const)('is ordered by %s here when the backend answers everything', (sort, order) => {
    expect(ids(listPage({ items: CATALOGUE, total: null }, { page: 1, sort }))).toEqual(order);
  });

  it('keeps one region here when the backend answers everything', () => {
    expect(listPage({ items: CATALOGUE, total: null }, { page: 1, region: 'EU' })).toEqual({
      products: [CATALOGUE[2]],
      total: 1,
    });
  });

  it('is cut from the whole list, the last one short', () => {
    const items = Array.from({ length: PAGE_SIZE + 2 }, (_, index) => product(index + 1, '1.00'));
    const last = listPage({ items, total: null }, { page: 2 });
    expect(ids(last)).toEqual([PAGE_SIZE + 1, PAGE_SIZE + 2]);
    expect(last.total).toBe(PAGE_SIZE + 2);
  });
});
