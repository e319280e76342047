import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import { centsFromText } from '../money';
import { homeProducts, othersOrder, recommend, suggestForCart } from './productLists';

describe('You May Also Like', () => {
  const cases = casesOf('recommend');

  it('has four worked cases', () => {
    expect(cases).toHaveLength(4);
  });

  it.each(cases)('$id: shows products $expected', ({ input, expected }) => {
    const list = input.list.map((item) => ({
      ...item,
      price: centsFromText(item.price),
      rating: item.rating === null ? null : Number(item.rating),
    }));
    const shown = recommend({ ...input.current, price: centsFromText(input.current.price) }, list);
    expect(shown.map(({ id }) => id)).toEqual(expected);
  });

  it('does not treat an unknown price as close', () => {
    const other = { id: 2, categoryId: 2, price: null, rating: null, unitsSold: null };
    expect(recommend({ id: 1, categoryId: 1, price: null }, [other])).toEqual([]);
  });
});

describe('You May Need More', () => {
  const products = [3, 1, 4, 5, 2].map((id) => ({ id, categoryId: id === 4 ? 2 : 1 }));

  it('shows the first three of category 1 in the order of the list', () => {
    expect(suggestForCart(products, 99).map(({ id }) => id)).toEqual([3, 1, 5]);
  });

  it('omits the product that was just added', () => {
    expect(suggestForCart(products, 3).map(({ id }) => id)).toEqual([1, 5, 2]);
  });
});

const withIds = (...ids: number[]) => ids.map((id) => ({ id }));

describe('the home page', () => {
  it('shows products with an id below 3000, in their order', () => {
    expect(homeProducts(withIds(3000, 2999, 1, 3001, 2004))).toEqual(withIds(2999, 1, 2004));
  });

  it('starts Others with 2001 to 2006, then keeps the server’s order', () => {
    expect(othersOrder(withIds(2010, 2006, 7, 2001, 2000, 2003))).toEqual(withIds(2001, 2003, 2006, 2010, 7, 2000));
  });

  it('neither loses nor duplicates a product of Others', () => {
    expect(othersOrder(withIds(5, 4)).length).toBe(2);
    expect(othersOrder([])).toEqual([]);
  });
});
