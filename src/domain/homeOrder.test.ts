import { describe, expect, it } from 'vitest';
import { homeProducts, othersOrder } from './homeOrder';

const products = (...ids: number[]) => ids.map((id) => ({ id }));

describe('the home page', () => {
  it('shows products with an id below 3000, in their order', () => {
    expect(homeProducts(products(3000, 2999, 1, 3001, 2004))).toEqual(products(2999, 1, 2004));
  });

  it('begins Others with 2001 to 2006, then keeps the order of the server', () => {
    expect(othersOrder(products(2010, 2006, 7, 2001, 2000, 2003))).toEqual(products(2001, 2003, 2006, 2010, 7, 2000));
  });

  it('loses and doubles no product of Others', () => {
    expect(othersOrder(products(5, 4)).length).toBe(2);
    expect(othersOrder([])).toEqual([]);
  });
});
