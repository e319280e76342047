import { describe, expect, it } from 'vitest';
import { productFrom } from '@tests/support/productFrom';
import { lowestUnitPrice, marginPercent } from './margin';

describe('the least that a buyer can pay for a piece', () => {
  it('is the price after the highest level’s 25 % where there is no price break', () => {
    expect(lowestUnitPrice(productFrom({ wholesalePrice: '10.00' }))).toBe(750);
  });

  it('is the deepest price break after that level', () => {
    const quantity_pricing = [
      { range: '10-49', price: '9.00' },
      { range: '50+', price: '8.00' },
    ];
    expect(lowestUnitPrice(productFrom({ wholesalePrice: '10.00', specifications: { quantity_pricing } }))).toBe(600);
  });

  it('is that of the cheapest choice', () => {
    const models = [
      { id: 'a', name: 'A', price: '20.00' },
      { id: 'b', name: 'B', price: '12.00' },
    ];
    expect(lowestUnitPrice(productFrom({ wholesalePrice: '20.00', specifications: { models } }))).toBe(900);
  });

  it('is unknown without a price', () => {
    expect(lowestUnitPrice(productFrom({ wholesalePrice: '' }))).toBeNull();
  });
});

it('a margin is profit as a share of the price, negative for a loss', () => {
  expect(marginPercent(1000, 655)).toBe(34.5);
  expect(marginPercent(800, 1000)).toBe(-25);
  expect(marginPercent(0, 100)).toBeNull();
  expect(marginPercent(null, 100)).toBeNull();
});
