import { describe, expect, it } from 'vitest';
import { pricedLine, priceOptionOf } from './cartLine';
import { fractionText } from './money';

describe('a cart line', () => {
  const flip = { name: 'JBL Flip 6', wholesalePrice: '99.99', specifications: {}, weight: 0.55 };

  it('costs what the table of its product says for its quantity', () => {
    const line = pricedLine(flip, null, 30);
    expect(line).toMatchObject({ base: 9999, unitPrice: 8499, lineTotal: 254_970, weightGrams: 550 });
    expect(line && fractionText(line.fraction)).toBe('0.15');
  });

  it('costs what the chosen model costs, less the discount', () => {
    const product = { ...flip, specifications: { models: [{ id: 2, name: 'XL', price: '120.00' }] } };
    expect(pricedLine(product, '2', 2)?.unitPrice).toBe(11_400);
  });

  it('without a readable price has no amounts', () => {
    expect(pricedLine({ ...flip, wholesalePrice: '' }, null, 1)).toBeNull();
  });

  it('without a weight leaves the weight to each page', () => {
    expect(pricedLine({ ...flip, weight: null }, null, 1)?.weightGrams).toBeNull();
    expect(pricedLine({ ...flip, weight: 0 }, null, 1)?.weightGrams).toBeNull();
  });
});

describe('the choice that prices a line', () => {
  it('is read in either spelling, the short one first', () => {
    expect(priceOptionOf({ selectedOptions: { model: 'm1', ancOption: 'm1' }, selectedModel: 'm2' })).toBe('m1');
    expect(priceOptionOf({ selectedModel: 'm2', selectedAncOption: 'anc' })).toBe('m2');
    expect(priceOptionOf({ selectedOptions: { model: '', ancOption: 'anc' } })).toBe('anc');
    expect(priceOptionOf({ selectedOptions: null, selectedAncOption: 'no_anc' })).toBe('no_anc');
    expect(priceOptionOf({ selectedOptions: { model: null, ancOption: null } })).toBeNull();
  });
});
