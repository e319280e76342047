import { describe, expect, it } from 'vitest';
import { lineLimitNote, MOST_PIECES, piecesInCart } from './mergedLine';

const line = (quantity: number, color: string | null, ancOption: string | null, productId = 301) => ({
  productId,
  quantity,
  selectedOptions: { color, model: null, ancOption },
});

describe('what the cart holds of a choice', () => {
  const cart = [line(12, 'Black', null), line(5, 'Pink', null), line(7, 'Black', null, 302), line(3, null, 'anc', 101)];

  it('is the line of the same product and the same choice alone', () => {
    expect(piecesInCart(cart, { productId: 301, color: 'Black', option: null })).toBe(12);
    expect(piecesInCart(cart, { productId: 301, color: 'Pink', option: null })).toBe(5);
    expect(piecesInCart(cart, { productId: 101, color: null, option: 'anc' })).toBe(3);
  });

  it('is nothing for another choice, or for none', () => {
    expect(piecesInCart(cart, { productId: 301, color: 'Teal', option: null })).toBe(0);
    expect(piecesInCart(cart, { productId: 301, color: null, option: null })).toBe(0);
    expect(piecesInCart(cart, { productId: 101, color: null, option: 'no_anc' })).toBe(0);
    expect(piecesInCart([], { productId: 301, color: 'Black', option: null })).toBe(0);
  });

  it('is found by either spelling of the choice', () => {
    const flat = { productId: 401, quantity: 4, selectedColor: 'Silver', selectedModel: '46mm' };
    expect(piecesInCart([flat], { productId: 401, color: 'Silver', option: '46mm' })).toBe(4);
  });
});

describe('the most that a line can hold', () => {
  it('is said with what is left of it', () => {
    expect(lineLimitNote(0, MOST_PIECES)).toBeNull();
    expect(lineLimitNote(12, 999_987)).toBeNull();
    expect(lineLimitNote(12, 999_988)).toBe(
      'One line of the cart holds 999,999 pieces at most. With the 12 in your cart, you can add 999,987 more.',
    );
    expect(lineLimitNote(MOST_PIECES, 1)).toBe(
      'One line of the cart holds 999,999 pieces at most. Your cart holds as many already.',
    );
    expect(lineLimitNote(0, MOST_PIECES + 1)).toBe('One line of the cart holds 999,999 pieces at most.');
  });
});
