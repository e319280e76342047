import { expect } from 'vitest';
import type { ApiCartItem as CartItem, ApiProduct as Product } from '@/api/types';
import { hiddenProduct, newProduct } from '../support/backOffice';
import { check, type Check } from '../support/check';
import { firstOptions, offeredOptions, regionOf } from '../support/productOptions';
import type { TestApi } from '../support/testApi';
import { addLineBody, cartWithOneLine, findProduct } from '../support/carts';
import { changedProductChecks } from './cartChanges';
import { choiceChecks } from './cartChoices';
import { cartRefusalChecks } from './cartRefusals';
import { everyOperationOf } from './everyOperation';

const MAX_QUANTITY = 999_999;

async function emptyCartToken(api: TestApi): Promise<string> {
  const token = await api.buyerToken();
  await api.ok('clearCart', { token });
  return token;
}
const cartOf = async (api: TestApi, token: string) => (await api.ok('getCart', { token })).body;
const quantities = (lines: readonly CartItem[]) => lines.map(({ id, quantity }) => [id, quantity]);

const readingChecks: Check[] = [
  check(
    ['getCart 200', '#CartItem'],
    'lists lines oldest first, each with its product as the catalog shows it',
    async (api) => {
      const token = await emptyCartToken(api);
      const first = await findProduct(api);
      const region = regionOf(first);
      const second = await findProduct(
        api,
        'second product of one region',
        (product) => product.id !== first.id && regionOf(product) === region,
      );
      const added = [second, first].map((product) => addLineBody(product, 2));
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
      const token = await emptyCartToken(api);
      const product = await findProduct(api, 'product with a choice', (one) => firstOptions(one).color !== null);
      const { body: added } = await api.ok('addCartLine', { token, body: addLineBody(product) });
      for (const line of [added, ...(await cartOf(api, token))]) {
        const { selectedColor, selectedModel, selectedAncOption, selectedOptions } = line;
        const { color, model, ancOption } = firstOptions(product);
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
  check('getCart 200', 'each buyer has their own cart', async (api) => {
    const token = await api.buyerToken();
    const other = await api.otherBuyerToken();
    await api.ok('clearCart', { token: other });
    await cartWithOneLine(api, token);
    expect(await cartOf(api, other)).toEqual([]);
    await api.ok('clearCart', { token: other });
    expect(await cartOf(api, token)).toHaveLength(1);
  }),
];

const addingChecks: Check[] = [
  check(['addCartLine 201', 'getCart 200'], 'returns the new line, and the cart contains it', async (api) => {
    const token = await emptyCartToken(api);
    const product = await findProduct(api);
    const { body: line } = await api.ok('addCartLine', { token, body: addLineBody(product, 7) });
    expect(line).toMatchObject({ quantity: 7, productId: product.id });
    expect(await cartOf(api, token)).toEqual([line]);
  }),
  check('addCartLine 201', 'adding the same product with the same options increases its line', async (api) => {
    const token = await emptyCartToken(api);
    const product = await findProduct(api);
    const { body: line } = await api.ok('addCartLine', { token, body: addLineBody(product, 7) });
    const { body: grown } = await api.ok('addCartLine', { token, body: addLineBody(product, 5) });
    expect(grown).toEqual({ ...line, quantity: 12 });
    expect(await cartOf(api, token)).toEqual([grown]);
  }),
  check('addCartLine 201', 'another color is another line', async (api) => {
    const token = await emptyCartToken(api);
    const product = await findProduct(api, 'product with two colors', (one) => offeredOptions(one).colors.length > 1);
    for (const color of offeredOptions(product).colors.slice(0, 2)) {
      const body = addLineBody(product);
      await api.ok('addCartLine', { token, body: { ...body, selectedOptions: { ...body.selectedOptions, color } } });
    }
    expect(await cartOf(api, token)).toHaveLength(2);
  }),
  check('addCartLine 201', 'a quantity above the stock is accepted', async (api) => {
    const token = await emptyCartToken(api);
    const product = await findProduct(api, 'product with a small stock', ({ stock }) => stock < MAX_QUANTITY);
    const { body } = await api.ok('addCartLine', { token, body: addLineBody(product, product.stock + 1) });
    expect(body.quantity).toBe(product.stock + 1);
  }),
  check(
    'addCartLine 400',
    'a quantity that is not a whole number from 1 to 999999 is named in fields, and nothing is added',
    async (api) => {
      const token = await emptyCartToken(api);
      const body = addLineBody(await findProduct(api));
      for (const quantity of [0, -1, 2.5, '3', null, MAX_QUANTITY + 1]) {
        const { fields } = await api.refused('addCartLine', 400, 'invalid_request', {
          token,
          body: { ...body, quantity },
        });
        expect(Object.keys(fields ?? {}), String(quantity)).toEqual(['quantity']);
      }
      expect(await cartOf(api, token)).toEqual([]);
    },
  ),
  check('addCartLine 400', 'a line cannot exceed 999999 pieces; the attempt leaves it unchanged', async (api) => {
    const token = await emptyCartToken(api);
    const product = await findProduct(api);
    const { body: line } = await api.ok('addCartLine', { token, body: addLineBody(product, MAX_QUANTITY) });
    const { fields } = await api.refused('addCartLine', 400, 'invalid_request', {
      token,
      body: addLineBody(product),
      invalid: false,
    });
    expect(Object.keys(fields ?? {})).toEqual(['quantity']);
    expect(await cartOf(api, token)).toEqual([line]);
  }),
  check('addCartLine 400', 'an invalid product id is named in fields', async (api) => {
    const token = await emptyCartToken(api);
    for (const productId of [0, '1', null]) {
      const { fields } = await api.refused('addCartLine', 400, 'invalid_request', {
        token,
        body: { productId, quantity: 1 },
      });
      expect(Object.keys(fields ?? {})).toEqual(['productId']);
    }
  }),
  check('addCartLine 404', 'an unknown product is not_found', async (api) => {
    const token = await emptyCartToken(api);
    const highest = Math.max(0, ...(await api.products()).map(({ id }) => id));
    const body = { productId: highest + 1_000_000, quantity: 1 };
    await api.refused('addCartLine', 404, 'not_found', { token, body });
  }),
  check('addCartLine 404', 'an inactive product is not_found', async (api) => {
    const { id } = await hiddenProduct(api);
    const body = { productId: id, quantity: 1 };
    await api.refused('addCartLine', 404, 'not_found', { token: await emptyCartToken(api), body });
  }),
  check('addCartLine 404', 'an inactive product that is sold out is not_found', async (api) => {
    const { id } = await newProduct(api, { isActive: false, stockStatus: 'out_of_stock' });
    const body = { productId: id, quantity: 1 };
    await api.refused('addCartLine', 404, 'not_found', { token: await emptyCartToken(api), body });
  }),
  check(
    'addCartLine 409',
    'a product from the other region is region_conflict, and the message says ‘different stock locations’',
    async (api) => {
      const token = await emptyCartToken(api);
      const inRegion = (region: 'USA' | 'EU') => (product: Product) => regionOf(product) === region;
      const usa = await findProduct(api, 'product in the USA', inRegion('USA'));
      const eu = await findProduct(api, 'product in the EU', inRegion('EU'));
      for (const [first, other] of [
        [usa, eu],
        [eu, usa],
      ] as const) {
        const line = await cartWithOneLine(api, token, first);
        const { message } = await api.refused('addCartLine', 409, 'region_conflict', {
          token,
          body: addLineBody(other),
        });
        expect(message).toContain('different stock locations');
        expect(await cartOf(api, token)).toEqual([line]);
      }
      await api.ok('clearCart', { token });
      await api.ok('addCartLine', { token, body: addLineBody(eu) });
    },
  ),
  check(
    'addCartLine 409',
    'a sold-out product is out_of_stock, and the message does not say ‘different stock locations’',
    async (api) => {
      const token = await emptyCartToken(api);
      const sold = (await api.products()).find(({ stockStatus }) => stockStatus === 'out_of_stock');
      const { message } = await api.refused('addCartLine', 409, 'out_of_stock', {
        token,
        body: addLineBody(api.requires(sold, 'sold-out product')),
      });
      expect(message).not.toContain('different stock locations');
      expect(await cartOf(api, token)).toEqual([]);
    },
  ),
];

const changingChecks: Check[] = [
  check(['updateCartLine 200', 'getCart 200'], 'sets the quantity and returns the new line', async (api) => {
    const token = await api.buyerToken();
    const line = await cartWithOneLine(api, token);
    for (const quantity of [30, 1, MAX_QUANTITY]) {
      const { body } = await api.ok('updateCartLine', { token, path: { cartItemId: line.id }, body: { quantity } });
      expect(body).toEqual({ ...line, quantity });
      expect(await cartOf(api, token)).toEqual([body]);
    }
  }),
  check(
    'updateCartLine 400',
    'a quantity that is not a whole number from 1 to 999999 is named in fields and changes nothing',
    async (api) => {
      const token = await api.buyerToken();
      const line = await cartWithOneLine(api, token);
      for (const quantity of [0, -3, 1.5, '2', MAX_QUANTITY + 1]) {
        const options = { token, path: { cartItemId: line.id }, body: { quantity } };
        const { fields } = await api.refused('updateCartLine', 400, 'invalid_request', options);
        expect(Object.keys(fields ?? {})).toEqual(['quantity']);
      }
      expect(await cartOf(api, token)).toEqual([line]);
    },
  ),
  check(
    ['updateCartLine 404', 'removeCartLine 404'],
    'an unknown line and another buyer’s are not_found and stay unchanged',
    async (api) => {
      const token = await api.buyerToken();
      const other = await api.otherBuyerToken();
      const line = await cartWithOneLine(api, token);
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
  check(['updateCartLine 404', 'removeCartLine 404'], 'text that cannot be a line’s id is not_found', async (api) => {
    const token = await api.buyerToken();
    for (const cartItemId of ['abc', 0, '1.5']) {
      for (const operation of ['updateCartLine', 'removeCartLine'] as const) {
        const options = {
          token,
          path: { cartItemId },
          ...(operation === 'updateCartLine' && { body: { quantity: 2 } }),
        };
        await api.refused(operation, 404, 'not_found', { ...options, invalid: true });
      }
    }
  }),
  check(
    ['removeCartLine 200', 'removeCartLine 404'],
    'removes this line only; a second time it is not_found',
    async (api) => {
      const token = await emptyCartToken(api);
      const first = await findProduct(api);
      const second = await findProduct(
        api,
        'second product of one region',
        (product) => product.id !== first.id && regionOf(product) === regionOf(first),
      );
      const { body: kept } = await api.ok('addCartLine', { token, body: addLineBody(first, 2) });
      const { body: gone } = await api.ok('addCartLine', { token, body: addLineBody(second, 3) });
      await api.ok('removeCartLine', { token, path: { cartItemId: gone.id } });
      expect(quantities(await cartOf(api, token))).toEqual([[kept.id, 2]]);
      await api.refused('removeCartLine', 404, 'not_found', { token, path: { cartItemId: gone.id } });
    },
  ),
  check(['clearCart 200', 'getCart 200'], 'removes every line; clearing an empty cart succeeds', async (api) => {
    const token = await api.buyerToken();
    await cartWithOneLine(api, token);
    for (const _again of [1, 2]) {
      await api.ok('clearCart', { token });
      expect(await cartOf(api, token)).toEqual([]);
    }
  }),
];

/** Tag `cart`. */
export const cartChecks: Check[] = [
  ...readingChecks,
  ...addingChecks,
  ...choiceChecks,
  ...cartRefusalChecks,
  ...changingChecks,
  ...changedProductChecks,
  ...everyOperationOf('cart'),
];
