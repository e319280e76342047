import { describe, expect, it } from 'vitest';
import type { ApiProduct } from '@/api/types';
import { readProduct } from '@/domain/product/readProduct';
import { NO_FILTERS, PAGE_SIZE, readListFilters } from './listFilters';
import { listPage, type ListRequest } from './listPage';

// Only what filters and orders read.
const product = (id: number, wholesalePrice: string, more: object = {}) =>
  ({
    id,
    slug: `product-${id}`,
    name: `Product ${id}`,
    wholesalePrice,
    specifications: {},
    stockStatus: 'in_stock',
    ...more,
  }) as ApiProduct;
const CATALOGUE = [
  product(1, '20.00', { name: 'Beta', specifications: { Brand: 'JBL', Rating: '4.8', Sold: 10, has_anc: 'true' } }),
  product(2, '9.99', { name: 'alpha 10', stockStatus: 'low_stock', specifications: '{"Brand":"Bose","rating":3.9}' }),
  product(3001, '', { name: 'Alpha 9', specifications: { price: '100.00', sold_count: '1,204' } }),
];
const ALL: ListRequest = { ...readListFilters(new URLSearchParams()), category: null };
const found = (choice: Partial<ListRequest>) => {
  const { products, total } = listPage({ items: CATALOGUE, total: null }, { ...ALL, ...choice });
  expect(total).toBe(products.length);
  return products.map(({ id }) => id);
};

describe('a page of a list', () => {
  it('is used unchanged if the backend pages', () => {
    expect(listPage({ items: CATALOGUE, total: 99 }, { ...ALL, page: 3, sort: 'price', brand: 'Sony' })).toEqual({
      products: CATALOGUE.map(readProduct),
      total: 99,
    });
  });

  it.each([
    ['price', [2, 1, 3001]],
    ['-price', [3001, 1, 2]],
    ['name', [2, 3001, 1]],
    ['-name', [1, 3001, 2]],
    ['-rating', [1, 3001, 2]],
    ['-sold', [3001, 1, 2]],
    ['-id', [3001, 2, 1]],
  ] as const)('is ordered by %s here when the backend returns everything', (sort, order) => {
    expect(found({ sort })).toEqual(order);
  });

  it.each([
    [{ region: 'EU' }, [3001]],
    [{ stock: 'low_stock' }, [2]],
    [{ minPrice: 2000 }, [1, 3001]],
    [{ maxPrice: 2000 }, [1, 2]],
    [{ minPrice: 999, maxPrice: 999 }, [2]],
    [{ brand: 'jbl' }, [1]],
    [{ brand: 'Other brands' }, [3001]],
    [{ minRating: 4.5 }, [1, 3001]],
    [{ anc: true }, [1]],
    [{ anc: false }, [2, 3001]],
    [{ region: 'USA', anc: false, maxPrice: 2000 }, [2]],
    [NO_FILTERS, [1, 2, 3001]],
  ] as const)('keeps what passes %o here when the backend returns everything', (filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });

  it('is cut from the whole list if the backend does not page', () => {
    const items = Array.from({ length: PAGE_SIZE + 2 }, (_, index) => product(index + 1, '1.00'));
    const last = listPage({ items, total: null }, { ...ALL, page: 2 });
    expect(last.products.map(({ id }) => id)).toEqual([PAGE_SIZE + 1, PAGE_SIZE + 2]);
    expect(last.total).toBe(PAGE_SIZE + 2);
  });
});
