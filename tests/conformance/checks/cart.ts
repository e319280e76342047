import { expect } from 'vitest';
import type { ApiCartItem as CartItem, ApiProduct as Product } from '@/api/types';
import { check, type Check } from '../suite/check';
import { firstChoice, offeredBy, regionOf } from '../suite/choices';
import type { TestApi } from '../suite/testApi';
import { adding, oneLine, someProduct } from '../suite/goods';
import { changedProductChecks } from './cartChanges';
import { choiceChecks } from './cartChoices';
import { everyOperationOf } from './everyOperation';

const MOST_PIECES = 999_999;

async function emptied(api: TestApi): Promise<string> {
  const token = await api.first();
  await api.ok('clearCart', { token });
  return token;
}
const cartOf = async (api: TestApi, token: string) => (await api.ok('getCart', { token })).body;
const quantities = (lines: readonly CartItem[]) => lines.map(({ id, quantity }) => [id, quantity]);

const readingChecks: Check[] = [
  check(
    ['getCart 200', '#CartItem'],
    'lines are oldest first, each with its product as the catalog shows it',
    async (api) => {
      const token = await emptied(api);
      const first = await someProduct(api);
      const region = regionOf(first);
      const second = await someProduct(
        api,
        'second product of one region',
        (product) => product.id !== first.id && regionOf(product) === region,
      );
      const added = [second, first].map((product) => adding(product, 2));
      for (const body of added) await api.ok('addCartLine', { token, body });
      const lines = await cartOf(api, token);
      expect(lines.map(({ productId }) => productId)).toEqual([second.id, first.id]);
      for (const line of lines) {
        const { body: product } = await api.ok('getProduct', { path: { slugOrId: line.productId } });
        expect(line.product).toEqual(product);
      }
    },
  ),
  check(
    ['getCart 200', 'addCartLine 201', '#CartItem'],
    'the flat spellings and selectedOptions always agree',
    async (api) => {
      const token = await emptied(api);
      const product = await someProduct(api, 'product with a choice', (one) => firstChoice(one).color !== null);
      const { body: added } = await api.ok('addCartLine', { token, body: adding(product) });
      for (const line of [added, ...(await cartOf(api, token))]) {
        const { selectedColor, selectedModel, selectedAncOption, selectedOptions } = line;
        const { color, model, ancOption } = firstChoice(product);
        expect({ selectedColor, selectedModel, selectedAncOption }).toEqual({
          selectedColor: color,
          selectedModel: model,
          selectedAncOption: ancOption,
        });
        expect(selectedOptions).toMatchObject({ color, model, ancOption });
        const { selectedColor: flat, selectedModel: flatModel, selectedAncOption: flatAnc } = selectedOptions;
        expect([flat ?? color, flatModel ?? model, flatAnc ?? ancOption]).toEqual([color, model, ancOption]);
      }
    },
  ),
  check('getCart 200', 'each buyer has a separate cart', async (api) => {
    const token = await api.first();
    const other = await api.second();
    await api.ok('clearCart', { token: other });
    await oneLine(api, token);
    expect(await cartOf(api, other)).toEqual([]);
    await api.ok('clearCart', { token: other });
    expect(await cartOf(api, token)).toHaveLength(1);
  }),
];

const addingChecks: Check[] = [
  check(['addCartLine 201', 'getCart 200'], 'answers the line as it is now, which is then in the cart', async (api) => {
    const token = await emptied(api);
    const product = await someProduct(api);
    const { body: line } = await api.ok('addCartLine', { token, body: adding(product, 7) });
    expect(line).toMatchObject({ quantity: 7, productId: product.id });
    expect(await cartOf(api, token)).toEqual([line]);
  }),
  check('addCartLine 201', 'the same product with the same choice grows its line', async (api) => {
    const token = await emptied(api);
    const product = await someProduct(api);
    const { body: line } = await api.ok('addCartLine', { token, body: adding(product, 7) });
    const { body: grown } = await api.ok('addCartLine', { token, body: adding(product, 5) });
    expect(grown).toEqual({ ...line, quantity: 12 });
    expect(await cartOf(api, token)).toEqual([grown]);
  }),
  check('addCartLine 201', 'another color is another line', async (api) => {
    const token = await emptied(api);
    const product = await someProduct(api, 'product with two colours', (one) => offeredBy(one).colors.length > 1);
    for (const color of offeredBy(product).colors.slice(0, 2)) {
      const body = adding(product);
      await api.ok('addCartLine', { token, body: { ...body, selectedOptions: { ...body.selectedOptions, color } } });
    }
    expect(await cartOf(api, token)).toHaveLength(2);
  }),
  check('addCartLine 201', 'a quantity above the stock is accepted', async (api) => {
    const token = await emptied(api);
    const product = await someProduct(api, 'product with a small stock', ({ stock }) => stock < MOST_PIECES);
    const { body } = await api.ok('addCartLine', { token, body: adding(product, product.stock + 1) });
    expect(body.quantity).toBe(product.stock + 1);
  }),
  check(
    'addCartLine 400',
    'a quantity that is not an integer from 1 to 999999 is named in fields, and nothing is added',
    async (api) => {
      const token = await emptied(api);
      const body = adding(await someProduct(api));
      for (const quantity of [0, -1, 2.5, '3', null, MOST_PIECES + 1]) {
        const { fields } = await api.refused('addCartLine', 400, 'invalid_request', {
          token,
          body: { ...body, quantity },
        });
        expect(Object.keys(fields ?? {}), String(quantity)).toEqual(['quantity']);
      }
      expect(await cartOf(api, token)).toEqual([]);
    },
  ),
  check('addCartLine 400', 'a line cannot exceed 999999 pieces and stays unchanged', async (api) => {
    const token = await emptied(api);
    const product = await someProduct(api);
    const { body: line } = await api.ok('addCartLine', { token, body: adding(product, MOST_PIECES) });
    const { fields } = await api.refused('addCartLine', 400, 'invalid_request', {
      token,
      body: adding(product),
      wrong: false,
    });
    expect(Object.keys(fields ?? {})).toEqual(['quantity']);
    expect(await cartOf(api, token)).toEqual([line]);
  }),
  check('addCartLine 400', 'an invalid product id is named in fields', async (api) => {
    const token = await emptied(api);
    for (const productId of [0, '1', null]) {
      const { fields } = await api.refused('addCartLine', 400, 'invalid_request', {
        token,
        body: { productId, quantity: 1 },
      });
      expect(Object.keys(fields ?? {})).toEqual(['productId']);
    }
  }),
  check('addCartLine 404', 'an unknown product is not_found', async (api) => {
    const token = await emptied(api);
    const highest = Math.max(0, ...(await api.products()).map(({ id }) => id));
    const body = { productId: highest + 1_000_000, quantity: 1 };
    await api.refused('addCartLine', 404, 'not_found', { token, body });
  }),
  check('addCartLine 404', 'an inactive product is not_found', async (api) => {
    const { id } = api.need(api.target.hiddenProduct, 'inactive product');
    const body = { productId: id, quantity: 1 };
    await api.refused('addCartLine', 404, 'not_found', { token: await emptied(api), body });
  }),
  check(
    'addCartLine 409',
    'a product of the other region is region_conflict, with the words ‘different stock locations’',
    async (api) => {
      const token = await emptied(api);
      const inRegion = (region: 'USA' | 'EU') => (product: Product) => regionOf(product) === region;
      const usa = await someProduct(api, 'product in the USA', inRegion('USA'));
      const eu = await someProduct(api, 'product in the EU', inRegion('EU'));
      for (const [first, other] of [
        [usa, eu],
        [eu, usa],
      ] as const) {
        const line = await oneLine(api, token, first);
        const { message } = await api.refused('addCartLine', 409, 'region_conflict', { token, body: adding(other) });
        expect(message).toContain('different stock locations');
        expect(await cartOf(api, token)).toEqual([line]);
      }
      await api.ok('clearCart', { token });
      await api.ok('addCartLine', { token, body: adding(eu) });
    },
  ),
  check('addCartLine 409', 'a sold-out product is out_of_stock, without those words', async (api) => {
    const token = await emptied(api);
    const sold = (await api.products()).find(({ stockStatus }) => stockStatus === 'out_of_stock');
    const { message } = await api.refused('addCartLine', 409, 'out_of_stock', {
      token,
      body: adding(api.need(sold, 'sold-out product')),
    });
    expect(message).not.toContain('different stock locations');
    expect(await cartOf(api, token)).toEqual([]);
  }),
];

const changingChecks: Check[] = [
  check(['updateCartLine 200', 'getCart 200'], 'sets the quantity and answers the line as it is now', async (api) => {
    const token = await api.first();
    const line = await oneLine(api, token);
    for (const quantity of [30, 1, MOST_PIECES]) {
      const { body } = await api.ok('updateCartLine', { token, path: { cartItemId: line.id }, body: { quantity } });
      expect(body).toEqual({ ...line, quantity });
      expect(await cartOf(api, token)).toEqual([body]);
    }
  }),
  check(
    'updateCartLine 400',
    'a quantity that is not an integer from 1 to 999999 is named in fields and changes nothing',
    async (api) => {
      const token = await api.first();
      const line = await oneLine(api, token);
      for (const quantity of [0, -3, 1.5, '2', MOST_PIECES + 1]) {
        const asked = { token, path: { cartItemId: line.id }, body: { quantity } };
        const { fields } = await api.refused('updateCartLine', 400, 'invalid_request', asked);
        expect(Object.keys(fields ?? {})).toEqual(['quantity']);
      }
      expect(await cartOf(api, token)).toEqual([line]);
    },
  ),
  check(
    ['updateCartLine 404', 'removeCartLine 404'],
    'an unknown line and another buyer’s are not_found, and stay as they are',
    async (api) => {
      const token = await api.first();
      const other = await api.second();
      const line = await oneLine(api, token);
      const body = { quantity: 9 };
      for (const [who, cartItemId] of [
        [other, line.id],
        [token, line.id + 1_000_000],
      ] as const) {
        await api.refused('updateCartLine', 404, 'not_found', { token: who, path: { cartItemId }, body });
        await api.refused('removeCartLine', 404, 'not_found', { token: who, path: { cartItemId } });
      }
      expect(await cartOf(api, token)).toEqual([line]);
    },
  ),
  check(['updateCartLine 400', 'removeCartLine 400'], 'a line’s id that is none is named in fields', async (api) => {
    const token = await api.first();
    for (const cartItemId of ['first', 0, '1.5']) {
      for (const operation of ['updateCartLine', 'removeCartLine'] as const) {
        const asked = { token, path: { cartItemId }, ...(operation === 'updateCartLine' && { body: { quantity: 2 } }) };
        const { fields } = await api.refused(operation, 400, 'invalid_request', asked);
        expect(Object.keys(fields ?? {})).toEqual(['cartItemId']);
      }
    }
  }),
  check(
    ['removeCartLine 200', 'removeCartLine 404'],
    'removes this line only; a second removal is not_found',
    async (api) => {
      const token = await emptied(api);
      const first = await someProduct(api);
      const second = await someProduct(
        api,
        'second product of one region',
        (product) => product.id !== first.id && regionOf(product) === regionOf(first),
      );
      const { body: kept } = await api.ok('addCartLine', { token, body: adding(first, 2) });
      const { body: gone } = await api.ok('addCartLine', { token, body: adding(second, 3) });
      const { body } = await api.ok('removeCartLine', { token, path: { cartItemId: gone.id } });
      expect(body).toEqual({ success: true });
      expect(quantities(await cartOf(api, token))).toEqual([[kept.id, 2]]);
      await api.refused('removeCartLine', 404, 'not_found', { token, path: { cartItemId: gone.id } });
    },
  ),
  check(['clearCart 200', 'getCart 200'], 'removes every line; emptying an empty cart succeeds', async (api) => {
    const token = await api.first();
    await oneLine(api, token);
    for (const _again of [1, 2]) {
      expect((await api.ok('clearCart', { token })).body).toEqual({ success: true });
      expect(await cartOf(api, token)).toEqual([]);
    }
  }),
];

/** Tag `cart`. */
export const cartChecks: Check[] = [
  ...readingChecks,
  ...addingChecks,
  ...choiceChecks,
  ...changingChecks,
  ...changedProductChecks,
  ...everyOperationOf('cart'),
];
