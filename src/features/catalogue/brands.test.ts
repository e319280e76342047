import { describe, expect, it } from 'vitest';
import type { ApiProduct } from '@/api/types';
import { brandOptions, brandsOf, collectBrands, findBrand, holdsAllProducts } from './brands';

const product = (specifications: unknown) => ({ specifications }) as ApiProduct; // only what brands read

const optionsOf = (sources: Parameters<typeof collectBrands>[0]) => brandOptions(collectBrands(sources));
const none = { named: [], loaded: [], complete: false, selected: null };

describe('the brand options', () => {
  it('are the brands that the server names for the categories, before any product has loaded', () => {
    expect(optionsOf({ ...none, named: ['JBL', 'Bose', 'bose'] })).toEqual(['Bose', 'JBL', 'Other brands']);
    expect(optionsOf(none)).toEqual(['Other brands']);
  });

  it('include the brands of loaded products, without duplicates ignoring case', () => {
    const loaded = brandsOf([product({ Brand: 'jbl' }), product('{"Brand":" Haldane "}'), product({}), product(null)]);
    expect(loaded).toEqual(['jbl', 'Haldane']);
    expect(optionsOf({ ...none, named: ['Bose', 'JBL'], loaded })).toEqual(['Bose', 'Haldane', 'JBL', 'Other brands']);
  });

  it('are those of the loaded products where the server names none', () => {
    expect(optionsOf({ ...none, loaded: ['Krups'] })).toEqual(['Krups', 'Other brands']);
  });

  it('are those of the products alone, once all products are loaded', () => {
    const input = { ...none, named: ['Bose', 'JBL'], loaded: ['Krups'], complete: true };
    expect(optionsOf(input)).toEqual(['Krups', 'Other brands']);
  });

  it.each([
    ['/api/products?category=3&limit=48&sort=price', 2, true],
    ['/api/products?limit=48', 2, true],
    ['/api/products', null, true],
    ['/api/products?category=3&limit=48', 3, false],
    ['/api/products?category=4&limit=48', 2, false],
    ['/api/products?category=3&limit=48&region=EU', 2, false],
    ['/api/products?category=3&limit=48&offset=48', 2, false],
  ])('%s with a total of %s: all products of category 3 are loaded: %s', (address, total, complete) => {
    expect(holdsAllProducts([address], { items: [1, 2], total }, 3)).toBe(complete);
  });

  it('include the brand in the URL, even if no product is known to have it', () => {
    const brands = optionsOf({ ...none, named: ['Dyson'], selected: 'Acme' });
    expect(brands).toEqual(['Acme', 'Dyson', 'Other brands']);
    expect(findBrand(brands, 'dYSON')).toBe('Dyson');
    expect(findBrand(brands, 'other brands')).toBe('Other brands');
    expect(findBrand(brands, null)).toBeNull();
  });
});
