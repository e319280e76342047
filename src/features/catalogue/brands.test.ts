import { describe, expect, it } from 'vitest';
import type { ApiProduct } from '@/api/types';
import { brandChoices, brandsOf, chosenBrand } from './brands';

const product = (specifications: unknown) => ({ specifications }) as ApiProduct; // only what brands read

describe('the brands on offer', () => {
  it('are those that the brief names in a category, before any product is here', () => {
    expect(brandChoices({ category: 'speakers', seen: [], chosen: null })).toEqual(['Bose', 'JBL', 'Other brands']);
    expect(brandChoices({ category: null, seen: [], chosen: null })).toEqual([
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
      expect(brandChoices({ category, seen: [], chosen: null })).toEqual(['Other brands']);
  });

  it('grow by those of the products seen, once each whatever the case', () => {
    const seen = brandsOf([product({ Brand: 'jbl' }), product('{"Brand":" Haldane "}'), product({}), product(null)]);
    expect(seen).toEqual(['jbl', 'Haldane']);
    expect(brandChoices({ category: 'speakers', seen, chosen: null })).toEqual([
      'Bose',
      'Haldane',
      'JBL',
      'Other brands',
    ]);
  });

  it('hold the one in the address, also where nobody knows it', () => {
    const brands = brandChoices({ category: 'dyson', seen: [], chosen: 'Acme' });
    expect(brands).toEqual(['Acme', 'Dyson', 'Other brands']);
    expect(chosenBrand(brands, 'dYSON')).toBe('Dyson');
    expect(chosenBrand(brands, 'other brands')).toBe('Other brands');
    expect(chosenBrand(brands, null)).toBeNull();
  });
});
