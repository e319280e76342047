import { describe, expect, it } from 'vitest';
import { productFrom } from '@tests/support/productFrom';
import { lineLimitNote, MAX_LINE_PIECES, piecesInCart, priceOptionOf } from './cartLine';
import { pricedLine } from './pricedLine';
import { fractionText } from '../money';

describe('a cart line', () => {
  const flip = { name: 'JBL Flip 6', wholesalePrice: '99.99', weight: 0.55 };

  it('costs the price of its tier', () => {
    const line = pricedLine(productFrom(flip), null, 30);
    expect(line).toMatchObject({ base: 9999, unitPrice: 8499, lineTotal: 254_970, weightGrams: 550 });
    expect(line && fractionText(line.fraction)).toBe('0.15');
  });

  it('costs the price of the chosen model, less the discount', () => {
    const product = productFrom({ ...flip, specifications: { models: [{ id: 2, name: 'XL', price: '120.00' }] } });
    expect(pricedLine(product, '2', 2)?.unitPrice).toBe(11_400);
  });

  it('without a readable price has no amounts', () => {
    expect(pricedLine(productFrom({ ...flip, wholesalePrice: '' }), null, 1)).toBeNull();
  });

  it('without a weight lets each page use its default weight', () => {
    expect(pricedLine(productFrom({ ...flip, weight: null }), null, 1)?.weightGrams).toBeNull();
    expect(pricedLine(productFrom({ ...flip, weight: 0 }), null, 1)?.weightGrams).toBeNull();
  });
});

describe('the choice that prices a line', () => {
  it('is read from either field name, the short one first', () => {
    expect(priceOptionOf({ selectedOptions: { model: 'm1', ancOption: 'm1' }, selectedModel: 'm2' })).toBe('m1');
    expect(priceOptionOf({ selectedModel: 'm2', selectedAncOption: 'anc' })).toBe('m2');
    expect(priceOptionOf({ selectedOptions: { model: '', ancOption: 'anc' } })).toBe('anc');
    expect(priceOptionOf({ selectedOptions: null, selectedAncOption: 'no_anc' })).toBe('no_anc');
    expect(priceOptionOf({ selectedOptions: { model: null, ancOption: null } })).toBeNull();
  });
});

const line = (quantity: number, color: string | null, ancOption: string | null, productId = 301) => ({
  productId,
  quantity,
  selectedOptions: { color, model: null, ancOption },
});

describe('the quantity of a choice that is in the cart', () => {
  const cart = [line(12, 'Black', null), line(5, 'Pink', null), line(7, 'Black', null, 302), line(3, null, 'anc', 101)];

  it('counts only the line of the same product and choice', () => {
    expect(piecesInCart(cart, { productId: 301, color: 'Black', option: null })).toBe(12);
    expect(piecesInCart(cart, { productId: 301, color: 'Pink', option: null })).toBe(5);
    expect(piecesInCart(cart, { productId: 101, color: null, option: 'anc' })).toBe(3);
  });

  it('is zero for another choice, or for none', () => {
    expect(piecesInCart(cart, { productId: 301, color: 'Teal', option: null })).toBe(0);
    expect(piecesInCart(cart, { productId: 301, color: null, option: null })).toBe(0);
    expect(piecesInCart(cart, { productId: 101, color: null, option: 'no_anc' })).toBe(0);
    expect(piecesInCart([], { productId: 301, color: 'Black', option: null })).toBe(0);
  });

  it('is found by its color ignoring case', () => {
    expect(piecesInCart(cart, { productId: 301, color: 'BLACK', option: null })).toBe(12);
    const other = { productId: 401, quantity: 4, selectedColor: 'silver' };
    expect(piecesInCart([other], { productId: 401, color: 'Silver', option: null })).toBe(4);
  });

  it('is found by either field name of the choice', () => {
    const flat = { productId: 401, quantity: 4, selectedColor: 'Silver', selectedModel: '46mm' };
    expect(piecesInCart([flat], { productId: 401, color: 'Silver', option: '46mm' })).toBe(4);
  });
});

describe('the maximum quantity of a line', () => {
  it('is shown with the quantity that can still be added', () => {
    expect(lineLimitNote(0, MAX_LINE_PIECES)).toBeNull();
    expect(lineLimitNote(12, 999_987)).toBeNull();
    expect(lineLimitNote(12, 999_988)).toBe(
      'One line of the cart holds 999,999 pieces at most. With the 12 in your cart, you can add 999,987 more.',
    );
    expect(lineLimitNote(MAX_LINE_PIECES, 1)).toBe(
      'One line of the cart holds 999,999 pieces at most. Your cart holds as many already.',
    );
    expect(lineLimitNote(0, MAX_LINE_PIECES + 1)).toBe('One line of the cart holds 999,999 pieces at most.');
  });
});
