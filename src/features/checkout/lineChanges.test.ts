import { expect, it } from 'vitest';
import { lineChanges } from './lineChanges';

const flip = { productId: 301, productName: 'JBL Flip 6', quantity: 30, price: 84.99, selectedColor: 'Black' };

it('names a line whose price or quantity has changed, in US dollars', () => {
  expect(lineChanges([flip], [{ ...flip, quantity: 20, price: 89.99 }])).toEqual([
    'JBL Flip 6: 30 pieces are now 20.',
    'JBL Flip 6: $84.99 each is now $89.99 each.',
  ]);
});

it('tells lines of one product apart by their options', () => {
  expect(lineChanges([flip], [{ ...flip, selectedColor: 'Red' }])).toEqual([
    'JBL Flip 6 is not in your cart anymore.',
    'JBL Flip 6 is new in your cart.',
  ]);
});

it('says nothing about equal lines', () => {
  expect(lineChanges([flip], [{ ...flip, selectedModel: null }])).toEqual([]);
});
