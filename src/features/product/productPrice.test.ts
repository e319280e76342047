import { describe, expect, it } from 'vitest';
import type { ApiProduct } from '@/api/types';
import { readProduct } from '@/domain/product/readProduct';
import { seed } from '@mocks/seed/seed';
import { productPrice } from './productPrice';

const productOf = (id: number, changes: Partial<ApiProduct> = {}) => {
  const product = seed.products.find((row) => row.id === id);
  if (!product) throw new Error(`The seed has no product ${id}.`);
  return readProduct({ ...product, ...changes });
};

const flip = productOf(301);

describe('the price in the buy box', () => {
  it.each([
    [1, 9999, 9999, 0],
    [2, 9499, 18998, 1000],
    [29, 8999, 260971, 29000],
    [30, 8499, 254970, 45000],
    [100, 7999, 799900, 200000],
  ])('JBL Flip 6 × %i: %i cents each, %i together, %i saved', (quantity, unit, lineTotal, saving) => {
    expect(productPrice(flip, null, quantity)).toMatchObject({ base: 9999, list: 12995, unit, lineTotal, saving });
  });

  it('is that of one piece while the field is empty', () => {
    expect(productPrice(flip, null, 0)).toMatchObject({ unit: 9999, lineTotal: 9999, saving: 0 });
  });

  it('includes the next break with the number of missing pieces', () => {
    expect(productPrice(flip, null, 27)?.next).toMatchObject({ atQuantity: 30, missing: 3 });
    expect(productPrice(flip, null, 100)?.next).toBeNull();
  });

  it('takes base price, breaks and list price from the chosen model', () => {
    const watch = productOf(401);
    const price = productPrice(watch, '46mm', 10);
    expect(price).toMatchObject({ base: 35450, unit: 31905, list: 39900 });
    expect(price?.activeRow).toMatchObject({ minQuantity: 10, maxQuantity: 49 });
  });

  it('has no list price if there is none, or if it is not above the price', () => {
    expect(productPrice(productOf(301, { originalPrice: '99.99' }), null, 1)?.list).toBeNull();
    expect(productPrice(productOf(301, { originalPrice: null }), null, 1)?.list).toBeNull();
  });

  it('is null without a readable price', () => {
    expect(productPrice(productOf(2005, { wholesalePrice: '' }), null, 1)).toBeNull();
  });
});

describe('the rows of the discount table', () => {
  it('cover each quantity once: one piece, and gaps between the product’s own tiers, at the base price', () => {
    const gapped = productOf(301, {
      specifications: {
        quantity_pricing: [
          { range: '5-9', discount: '5% OFF' },
          { range: '20-29', discount: '10% OFF' },
        ],
      },
    });
    const price = productPrice(gapped, null, 12);
    expect(price?.rows.map(({ minQuantity, maxQuantity, unitPrice }) => [minQuantity, maxQuantity, unitPrice])).toEqual(
      [
        [1, 4, 9999],
        [5, 9, 9499],
        [10, 19, 9999],
        [20, 29, 8999],
        [30, null, 9999],
      ],
    );
    expect(price?.activeRow).toMatchObject({ minQuantity: 10 });
    expect(price?.unit).toBe(9999);
  });

  it('are empty without tiers', () => {
    const price = productPrice(productOf(406), null, 500);
    expect(price).toMatchObject({ rows: [], activeRow: null, next: null, unit: 1220, lineTotal: 610000 });
  });
});
