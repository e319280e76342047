import { expect } from 'vitest';
import type { ApiProduct as Product } from '@/api/types';
import { check, type Check } from '../support/check';
import { firstOptions, offeredOptions, type SelectedOptions } from '../support/productOptions';
import type { TestApi } from '../support/testApi';
import { addLineBody, findProduct } from '../support/carts';

/** Adds a line with these options; returns the options stored in the cart. */
async function addedOptions(api: TestApi, product: Product, options: Partial<SelectedOptions> | undefined) {
  const token = await api.buyerToken();
  await api.ok('clearCart', { token });
  const { body } = await api.ok('addCartLine', { token, body: { ...addLineBody(product), selectedOptions: options } });
  const { color, model, ancOption } = body.selectedOptions;
  return { color, model, ancOption };
}

/** Expects that these options are refused and the cart stays empty; returns the names in `fields`. */
async function rejectedFields(
  api: TestApi,
  product: Product,
  options: Partial<SelectedOptions> | undefined,
): Promise<string[]> {
  const token = await api.buyerToken();
  await api.ok('clearCart', { token });
  const body = { ...addLineBody(product), selectedOptions: options };
  const { fields } = await api.refused('addCartLine', 400, 'invalid_request', { token, body, invalid: false });
  expect((await api.ok('getCart', { token })).body).toEqual([]);
  return Object.keys(fields ?? {});
}

const isPlain = (product: Product) => {
  const { colors, models, hasAnc } = offeredOptions(product);
  return colors.length === 0 && models.length === 0 && !hasAnc;
};
const withColors = (product: Product) =>
  offeredOptions(product).colors.length > 0 && offeredOptions(product).models.length === 0;
const withModels = (product: Product) => offeredOptions(product).models.length > 0;
const withAnc = (product: Product) => offeredOptions(product).hasAnc && !withModels(product);

/** addCartLine: the options must be those of the product. */
export const choiceChecks: Check[] = [
  check('addCartLine 400', 'a product with colors requires one of them', async (api) => {
    const product = await findProduct(api, 'product with colors', withColors);
    const right = firstOptions(product);
    for (const color of [null, '', '  ', 'No Such Color']) {
      expect(await rejectedFields(api, product, { ...right, color }), String(color)).toEqual(['selectedOptions.color']);
    }
    expect(await rejectedFields(api, product, undefined)).toEqual(['selectedOptions.color']);
  }),
  check(
    ['addCartLine 201', '#SelectedOptions'],
    'a color is matched ignoring case: the line has the product’s spelling, and grows',
    async (api) => {
      const product = await findProduct(api, 'product with colors', withColors);
      const right = firstOptions(product);
      const color = String(right.color);
      expect(await addedOptions(api, product, { ...right, color: color.toUpperCase() })).toEqual(right);
      const token = await api.buyerToken();
      const selectedOptions = { ...right, color: color.toLowerCase() };
      await api.ok('addCartLine', { token, body: { ...addLineBody(product), selectedOptions } });
      const { body: lines } = await api.ok('getCart', { token });
      expect(lines.map((line) => [line.selectedColor, line.quantity])).toEqual([[color, 2]]);
    },
  ),
  check('addCartLine 400', 'a product with models requires one of them', async (api) => {
    const product = await findProduct(api, 'product with models', withModels);
    const { color } = firstOptions(product);
    expect(await rejectedFields(api, product, { color })).toEqual(['selectedOptions.model']);
    expect(await rejectedFields(api, product, { color, model: 'no such model' })).toEqual(['selectedOptions.model']);
  }),
  check(
    'addCartLine 201',
    'the model’s id is also the ancOption, whether sent or not; both requests make one line',
    async (api) => {
      const product = await findProduct(api, 'product with models', withModels);
      const { color, model } = firstOptions(product);
      const expected = { color, model, ancOption: model };
      expect(await addedOptions(api, product, expected)).toEqual(expected);
      expect(await addedOptions(api, product, { color, model })).toEqual(expected);
      const token = await api.buyerToken();
      await api.ok('addCartLine', { token, body: addLineBody(product) });
      expect((await api.ok('getCart', { token })).body.map(({ quantity }) => quantity)).toEqual([2]);
    },
  ),
  check('addCartLine 201', 'with ANC the option is anc or no_anc, and absent means no_anc', async (api) => {
    const product = await findProduct(api, 'product with ANC', withAnc);
    const { color } = firstOptions(product);
    for (const [ancOption, kept] of [
      ['anc', 'anc'],
      ['no_anc', 'no_anc'],
      [null, 'no_anc'],
      [undefined, 'no_anc'],
    ] as const) {
      const options = { color, ...(ancOption !== undefined && { ancOption }) };
      expect(await addedOptions(api, product, options)).toEqual({ color, model: null, ancOption: kept });
    }
    expect(await rejectedFields(api, product, { color, ancOption: 'loud' })).toEqual(['selectedOptions.ancOption']);
  }),
  check(
    ['addCartLine 201', 'addCartLine 400'],
    'a product without options accepts none; blank text counts as absent',
    async (api) => {
      const product = await findProduct(api, 'product without a choice', isPlain);
      const none = { color: null, model: null, ancOption: null };
      for (const options of [undefined, {}, none, { color: '', model: ' ', ancOption: '' }]) {
        expect(await addedOptions(api, product, options)).toEqual(none);
      }
      expect(await rejectedFields(api, product, { color: 'Black' })).toEqual(['selectedOptions.color']);
      expect(await rejectedFields(api, product, { model: 'm1' })).toContain('selectedOptions.model');
      expect(await rejectedFields(api, product, { ancOption: 'anc' })).toEqual(['selectedOptions.ancOption']);
    },
  ),
  check('addCartLine 400', 'an option of more than 80 characters is named in fields', async (api) => {
    const product = await findProduct(api, 'product without a choice', isPlain);
    const token = await api.buyerToken();
    const body = { ...addLineBody(product), selectedOptions: { color: 'x'.repeat(81) } };
    const { fields } = await api.refused('addCartLine', 400, 'invalid_request', { token, body });
    expect(Object.keys(fields ?? {})).toEqual(['selectedOptions.color']);
  }),
];
