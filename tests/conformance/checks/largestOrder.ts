import { expect } from 'vitest';
import { newProduct } from '../support/backOffice';
import { expectedTotals, fillCart, findProduct, lineOf, type TestCart } from '../support/carts';
import { check, type Check } from '../support/check';
import type { Checkout } from '../support/checkouts';
import { expectRefusedUnchanged } from '../support/orders';
import { firstOptionsPrice, offeredOptions, regionOf } from '../support/productOptions';
import type { TestApi } from '../support/testApi';
import { changed } from '@tests/support/bodyPaths';

const LARGEST_CENTS = 999_999_999_99n;
const MAX_QUANTITY = 999_999;

/** A cart that costs more than the contract's largest amount; the check is skipped when the catalog is too cheap. */
async function tooLargeCart(api: TestApi, { rule }: Checkout): Promise<TestCart> {
  const first = await findProduct(api);
  const dearest = (await api.products())
    .filter((product) => product.stockStatus !== 'out_of_stock' && regionOf(product) === regionOf(first))
    .toSorted((one, other) => firstOptionsPrice(other) - firstOptionsPrice(one));
  const { token, level } = await fillCart(api, await api.buyerToken(), []);
  const lines: TestCart['lines'] = [];
  for (const product of dearest) {
    const { colors } = offeredOptions(product);
    const line = lineOf(product, MAX_QUANTITY);
    lines.push(
      ...(colors.length > 0 ? colors : [null]).map((color) => ({ ...line, options: { ...line.options, color } })),
    );
    if (expectedTotals({ token, lines, level }, rule).total > LARGEST_CENTS) return fillCart(api, token, lines);
  }
  return api.requires<TestCart>(undefined, 'catalog dear enough for the largest order');
}

/** Expects that the cart is too large, whatever the figures of the request are; `fields` names the total. */
async function expectTooLarge(api: TestApi, checkout: Checkout, cart: TestCart): Promise<void> {
  const body = checkout.figures.reduce((wrong, path) => changed(wrong, path, () => 1), checkout.body(cart));
  const options = { body, invalid: false };
  const { fields } = await expectRefusedUnchanged(api, checkout, cart.token, [400, 'invalid_request'], options);
  const total = checkout.figures.find((path) => /(^|\.)total$/.test(path)) ?? 'amount';
  expect(Object.keys(fields ?? {})).toEqual([total]);
  await api.ok('clearCart', { token: cart.token });
}

/** The limit comes before the figures, which could not state a larger amount. */
export const limitChecks = (checkout: Checkout): Check[] => [
  check(
    `${checkout.operation} 400`,
    `${checkout.name}: an order above 999,999,999.99 is invalid_request before its figures are compared, and fields names the total`,
    async (api) => expectTooLarge(api, checkout, await tooLargeCart(api, checkout)),
  ),
  check(
    `${checkout.operation} 400`,
    `${checkout.name}: the same if only the gross exceeds it, because the membership discount takes the total below it`,
    async (api) => {
      const product = await newProduct(api, { price: '1005.00', weight: 0.001 });
      const { token } = await api.newBuyer();
      const cart = await fillCart(api, token, [lineOf(product, MAX_QUANTITY)]);
      const { gross, total } = expectedTotals(cart, checkout.rule);
      expect([gross > LARGEST_CENTS, total > LARGEST_CENTS]).toEqual([true, false]);
      await expectTooLarge(api, checkout, cart);
    },
  ),
];
