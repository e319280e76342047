import { describe, expect, it } from 'vitest';
import type { ApiProduct } from '@/api/types';
import { brandOptions, brandsOf, findBrand } from './brands';

const product = (specifications: unknown) => ({ specifications }) as ApiProduct; // only what brands read

describe('the brand options', () => {
  it('are the brands that the brief names for the category, before any product has loaded', () => {
    expect(brandOptions({ category: 'speakers', loaded: [], selected: null })).toEqual(['Bose', 'JBL', 'Other brands']);
    expect(brandOptions({ category: null, loaded: [], selected: null })).toEqual([
      'Apple',
      'Beats',
      'Bose',
      'Dyson',
      'JBL',
      'Prada',
      'Samsung',
      'Sony',
      'Other brands',
    ]);
  });

  it("are only 'Other brands' for a category slug that is also an Object.prototype key", () => {
    for (const category of ['__proto__', 'constructor', 'toString'])
      expect(brandOptions({ category, loaded: [], selected: null })).toEqual(['Other brands']);
  });

  it('include the brands of loaded products, without duplicates ignoring case', () => {
    const loaded = brandsOf([product({ Brand: 'jbl' }), product('{"Brand":" Haldane "}'), product({}), product(null)]);
    expect(loaded).toEqual(['jbl', 'Haldane']);
    expect(brandOptions({ category: 'speakers', loaded, selected: null })).toEqual([
      'Bose',
      'Haldane',
      'JBL',
      'Other brands',
    ]);
  });

  it('include the brand in the URL, even if no product is known to have it', () => {
    const brands = brandOptions({ category: 'dyson', loaded: [], selected: 'Acme' });
    expect(brands).toEqual(['Acme', 'Dyson', 'Other brands']);
    expect(findBrand(brands, 'dYSON')).toBe('Dyson');
    expect(findBrand(brands, 'other brands')).toBe('Other brands');
    expect(findBrand(brands, null)).toBeNull();
  });
});
