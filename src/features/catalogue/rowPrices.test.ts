import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speakers } from '@mocks/seed/products/speakers';
import { productFrom } from '@tests/support/productFrom';
import { readProduct } from '@/domain/product/readProduct';
import { activeFilters } from './activeFilters';
import { defaultCardOptions } from './ProductCard';
import { readListFilters } from './listFilters';
import { rowPrices } from './rowPrices';

const worked = speakers.find(({ id }) => id === 301) ?? expect.unreachable(); // the contract's own worked example
const flip = readProduct(worked);

describe('the prices of a row', () => {
  it('include every break, the active one and the line total', () => {
    const { steps, active, lineTotal } = rowPrices(flip, null, 30);
    expect(steps.map(({ minQuantity, unitPrice }) => [minQuantity, unitPrice])).toEqual([
      [1, 9999],
      [2, 9499],
      [10, 8999],
      [30, 8499],
      [100, 7999],
    ]);
    expect(active).toBe(steps[3]);
    expect(lineTotal).toBe(254_970);
  });

  it('include at most five breaks: the first four and the last', () => {
    const quantity_pricing = [2, 5, 10, 20, 50, 100].map((min_qty, index) => ({
      min_qty,
      max_qty: null,
      discount: `${(index + 1) * 5}% OFF`,
    }));
    const product = productFrom({ ...worked, specifications: { quantity_pricing } });
    const { steps, active, lineTotal } = rowPrices(product, null, 20);
    expect(steps.map(({ minQuantity }) => minQuantity)).toEqual([1, 2, 5, 10, 100]);
    // The price is right also where its step has no room.
    expect(active).toBeNull();
    expect(lineTotal).toBe(20 * 7999);
  });

  it('are empty without a price, and have no total without a quantity', () => {
    const free = productFrom({ ...worked, wholesalePrice: '', specifications: {} });
    expect(rowPrices(free, null, 3)).toEqual({ steps: [], active: null, lineTotal: null });
    expect(rowPrices(flip, null, 0).lineTotal).toBeNull();
  });

  it('are computed whatever the specifications contain', () => {
    const keys = ['colors', 'models', 'has_anc', 'anc_price', 'price', 'quantity_pricing', 'Brand', 'Rating'];
    const specifications = fc.oneof(fc.json(), fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()), fc.jsonValue());
    fc.assert(
      fc.property(specifications, fc.string(), fc.nat(), (specs, wholesalePrice, quantity) => {
        const product = productFrom({ ...worked, wholesalePrice, specifications: specs });
        const { steps } = rowPrices(product, defaultCardOptions(product).ancOption, quantity);
        expect(steps.length).toBeLessThanOrEqual(5);
        expect(steps.every(({ unitPrice }) => Number.isSafeInteger(unitPrice))).toBe(true);
      }),
    );
  });
});

describe('the active filters', () => {
  it('are in the order of the panel, each with the change that removes it', () => {
    const filters = readListFilters(
      new URLSearchParams('anc=false&minRating=4&brand=JBL&maxPrice=80&stock=low_stock&region=EU&sort=price'),
    );
    const found = activeFilters(filters, (cents) => `$${cents / 100}`);
    expect(found.map(({ label }) => label)).toEqual([
      'EU stock',
      'Low stock',
      'Up to $80',
      'JBL',
      'Rated 4 and up',
      'Without ANC',
    ]);
    expect(found[2]?.without).toEqual({ minPrice: null, maxPrice: null });
  });
});
