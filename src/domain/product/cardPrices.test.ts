import { describe, expect, it } from 'vitest';
import { productFrom, type LooseProduct } from '@tests/support/productFrom';
import { cardPrices } from './cardPrices';

const product = (more: LooseProduct) => productFrom({ name: 'Plain', wholesalePrice: '100.00', ...more });

describe('the prices of a card', () => {
  it('differ for the JBL Flip 6 between the home page and every other page (D-01)', () => {
    const flip = product({ name: 'JBL Flip 6 Portable Speaker', wholesalePrice: '99.99' });
    const deepest = (surface: 'home' | 'product') => {
      const found = cardPrices(flip, surface).deepest;
      return found && [found.unitPrice, found.minQuantity, found.maxQuantity];
    };
    expect(deepest('home')).toEqual([7999, 200, null]);
    expect(deepest('product')).toEqual([7999, 100, null]);
  });

  it('show the first model\'s price as "from" if the models differ in price', () => {
    const models = [
      { id: 'a', name: 'A', price: '80.00' },
      { id: 'b', name: 'B', price: '95.00' },
    ];
    expect(cardPrices(product({ specifications: { models } }), 'product')).toMatchObject({
      base: 8000,
      from: true,
    });
  });

  it('include a list price only if it is above the base price', () => {
    expect(cardPrices(product({ originalPrice: '129.95' }), 'product').list).toBe(12995);
    expect(cardPrices(product({ originalPrice: '100.00' }), 'product').list).toBeNull();
    expect(cardPrices(product({ originalPrice: null }), 'product').list).toBeNull();
  });

  it('are null without a readable price', () => {
    expect(cardPrices(product({ wholesalePrice: '' }), 'product')).toEqual({
      base: null,
      from: false,
      list: null,
      breaks: [],
      deepest: null,
    });
  });

  it('include the break with the largest discount, not the last one', () => {
    const specifications = {
      quantity_pricing: [
        { range: '10-49', price: '70.00', discount: '30% OFF' },
        { range: '≥50', price: '80.00', discount: '20% OFF' },
      ],
    };
    expect(cardPrices(product({ specifications }), 'product').deepest).toMatchObject({
      minQuantity: 10,
      maxQuantity: 49,
    });
  });
});
