import { expect } from 'vitest';
import { addLineBody, cartWithOneLine, findProduct } from '../support/carts';
import { check, type Check } from '../support/check';
import { regionOf } from '../support/productOptions';
import { SOLD_OUT, withChangedProduct } from './orderRefusals';

/** With several faults in one request, the one that is checked first decides the error. */
export const cartRefusalChecks: Check[] = [
  check(
    ['addCartLine 400', 'addCartLine 404', 'addCartLine 409'],
    'the body is checked first, then the product, its stock, its region, the choice and the line’s pieces',
    async (api) => {
      const token = await api.buyerToken();
      const first = await findProduct(api);
      const other = await findProduct(
        api,
        'product of the other region',
        (product) => regionOf(product) !== regionOf(first),
      );
      const line = await cartWithOneLine(api, token, first);
      await api.ok('updateCartLine', { token, path: { cartItemId: line.id }, body: { quantity: 999_999 } });
      const wrongChoice = { selectedOptions: { color: 'No Such Color', model: null, ancOption: null } };
      const body = { ...addLineBody(other), ...wrongChoice };
      const gone = { ...SOLD_OUT, isActive: false };

      await withChangedProduct(api, other, gone, async () => {
        const malformed = { token, body: { ...body, quantity: 0 } };
        const { fields } = await api.refused('addCartLine', 400, 'invalid_request', malformed);
        expect(Object.keys(fields ?? {})).toEqual(['quantity']);
        await api.refused('addCartLine', 404, 'not_found', { token, body });
      });
      await withChangedProduct(api, other, SOLD_OUT, async () => {
        await api.refused('addCartLine', 409, 'out_of_stock', { token, body });
      });
      await api.refused('addCartLine', 409, 'region_conflict', { token, body });
      const tooMany = { token, body: { ...addLineBody(first), ...wrongChoice }, invalid: false };
      const { fields } = await api.refused('addCartLine', 400, 'invalid_request', tooMany);
      expect(Object.keys(fields ?? {})).toContain('selectedOptions.color');
      expect(fields).not.toHaveProperty('quantity');
      expect((await api.ok('getCart', { token })).body).toEqual([{ ...line, quantity: 999_999 }]);
    },
  ),
];
