import { expect, it } from 'vitest';
import { productFrom } from '@tests/support/productFrom';
import { optionsNow, priceChange, reorderRefusal, requiredRegion } from './reorder';

const item = (
  chosen: { color?: string; model?: string; ancOption?: string },
  price = 1000,
  optionName = null as string | null,
) => ({
  price,
  optionName,
  chosen: { color: null, model: null, ancOption: null, ...chosen },
});

it('keeps what was chosen, in the product’s own spelling', () => {
  const product = productFrom({ specifications: { colors: [{ name: 'Jet Black', image: 'a.svg' }], has_anc: 'true' } });
  expect(optionsNow(product, item({ color: 'jet black', ancOption: 'anc' }))).toEqual({
    options: { color: 'Jet Black', model: null, ancOption: 'anc' },
    replaced: null,
  });
});

it('names a color that is no longer offered, and takes the first one instead', () => {
  const product = productFrom({ specifications: { colors: [{ name: 'White', image: 'a.svg' }] } });
  expect(optionsNow(product, item({ color: 'Red' }))).toEqual({
    options: { color: 'White', model: null, ancOption: null },
    replaced: { was: 'Red', now: 'White' },
  });
});

it('names an option that is no longer offered by its name, not by its id', () => {
  const product = productFrom({ specifications: { models: [{ id: 'm2', name: '49 mm' }] } });
  expect(optionsNow(product, item({ model: 'm1', ancOption: 'm1' }, 1000, '41 mm')).replaced).toEqual({
    was: '41 mm',
    now: '49 mm',
  });
});

it('compares the price per piece at the same quantity', () => {
  const product = productFrom({ wholesalePrice: '12.00' });
  expect(priceChange(product, optionsNow(product, item({})).options, 1, item({}, 1150))).toEqual({
    now: 1200,
    change: 50,
  });
  const unpriced = productFrom({ wholesalePrice: '' });
  expect(priceChange(unpriced, optionsNow(unpriced, item({})).options, 1, item({}))).toEqual({ now: null, change: 0 });
});

it('says why a product cannot be ordered again', () => {
  expect(reorderRefusal(null, null)).toBe('No longer sold');
  expect(reorderRefusal(productFrom({ isActive: false }), null)).toBe('No longer sold');
  expect(reorderRefusal(productFrom({ stockStatus: 'out_of_stock' }), null)).toBe('Out of stock');
  const moved = productFrom({ region: 'EU' });
  expect(reorderRefusal(moved, { region: 'USA', from: 'cart' })).toContain('your cart holds USA stock');
  expect(reorderRefusal(moved, { region: 'USA', from: 'order' })).toContain('other lines ship from the USA');
  expect(reorderRefusal(moved, { region: 'EU', from: 'order' })).toBeNull();
});

it('with an empty cart, a product that has moved does not keep out the others', () => {
  const [usa, moved] = [productFrom({ region: 'USA' }), productFrom({ region: 'EU' })];
  const soldOut = productFrom({ region: 'USA', stockStatus: 'out_of_stock' });
  expect(requiredRegion('EU', 'USA', [usa])).toEqual({ region: 'EU', from: 'cart' });
  expect(requiredRegion(null, 'USA', [moved, usa])).toEqual({ region: 'USA', from: 'order' });
  expect(requiredRegion(null, 'USA', [moved, soldOut, null])).toEqual({ region: 'EU', from: 'order' });
  // One that is still being read may be of the order's region.
  expect(requiredRegion(null, 'USA', [moved, undefined])).toEqual({ region: 'USA', from: 'order' });
  expect(requiredRegion(null, 'USA', [null, soldOut])).toEqual({ region: 'USA', from: 'order' });
});
