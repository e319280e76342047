import { expect } from 'vitest';
import type { ApiProduct as Product } from '@/api/types';
import {
  fillCart,
  lineOf,
  cartOfOneProduct,
  twoProductsOfOneRegion,
  productsOf,
  accountState,
  ordersSince,
  cartOfTwoProducts,
  type TestCart,
  findProduct,
} from '../support/carts';
import { check, type Check } from '../support/check';
import { offeredOptions, regionOf } from '../support/productOptions';
import type { CallOptions, TestApi } from '../support/testApi';
import { pay, expectRefusedUnchanged } from '../support/orders';
import { successClause, type Json, type Checkout } from '../support/checkouts';
import { at, changed } from '@tests/support/bodyPaths';
import { limitChecks } from './largestOrder';
import { offByCents } from './orderFigures';

export const SOLD_OUT: Partial<Product> = {
  stockStatus: 'out_of_stock',
  inStock: false,
  stock: 0,
  stockQuantity: 0,
};

/** Runs while a product is changed, then restores it. */
export async function withChangedProduct(
  api: TestApi,
  product: Product,
  changes: Partial<Product>,
  run: () => Promise<void>,
): Promise<void> {
  const change = api.requires(api.target.changeProduct, 'way to change a product');
  const undo = await change(product.id, changes);
  try {
    await run();
  } finally {
    await undo();
  }
}

const items = (checkout: Checkout, body: Json, change: (items: Json[]) => unknown) =>
  changed(body, checkout.items, (value) => change(value as Json[]));

/** Changes that make the items differ from the cart. */
const OTHER_CARTS: [string, (items: Json[]) => unknown][] = [
  ['a line less', (list) => list.slice(1)],
  ['a line twice', (list) => [...list, list[0]]],
  [
    'a line of another product',
    (list) => [...list.slice(1), { ...list[0], productId: Number(list[0]?.['productId']) + 1_000_000 }],
  ],
  ['a piece more', (list) => [{ ...list[0], quantity: Number(list[0]?.['quantity']) + 1 }, ...list.slice(1)]],
  [
    'another choice',
    (list) => {
      const { selectedOptions: _own, ...item } = list[0] ?? {};
      return [{ ...item, selectedColor: 'Unknown Color' }, ...list.slice(1)];
    },
  ],
];

const cartChecks = (checkout: Checkout): Check[] => [
  check(
    `${checkout.operation} 409`,
    `${checkout.name}: items that differ from the cart are cart_changed, also when the cart is empty`,
    async (api) => {
      const cart = await cartOfTwoProducts(api);
      const right = checkout.body(cart);
      for (const [what, change] of OTHER_CARTS) {
        const options = { body: items(checkout, right, change) };
        const { message } = await expectRefusedUnchanged(api, checkout, cart.token, [409, 'cart_changed'], options);
        expect(message, what).toBeTruthy();
      }
      await api.ok('clearCart', { token: cart.token });
      await expectRefusedUnchanged(api, checkout, cart.token, [409, 'cart_changed'], { body: right });
    },
  ),
  check(
    successClause(checkout),
    `${checkout.name}: the items can be in any order, in which the order keeps them`,
    async (api) => {
      const cart = await cartOfTwoProducts(api);
      const before = await accountState(api, cart.token);
      const body = items(checkout, checkout.body(cart), (list) => list.toReversed());
      await pay(api, checkout, cart, body);
      const orders = await ordersSince(api, cart.token, before);
      const expected = checkout.opensWallet
        ? []
        : [
            productsOf(cart)
              .map(({ id }) => id)
              .toReversed(),
          ];
      expect(orders.map((order) => order.items.map(({ productId }) => productId))).toEqual(expected);
    },
  ),
];

/** Runs with a cart whose second product has changed, and items in reverse order; then orders the cart. */
async function withUnorderableCart(
  api: TestApi,
  checkout: Checkout,
  choose: () => Promise<[Product, Product]>,
  changes: (product: Product) => Partial<Product>,
  run: (cart: TestCart, options: CallOptions, lastProduct: Product) => Promise<void>,
): Promise<void> {
  const [first, second] = await choose();
  const cart = await fillCart(api, await api.buyerToken(), [lineOf(first, 3), lineOf(second, 4)]);
  const body = items(checkout, checkout.body(cart), (list) => list.toReversed());
  await withChangedProduct(api, second, changes(second), async () => run(cart, { body }, second));
  await pay(api, checkout, cart, body);
}

/** Two products of one region, the second with colors. */
export const twoProductsWithColors = async (api: TestApi): Promise<[Product, Product]> => {
  const second = await findProduct(
    api,
    'product with colors',
    (one) => offeredOptions(one).colors.length > 0 && typeof one.specifications !== 'string',
  );
  const first = await findProduct(
    api,
    'second product of one region',
    (one) => one.id !== second.id && regionOf(one) === regionOf(second),
  );
  return [first, second];
};

/** Changes after which a product no longer offers any of its colors. */
export const withOtherColors = ({ specifications }: Product): Partial<Product> => ({
  specifications: { ...Object(specifications), Colors: [], colors: [{ name: 'Unknown Color' }] },
});

const GONE: [string, (product: Product) => Partial<Product>, (api: TestApi) => Promise<[Product, Product]>][] = [
  ['is sold out', () => SOLD_OUT, twoProductsOfOneRegion],
  ['is inactive', () => ({ isActive: false }), twoProductsOfOneRegion],
  ['no longer offers the chosen color', withOtherColors, twoProductsWithColors],
];

const goneChecks = (checkout: Checkout): Check[] => [
  ...GONE.map(([what, changes, choose]) =>
    check(
      [`${checkout.operation} 409`, successClause(checkout)],
      `${checkout.name}: a cart with a product that ${what} is out_of_stock, and fields names the item by its index`,
      async (api) =>
        withUnorderableCart(
          api,
          checkout,
          () => choose(api),
          changes,
          async (cart, options) => {
            const { fields } = await expectRefusedUnchanged(api, checkout, cart.token, [409, 'out_of_stock'], options);
            expect(Object.keys(fields ?? {})).toEqual(['items.0']);
          },
        ),
    ),
  ),
  check(
    [`${checkout.operation} 409`, successClause(checkout)],
    `${checkout.name}: a cart whose products are now in two regions is region_conflict`,
    async (api) =>
      withUnorderableCart(
        api,
        checkout,
        () => twoProductsOfOneRegion(api),
        (product) => ({ region: regionOf(product) === 'USA' ? 'EU' : 'USA' }),
        async (cart, options) => {
          await expectRefusedUnchanged(api, checkout, cart.token, [409, 'region_conflict'], options);
        },
      ),
  ),
];

const severalFaultsChecks = (checkout: Checkout): Check[] => [
  check(
    `${checkout.operation} 409`,
    `${checkout.name}: every item that cannot be ordered is named, and before products of two regions are`,
    async (api) => {
      const cart = await cartOfTwoProducts(api);
      const [first, second = first] = productsOf(cart);
      const body = checkout.body(cart);
      const namedWith = async (changes: Partial<Product>) => {
        let named: string[] = [];
        await withChangedProduct(api, first, SOLD_OUT, async () =>
          withChangedProduct(api, second, changes, async () => {
            const refusal = await expectRefusedUnchanged(api, checkout, cart.token, [409, 'out_of_stock'], { body });
            named = Object.keys(refusal.fields ?? {});
          }),
        );
        return named;
      };
      expect(await namedWith({ isActive: false })).toEqual(['items.0', 'items.1']);
      expect(await namedWith({ region: regionOf(second) === 'USA' ? 'EU' : 'USA' })).toEqual(['items.0']);
    },
  ),
];

const withoutAnItem = (checkout: Checkout, body: Json) => items(checkout, body, (list) => [...list, list[0]]);
const centOff = (checkout: Checkout, body: Json) => offByCents(checkout, body, checkout.figures[0] ?? '', 1);

/** With two faults in one request, the one that is checked first decides the error. */
const orderOfChecks = (checkout: Checkout): Check[] => [
  check(
    [`${checkout.operation} 400`, `${checkout.operation} 409`],
    `${checkout.name}: the body is checked before the key, the key before the cart, the cart before the figures`,
    async (api) => {
      const key = { headers: { 'idempotency-key': api.target.unique() } };
      const first = await cartOfOneProduct(api);
      await pay(api, checkout, first, undefined, key);
      const cart = await cartOfOneProduct(api);
      const { token } = cart;
      const wrongCart = withoutAnItem(checkout, centOff(checkout, checkout.body(cart)));
      const malformed = changed(wrongCart, checkout.figures[0] ?? '', () => 0.001);
      await expectRefusedUnchanged(api, checkout, token, [400, 'invalid_request'], { ...key, body: malformed });
      await expectRefusedUnchanged(api, checkout, token, [409, 'idempotency_mismatch'], { ...key, body: wrongCart });
      await expectRefusedUnchanged(api, checkout, token, [409, 'cart_changed'], { body: wrongCart });
    },
  ),
  check(
    `${checkout.operation} 409`,
    `${checkout.name}: the cart is checked before the stock, the stock before the figures`,
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const [product] = productsOf(cart);
      const wrong = centOff(checkout, checkout.body(cart));
      await withChangedProduct(api, product, SOLD_OUT, async () => {
        const { token } = cart;
        await expectRefusedUnchanged(api, checkout, token, [409, 'cart_changed'], {
          body: withoutAnItem(checkout, wrong),
        });
        await expectRefusedUnchanged(api, checkout, token, [409, 'out_of_stock'], { body: wrong });
      });
    },
  ),
  ...(checkout.token === null ? [] : [figuresBeforePayment(checkout, checkout.token)]),
];

const figuresBeforePayment = (checkout: Checkout, field: string) =>
  check(
    [`${checkout.operation} 409`, `${checkout.operation} 402`],
    `${checkout.name}: the figures are checked before the payment`,
    async (api) => {
      const cart = await cartOfOneProduct(api);
      for (const token of ['cnon:card-nonce-declined', 'cnon:card-nonce-already-used', 'nonsense']) {
        const body = changed(centOff(checkout, checkout.body(cart)), field, () => token);
        await expectRefusedUnchanged(api, checkout, cart.token, [409, 'figures_changed'], { body });
      }
      const declined = changed(checkout.body(cart), field, () => 'cnon:card-nonce-declined');
      await expectRefusedUnchanged(api, checkout, cart.token, [402, 'card_declined'], { body: declined });
    },
  );

/** Paths of all required fields of a checkout's body. */
function requiredPaths(checkout: Checkout, body: Json): string[] {
  const below = (path: string, spared: readonly string[]) =>
    Object.keys(Object(at(body, path)))
      .filter((name) => !spared.includes(name))
      .map((name) => `${path}.${name}`);
  return [
    ...Object.keys(body),
    ...checkout.figures,
    ...below(checkout.address, ['address2']),
    ...['productId', 'quantity', 'price'].map((name) => `${checkout.items}.0.${name}`),
    ...below('orderData', ['orderNotes']),
  ];
}

const requiredFieldsCheck = (checkout: Checkout): Check =>
  check(
    `${checkout.operation} 400`,
    `${checkout.name}: a required field that is missing, null or of another type is invalid_request`,
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const right = checkout.body(cart);
      for (const path of requiredPaths(checkout, right)) {
        for (const value of [undefined, null, [[]]]) {
          const body = changed(right, path, () => value);
          await api.refused(checkout.operation, 400, 'invalid_request', { token: cart.token, body });
        }
      }
      await pay(api, checkout, cart);
    },
  );

/** Carts that cannot be ordered, and which error comes first. */
export const refusalChecks = (checkouts: readonly Checkout[]): Check[] =>
  checkouts.flatMap((checkout) => [
    requiredFieldsCheck(checkout),
    ...cartChecks(checkout),
    ...goneChecks(checkout),
    ...orderOfChecks(checkout),
    ...severalFaultsChecks(checkout),
    ...limitChecks(checkout),
  ]);
