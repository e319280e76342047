import { describe, expect, it } from 'vitest';
import type { ApiProduct } from '@/api/types';
import { brandOptions, brandsOf, findBrand } from './brands';

const product = (specifications: unknown) => ({ specifications }) as ApiProduct; // only what brands read

describe('the brands on offer', () => {
  it('are those that the brief names in a category, before any product is here', () => {
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

  it("are nobody's in a category of the address that names a part of every object", () => {
    for (const category of ['__proto__', 'constructor', 'toString'])
      expect(brandOptions({ category, loaded: [], selected: null })).toEqual(['Other brands']);
  });

  it('grow by those of the products seen, once each whatever the case', () => {
    const loaded = brandsOf([product({ Brand: 'jbl' }), product('{"Brand":" Haldane "}'), product({}), product(null)]);
    expect(loaded).toEqual(['jbl', 'Haldane']);
    expect(brandOptions({ category: 'speakers', loaded, selected: null })).toEqual([
      'Bose',
      'Haldane',
      'JBL',
      'Other brands',
    ]);
  });

  it('hold the one in the address, also where nobody knows it', () => {
    const brands = brandOptions({ category: 'dyson', loaded: [], selected: 'Acme' });
    expect(brands).toEqual(['Acme', 'Dyson', 'Other brands']);
    expect(findBrand(brands, 'dYSON')).toBe('Dyson');
    expect(findBrand(brands, 'other brands')).toBe('Other brands');
    expect(findBrand(brands, null)).toBeNull();
  });
});
