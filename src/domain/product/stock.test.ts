import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import { canBeAdded, regionOf, shipsLaterNote, stockWords } from './stock';

describe('the stock of a product', () => {
  it('is shown as text, with the count when it is low', () => {
    expect(stockWords({ stockStatus: 'in_stock', stock: 240 })).toBe('In stock');
    expect(stockWords({ stockStatus: 'low_stock', stock: 5 })).toBe('Low stock, 5 left');
    expect(stockWords({ stockStatus: 'out_of_stock', stock: 0 })).toBe('Out of stock');
  });

  it('has a thousands separator in its count', () => {
    const plenty = { stockStatus: 'low_stock', stock: 12_400 } as const;
    expect(stockWords(plenty)).toBe('Low stock, 12,400 left');
    expect(shipsLaterNote(plenty, 20_000)).toBe('12,400 in stock now, the rest ships later.');
  });

  it('never shows zero left for a product that can be bought', () => {
    expect(stockWords({ stockStatus: 'low_stock', stock: 0 })).toBe('Low stock');
  });

  it('disables the add buttons only when it is out', () => {
    expect(canBeAdded({ stockStatus: 'low_stock' })).toBe(true);
    expect(canBeAdded({ stockStatus: 'out_of_stock' })).toBe(false);
  });

  it('below the quantity shows a note that the rest ships later', () => {
    const product = { stockStatus: 'low_stock', stock: 5 } as const;
    expect(shipsLaterNote(product, 5)).toBeNull();
    expect(shipsLaterNote(product, 6)).toBe('5 in stock now, the rest ships later.');
    expect(shipsLaterNote({ stockStatus: 'in_stock', stock: 0 }, 1)).toBe('Ships later, as soon as it is in.');
    expect(shipsLaterNote({ stockStatus: 'out_of_stock', stock: 0 }, 1)).toBeNull();
  });
});

describe('the region of a product', () => {
  const cases = casesOf('regionOf');

  it('has eight worked cases', () => {
    expect(cases).toHaveLength(8);
  });

  it.each(cases)('$id: product $input.id with region $input.region is $expected', ({ input, expected }) => {
    expect(regionOf(input)).toBe(expected);
  });

  it('follows from the id when the stated region is neither USA nor EU', () => {
    expect(regionOf({ id: 1, region: 'eu' })).toBe('USA');
    expect(regionOf({ id: 3000 })).toBe('EU');
  });
});
