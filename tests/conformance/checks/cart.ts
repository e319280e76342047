import { expect } from 'vitest';
import type { CartItem, Product } from '@/api/types';
import { check, type Check } from '../exam/check';
import { firstChoice, offeredBy, regionOf } from '../exam/choices';
import type { Exam } from '../exam/exam';
import { adding, oneLine, someProduct } from '../exam/goods';
import { changedProductChecks } from './cartChanges';
import { choiceChecks } from './cartChoices';
import { everyOperationOf } from './everyOperation';

const MOST_PIECES = 999_999;

async function emptied(exam: Exam): Promise<string> {
  const token = await exam.first();
  await exam.ok('clearCart', { token });
  return token;
}
const cartOf = async (exam: Exam, token: string) => (await exam.ok('getCart', { token })).body;
const quantities = (lines: readonly CartItem[]) => lines.map(({ id, quantity }) => [id, quantity]);

const readingChecks: Check[] = [
  check(
    ['getCart 200', '#CartItem'],
    'lines stand oldest first, each with its product as the catalogue shows it',
    async (exam) => {
      const token = await emptied(exam);
      const first = await someProduct(exam);
      const region = regionOf(first);
      const second = await someProduct(
        exam,
        'second product of one region',
        (product) => product.id !== first.id && regionOf(product) === region,
      );
      const added = [second, first].map((product) => adding(product, 2));
      for (const body of added) await exam.ok('addCartLine', { token, body });
      const lines = await cartOf(exam, token);
      expect(lines.map(({ productId }) => productId)).toEqual([second.id, first.id]);
      for (const line of lines) {
        const { body: product } = await exam.ok('getProduct', { path: { slugOrId: line.productId } });
        expect(line.product).toEqual(product);
      }
    },
  ),
  check(
    ['getCart 200', 'addCartLine 201', '#CartItem'],
    'the flat spellings and selectedOptions always agree',
    async (exam) => {
      const token = await emptied(exam);
      const product = await someProduct(exam, 'product with a choice', (one) => firstChoice(one).color !== null);
      const { body: added } = await exam.ok('addCartLine', { token, body: adding(product) });
      for (const line of [added, ...(await cartOf(exam, token))]) {
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
  check('getCart 200', 'each buyer has a cart of his own', async (exam) => {
    const token = await exam.first();
    const other = await exam.second();
    await exam.ok('clearCart', { token: other });
    await oneLine(exam, token);
    expect(await cartOf(exam, other)).toEqual([]);
    await exam.ok('clearCart', { token: other });
    expect(await cartOf(exam, token)).toHaveLength(1);
  }),
];

const addingChecks: Check[] = [
  check(
    ['addCartLine 201', 'getCart 200'],
    'answers the line as it is now, which is then in the cart',
    async (exam) => {
      const token = await emptied(exam);
      const product = await someProduct(exam);
      const { body: line } = await exam.ok('addCartLine', { token, body: adding(product, 7) });
      expect(line).toMatchObject({ quantity: 7, productId: product.id });
      expect(await cartOf(exam, token)).toEqual([line]);
    },
  ),
  check('addCartLine 201', 'the same product with the same choice grows its line', async (exam) => {
    const token = await emptied(exam);
    const product = await someProduct(exam);
    const { body: line } = await exam.ok('addCartLine', { token, body: adding(product, 7) });
    const { body: grown } = await exam.ok('addCartLine', { token, body: adding(product, 5) });
    expect(grown).toEqual({ ...line, quantity: 12 });
    expect(await cartOf(exam, token)).toEqual([grown]);
  }),
  check('addCartLine 201', 'another colour of it is another line', async (exam) => {
    const token = await emptied(exam);
    const product = await someProduct(exam, 'product with two colours', (one) => offeredBy(one).colors.length > 1);
    for (const color of offeredBy(product).colors.slice(0, 2)) {
      const body = adding(product);
      await exam.ok('addCartLine', { token, body: { ...body, selectedOptions: { ...body.selectedOptions, color } } });
    }
    expect(await cartOf(exam, token)).toHaveLength(2);
  }),
  check('addCartLine 201', 'a quantity above the stock is accepted', async (exam) => {
    const token = await emptied(exam);
    const product = await someProduct(exam, 'product with a small stock', ({ stock }) => stock < MOST_PIECES);
    const { body } = await exam.ok('addCartLine', { token, body: adding(product, product.stock + 1) });
    expect(body.quantity).toBe(product.stock + 1);
  }),
  check(
    'addCartLine 400',
    'a quantity that is no whole number from 1 to 999999 is named in fields, and nothing is added',
    async (exam) => {
      const token = await emptied(exam);
      const body = adding(await someProduct(exam));
      for (const quantity of [0, -1, 2.5, '3', null, MOST_PIECES + 1]) {
        const { fields } = await exam.refused('addCartLine', 400, 'invalid_request', {
          token,
          body: { ...body, quantity },
        });
        expect(Object.keys(fields ?? {}), String(quantity)).toEqual(['quantity']);
      }
      expect(await cartOf(exam, token)).toEqual([]);
    },
  ),
  check('addCartLine 400', 'a line cannot grow above 999999 pieces and stays as it was', async (exam) => {
    const token = await emptied(exam);
    const product = await someProduct(exam);
    const { body: line } = await exam.ok('addCartLine', { token, body: adding(product, MOST_PIECES) });
    const { fields } = await exam.refused('addCartLine', 400, 'invalid_request', {
      token,
      body: adding(product),
      wrong: false,
    });
    expect(Object.keys(fields ?? {})).toEqual(['quantity']);
    expect(await cartOf(exam, token)).toEqual([line]);
  }),
  check('addCartLine 400', 'a product id that is none is named in fields', async (exam) => {
    const token = await emptied(exam);
    for (const productId of [0, '1', null]) {
      const { fields } = await exam.refused('addCartLine', 400, 'invalid_request', {
        token,
        body: { productId, quantity: 1 },
      });
      expect(Object.keys(fields ?? {})).toEqual(['productId']);
    }
  }),
  check('addCartLine 404', 'an unknown product is not_found', async (exam) => {
    const token = await emptied(exam);
    const highest = Math.max(0, ...(await exam.products()).map(({ id }) => id));
    const body = { productId: highest + 1_000_000, quantity: 1 };
    await exam.refused('addCartLine', 404, 'not_found', { token, body });
  }),
  check('addCartLine 404', 'an inactive product is not_found', async (exam) => {
    const { id } = exam.need(exam.examinee.hiddenProduct, 'inactive product');
    const body = { productId: id, quantity: 1 };
    await exam.refused('addCartLine', 404, 'not_found', { token: await emptied(exam), body });
  }),
  check(
    'addCartLine 409',
    'a product of the other region is region_conflict, in the words ‘different stock locations’',
    async (exam) => {
      const token = await emptied(exam);
      const inRegion = (region: 'USA' | 'EU') => (product: Product) => regionOf(product) === region;
      const usa = await someProduct(exam, 'product in the USA', inRegion('USA'));
      const eu = await someProduct(exam, 'product in the EU', inRegion('EU'));
      for (const [first, other] of [
        [usa, eu],
        [eu, usa],
      ] as const) {
        const line = await oneLine(exam, token, first);
        const { message } = await exam.refused('addCartLine', 409, 'region_conflict', { token, body: adding(other) });
        expect(message).toContain('different stock locations');
        expect(await cartOf(exam, token)).toEqual([line]);
      }
      await exam.ok('clearCart', { token });
      await exam.ok('addCartLine', { token, body: adding(eu) });
    },
  ),
  check('addCartLine 409', 'a sold-out product is out_of_stock, without those words', async (exam) => {
    const token = await emptied(exam);
    const sold = (await exam.products()).find(({ stockStatus }) => stockStatus === 'out_of_stock');
    const { message } = await exam.refused('addCartLine', 409, 'out_of_stock', {
      token,
      body: adding(exam.need(sold, 'sold-out product')),
    });
    expect(message).not.toContain('different stock locations');
    expect(await cartOf(exam, token)).toEqual([]);
  }),
];

const changingChecks: Check[] = [
  check(['updateCartLine 200', 'getCart 200'], 'sets the quantity and answers the line as it is now', async (exam) => {
    const token = await exam.first();
    const line = await oneLine(exam, token);
    for (const quantity of [30, 1, MOST_PIECES]) {
      const { body } = await exam.ok('updateCartLine', { token, path: { cartItemId: line.id }, body: { quantity } });
      expect(body).toEqual({ ...line, quantity });
      expect(await cartOf(exam, token)).toEqual([body]);
    }
  }),
  check(
    'updateCartLine 400',
    'a quantity that is no whole number from 1 to 999999 is named in fields and changes nothing',
    async (exam) => {
      const token = await exam.first();
      const line = await oneLine(exam, token);
      for (const quantity of [0, -3, 1.5, '2', MOST_PIECES + 1]) {
        const asked = { token, path: { cartItemId: line.id }, body: { quantity } };
        const { fields } = await exam.refused('updateCartLine', 400, 'invalid_request', asked);
        expect(Object.keys(fields ?? {})).toEqual(['quantity']);
      }
      expect(await cartOf(exam, token)).toEqual([line]);
    },
  ),
  check(
    ['updateCartLine 404', 'removeCartLine 404'],
    'an unknown line and another buyer’s are not_found, and stay as they are',
    async (exam) => {
      const token = await exam.first();
      const other = await exam.second();
      const line = await oneLine(exam, token);
      const body = { quantity: 9 };
      for (const [who, cartItemId] of [
        [other, line.id],
        [token, line.id + 1_000_000],
      ] as const) {
        await exam.refused('updateCartLine', 404, 'not_found', { token: who, path: { cartItemId }, body });
        await exam.refused('removeCartLine', 404, 'not_found', { token: who, path: { cartItemId } });
      }
      expect(await cartOf(exam, token)).toEqual([line]);
    },
  ),
  check(['updateCartLine 400', 'removeCartLine 400'], 'a line’s id that is none is named in fields', async (exam) => {
    const token = await exam.first();
    for (const cartItemId of ['first', 0, '1.5']) {
      for (const operation of ['updateCartLine', 'removeCartLine'] as const) {
        const asked = { token, path: { cartItemId }, ...(operation === 'updateCartLine' && { body: { quantity: 2 } }) };
        const { fields } = await exam.refused(operation, 400, 'invalid_request', asked);
        expect(Object.keys(fields ?? {})).toEqual(['cartItemId']);
      }
    }
  }),
  check(['removeCartLine 200', 'removeCartLine 404'], 'takes this line away and no other, once', async (exam) => {
    const token = await emptied(exam);
    const first = await someProduct(exam);
    const second = await someProduct(
      exam,
      'second product of one region',
      (product) => product.id !== first.id && regionOf(product) === regionOf(first),
    );
    const { body: kept } = await exam.ok('addCartLine', { token, body: adding(first, 2) });
    const { body: gone } = await exam.ok('addCartLine', { token, body: adding(second, 3) });
    const { body } = await exam.ok('removeCartLine', { token, path: { cartItemId: gone.id } });
    expect(body).toEqual({ success: true });
    expect(quantities(await cartOf(exam, token))).toEqual([[kept.id, 2]]);
    await exam.refused('removeCartLine', 404, 'not_found', { token, path: { cartItemId: gone.id } });
  }),
  check(
    ['clearCart 200', 'getCart 200'],
    'takes every line away; an empty cart is emptied without complaint',
    async (exam) => {
      const token = await exam.first();
      await oneLine(exam, token);
      for (const _again of [1, 2]) {
        expect((await exam.ok('clearCart', { token })).body).toEqual({ success: true });
        expect(await cartOf(exam, token)).toEqual([]);
      }
    },
  ),
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
