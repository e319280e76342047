import { expect } from 'vitest';
import type { ApiCartItem as CartItem, ApiProduct as Product } from '@/api/types';
import { check, type Check, type Clause } from '../suite/check';
import { firstChoice, offeredBy, regionOf } from '../suite/choices';
import type { TestApi } from '../suite/testApi';
import { adding, oneLine, someProduct } from '../suite/goods';

interface Changed {
  api: TestApi;
  token: string;
  /** The cart's one line of 2 pieces, as it was before its product changed. */
  line: CartItem;
  put(quantity: number): { token: string; path: { cartItemId: number }; body: { quantity: number } };
}

/** A check of what becomes of a line whose product changes while it lies in the cart. */
function changeCheck(
  clauses: Clause[],
  sentence: string,
  changesOf: (product: Product) => Partial<Product>,
  run: (changed: Changed) => Promise<void>,
  choose: (api: TestApi) => Promise<Product> = (api) => someProduct(api),
): Check {
  return check(clauses, sentence, async (api) => {
    const change = api.need(api.target.changeProduct, 'way to change a product');
    const product = await choose(api);
    const token = await api.first();
    const line = await oneLine(api, token, product);
    const changes = changesOf(product);
    const undo = await change(product.id, changes);
    try {
      const { body: lines } = await api.ok('getCart', { token });
      expect(lines, 'the line as it was, with its product as it is').toEqual([
        { ...line, product: { ...line.product, ...changes } },
      ]);
      const put = (quantity: number) => ({ token, path: { cartItemId: line.id }, body: { quantity } });
      await run({ api, token, line, put });
      await api.ok('updateCartLine', put(1));
      await api.ok('removeCartLine', { token, path: { cartItemId: line.id } });
      expect((await api.ok('getCart', { token })).body).toEqual([]);
    } finally {
      await undo();
    }
  });
}

const withColors = (api: TestApi) =>
  someProduct(
    api,
    'product with colours alone',
    (one) =>
      offeredBy(one).colors.length > 0 && offeredBy(one).models.length === 0 && typeof one.specifications !== 'string',
  );

/** What becomes of lines whose product changes: they are shown, lowered and removed, but not raised. */
export const changedProductChecks: Check[] = [
  changeCheck(
    ['getCart 200', 'updateCartLine 404', 'updateCartLine 200', 'removeCartLine 200', 'addCartLine 404'],
    'a line whose product became inactive can be listed, reduced and removed, but not increased',
    () => ({ isActive: false }),
    async ({ api, token, line, put }) => {
      await api.refused('updateCartLine', 404, 'not_found', put(3));
      await api.refused('addCartLine', 404, 'not_found', { token, body: adding(line.product) });
      expect((await api.ok('updateCartLine', put(2))).body.quantity).toBe(2);
    },
  ),
  changeCheck(
    ['getCart 200', 'updateCartLine 409', 'updateCartLine 200', 'removeCartLine 200', 'addCartLine 409'],
    'a line whose product sold out can be listed, reduced and removed, but not increased',
    () => ({ stockStatus: 'out_of_stock', inStock: false, stock: 0, stockQuantity: 0 }),
    async ({ api, token, line, put }) => {
      await api.refused('updateCartLine', 409, 'out_of_stock', put(3));
      await api.refused('addCartLine', 409, 'out_of_stock', { token, body: adding(line.product) });
      expect((await api.ok('updateCartLine', put(2))).body.quantity).toBe(2);
    },
  ),
  changeCheck(
    ['getCart 200', 'updateCartLine 200', 'removeCartLine 200', 'addCartLine 409'],
    'a line whose product changed its region can still be changed, and only products of the new region can be added',
    (product) => ({ region: regionOf(product) === 'USA' ? 'EU' : 'USA' }),
    async ({ api, token, line, put }) => {
      expect((await api.ok('updateCartLine', put(3))).body.quantity).toBe(3);
      const other = await someProduct(
        api,
        'second product of the old region',
        (product) => product.id !== line.productId && regionOf(product) === regionOf(line.product),
      );
      await api.refused('addCartLine', 409, 'region_conflict', { token, body: adding(other) });
    },
  ),
  changeCheck(
    ['getCart 200', 'updateCartLine 200', 'removeCartLine 200', 'addCartLine 400'],
    'a line whose color is no longer offered can still be changed, but the color cannot be added again',
    (product) => ({ specifications: { ...Object(product.specifications), colors: [{ name: 'Suite Colour' }] } }),
    async ({ api, token, line, put }) => {
      expect((await api.ok('updateCartLine', put(3))).body.selectedColor).toBe(firstChoice(line.product).color);
      const body = adding(line.product);
      await api.refused('addCartLine', 400, 'invalid_request', { token, body, wrong: false });
    },
    withColors,
  ),
];
