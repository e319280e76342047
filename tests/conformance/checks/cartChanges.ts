import { expect } from 'vitest';
import type { ApiCartItem as CartItem, ApiProduct as Product } from '@/api/types';
import { check, type Check, type Clause } from '../support/check';
import { firstOptions, offeredOptions, regionOf } from '../support/productOptions';
import type { TestApi } from '../support/testApi';
import { addLineBody, cartWithOneLine, findProduct } from '../support/carts';

interface Changed {
  api: TestApi;
  token: string;
  /** The only line, 2 pieces, before its product changed. */
  line: CartItem;
  put(quantity: number): { token: string; path: { cartItemId: number }; body: { quantity: number } };
}

/** A check of a cart line whose product changes. */
function changeCheck(
  clauses: Clause[],
  sentence: string,
  changesOf: (product: Product) => Partial<Product>,
  run: (changed: Changed) => Promise<void>,
  choose: (api: TestApi) => Promise<Product> = (api) => findProduct(api),
): Check {
  return check(clauses, sentence, async (api) => {
    const change = api.requires(api.target.changeProduct, 'way to change a product');
    const product = await choose(api);
    const token = await api.buyerToken();
    const line = await cartWithOneLine(api, token, product);
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
  findProduct(
    api,
    'product with colors alone',
    (one) =>
      offeredOptions(one).colors.length > 0 &&
      offeredOptions(one).models.length === 0 &&
      typeof one.specifications !== 'string',
  );

/** Lines whose product changed can be reduced and removed, but not increased. */
export const changedProductChecks: Check[] = [
  changeCheck(
    ['getCart 200', 'updateCartLine 404', 'updateCartLine 200', 'removeCartLine 200', 'addCartLine 404'],
    'a line whose product became inactive is still listed and can be reduced or removed, but not increased',
    () => ({ isActive: false }),
    async ({ api, token, line, put }) => {
      await api.refused('updateCartLine', 404, 'not_found', put(3));
      await api.refused('addCartLine', 404, 'not_found', { token, body: addLineBody(line.product) });
      expect((await api.ok('updateCartLine', put(2))).body.quantity).toBe(2);
    },
  ),
  changeCheck(
    ['getCart 200', 'updateCartLine 409', 'updateCartLine 200', 'removeCartLine 200', 'addCartLine 409'],
    'a line whose product sold out is still listed and can be reduced or removed, but not increased',
    () => ({ stockStatus: 'out_of_stock', inStock: false, stock: 0, stockQuantity: 0 }),
    async ({ api, token, line, put }) => {
      await api.refused('updateCartLine', 409, 'out_of_stock', put(3));
      await api.refused('addCartLine', 409, 'out_of_stock', { token, body: addLineBody(line.product) });
      expect((await api.ok('updateCartLine', put(2))).body.quantity).toBe(2);
    },
  ),
  changeCheck(
    ['getCart 200', 'updateCartLine 200', 'removeCartLine 200', 'addCartLine 409'],
    'a line whose product moved to another region can change, and only products of the new region can be added',
    (product) => ({ region: regionOf(product) === 'USA' ? 'EU' : 'USA' }),
    async ({ api, token, line, put }) => {
      expect((await api.ok('updateCartLine', put(3))).body.quantity).toBe(3);
      const other = await findProduct(
        api,
        'second product of the old region',
        (product) => product.id !== line.productId && regionOf(product) === regionOf(line.product),
      );
      await api.refused('addCartLine', 409, 'region_conflict', { token, body: addLineBody(other) });
    },
  ),
  changeCheck(
    ['getCart 200', 'updateCartLine 200', 'removeCartLine 200', 'addCartLine 400'],
    'the quantity of a line whose color is no longer offered can change, but the color cannot be added again',
    (product) => ({ specifications: { ...Object(product.specifications), colors: [{ name: 'Unknown Color' }] } }),
    async ({ api, token, line, put }) => {
      expect((await api.ok('updateCartLine', put(3))).body.selectedColor).toBe(firstOptions(line.product).color);
      const body = addLineBody(line.product);
      await api.refused('addCartLine', 400, 'invalid_request', { token, body, invalid: false });
    },
    withColors,
  ),
];
