import { expect } from 'vitest';
import type { ApiProduct as Product } from '@/api/types';
import { check, type Check } from '../suite/check';
import { firstChoice, offeredBy, type SelectedOptions } from '../suite/choices';
import type { TestApi } from '../suite/testApi';
import { adding, someProduct } from '../suite/goods';

/** Adds with some options changed, and answers what the cart holds of the choice. */
async function chosen(api: TestApi, product: Product, options: Partial<SelectedOptions> | undefined) {
  const token = await api.first();
  await api.ok('clearCart', { token });
  const { body } = await api.ok('addCartLine', { token, body: { ...adding(product), selectedOptions: options } });
  const { color, model, ancOption } = body.selectedOptions;
  return { color, model, ancOption };
}

/** The names in `fields` of a refused choice; the cart stays empty. */
async function misfits(
  api: TestApi,
  product: Product,
  options: Partial<SelectedOptions> | undefined,
): Promise<string[]> {
  const token = await api.first();
  await api.ok('clearCart', { token });
  const body = { ...adding(product), selectedOptions: options };
  const { fields } = await api.refused('addCartLine', 400, 'invalid_request', { token, body, wrong: false });
  expect((await api.ok('getCart', { token })).body).toEqual([]);
  return Object.keys(fields ?? {});
}

const isPlain = (product: Product) => {
  const { colors, models, hasAnc } = offeredBy(product);
  return colors.length === 0 && models.length === 0 && !hasAnc;
};
const withColors = (product: Product) => offeredBy(product).colors.length > 0 && offeredBy(product).models.length === 0;
const withModels = (product: Product) => offeredBy(product).models.length > 0;
const withAnc = (product: Product) => offeredBy(product).hasAnc && !withModels(product);

/** addCartLine: the choice has to fit the product. */
export const choiceChecks: Check[] = [
  check('addCartLine 400', 'a product with colors requires one of them', async (api) => {
    const product = await someProduct(api, 'product with colours', withColors);
    const right = firstChoice(product);
    for (const color of [null, '', '  ', 'No Such Colour']) {
      expect(await misfits(api, product, { ...right, color }), String(color)).toEqual(['selectedOptions.color']);
    }
    expect(await misfits(api, product, undefined)).toEqual(['selectedOptions.color']);
  }),
  check('addCartLine 400', 'a product with models requires one of them', async (api) => {
    const product = await someProduct(api, 'product with models', withModels);
    const { color } = firstChoice(product);
    expect(await misfits(api, product, { color })).toEqual(['selectedOptions.model']);
    expect(await misfits(api, product, { color, model: 'no such model' })).toEqual(['selectedOptions.model']);
  }),
  check('addCartLine 201', 'the model’s id is repeated as ancOption, said or not: one line', async (api) => {
    const product = await someProduct(api, 'product with models', withModels);
    const { color, model } = firstChoice(product);
    const expected = { color, model, ancOption: model };
    expect(await chosen(api, product, expected)).toEqual(expected);
    expect(await chosen(api, product, { color, model })).toEqual(expected);
    const token = await api.first();
    await api.ok('addCartLine', { token, body: adding(product) });
    expect((await api.ok('getCart', { token })).body.map(({ quantity }) => quantity)).toEqual([2]);
  }),
  check('addCartLine 201', 'with ANC the option is anc or no_anc, and absent means no_anc', async (api) => {
    const product = await someProduct(api, 'product with ANC', withAnc);
    const { color } = firstChoice(product);
    for (const [ancOption, kept] of [
      ['anc', 'anc'],
      ['no_anc', 'no_anc'],
      [null, 'no_anc'],
      [undefined, 'no_anc'],
    ] as const) {
      const options = { color, ...(ancOption !== undefined && { ancOption }) };
      expect(await chosen(api, product, options)).toEqual({ color, model: null, ancOption: kept });
    }
    expect(await misfits(api, product, { color, ancOption: 'loud' })).toEqual(['selectedOptions.ancOption']);
  }),
  check(
    ['addCartLine 201', 'addCartLine 400'],
    'a product without a choice takes none; blank text counts as absent',
    async (api) => {
      const product = await someProduct(api, 'product without a choice', isPlain);
      const none = { color: null, model: null, ancOption: null };
      for (const options of [undefined, {}, none, { color: '', model: ' ', ancOption: '' }]) {
        expect(await chosen(api, product, options)).toEqual(none);
      }
      expect(await misfits(api, product, { color: 'Black' })).toEqual(['selectedOptions.color']);
      expect(await misfits(api, product, { model: 'm1' })).toContain('selectedOptions.model');
      expect(await misfits(api, product, { ancOption: 'anc' })).toEqual(['selectedOptions.ancOption']);
    },
  ),
  check('addCartLine 400', 'text of more than 80 letters is no option', async (api) => {
    const product = await someProduct(api, 'product without a choice', isPlain);
    const token = await api.first();
    const body = { ...adding(product), selectedOptions: { color: 'x'.repeat(81) } };
    const { fields } = await api.refused('addCartLine', 400, 'invalid_request', { token, body });
    expect(Object.keys(fields ?? {})).toEqual(['selectedOptions.color']);
  }),
];
