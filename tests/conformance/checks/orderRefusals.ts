import { expect } from 'vitest';
import type { ApiProduct as Product } from '@/api/types';
import { fill, goodsOf, oneProduct, pair, productsOf, twoProducts, type Basket } from '../suite/baskets';
import { check, type Check } from '../suite/check';
import { offeredBy, regionOf } from '../suite/choices';
import type { Asked, TestApi } from '../suite/testApi';
import { pay, refusedUnchanged } from '../suite/purchases';
import { someProduct } from '../suite/goods';
import { success, type Json, type Way } from '../suite/ways';
import { at, changed } from '@tests/support/bodyPaths';
import { centsAside } from './orderFigures';

export const SOLD_OUT: Partial<Product> = {
  stockStatus: 'out_of_stock',
  inStock: false,
  stock: 0,
  stockQuantity: 0,
};

/** Runs while a product is changed. */
export async function whileChanged(
  api: TestApi,
  product: Product,
  changes: Partial<Product>,
  run: () => Promise<void>,
): Promise<void> {
  const change = api.need(api.target.changeProduct, 'way to change a product');
  const undo = await change(product.id, changes);
  try {
    await run();
  } finally {
    await undo();
  }
}

const items = (way: Way, body: Json, change: (items: Json[]) => unknown) =>
  changed(body, way.items, (value) => change(value as Json[]));

/** What makes the items another cart than the buyer's. */
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
      return [{ ...item, selectedColor: 'Colour of the conformance suite' }, ...list.slice(1)];
    },
  ],
];

const cartChecks = (way: Way): Check[] => [
  check(
    `${way.operation} 409`,
    `${way.page}: items that are not the whole cart are cart_changed, and so are any items of an empty cart`,
    async (api) => {
      const basket = await twoProducts(api);
      const right = way.body(basket);
      for (const [what, change] of OTHER_CARTS) {
        const asked = { body: items(way, right, change) };
        const { message } = await refusedUnchanged(api, way, basket.token, [409, 'cart_changed'], asked);
        expect(message, what).toBeTruthy();
      }
      await api.ok('clearCart', { token: basket.token });
      await refusedUnchanged(api, way, basket.token, [409, 'cart_changed'], { body: right });
    },
  ),
  check(success(way), `${way.page}: the items may be in any order`, async (api) => {
    const basket = await twoProducts(api);
    await pay(
      api,
      way,
      basket,
      items(way, way.body(basket), (list) => list.toReversed()),
    );
  }),
];

/** A cart whose second product changes before it is ordered; the items are sent in the other order. */
async function spoiledCart(
  api: TestApi,
  way: Way,
  choose: () => Promise<[Product, Product]>,
  changes: (product: Product) => Partial<Product>,
  run: (basket: Basket, asked: Asked, lastProduct: Product) => Promise<void>,
): Promise<void> {
  const [first, second] = await choose();
  const basket = await fill(api, await api.first(), [goodsOf(first, 3), goodsOf(second, 4)]);
  const body = items(way, way.body(basket), (list) => list.toReversed());
  await whileChanged(api, second, changes(second), async () => run(basket, { body }, second));
  await pay(api, way, basket, body);
}

const withColours = async (api: TestApi): Promise<[Product, Product]> => {
  const second = await someProduct(
    api,
    'product with colours',
    (one) => offeredBy(one).colors.length > 0 && typeof one.specifications !== 'string',
  );
  const first = await someProduct(
    api,
    'second product of one region',
    (one) => one.id !== second.id && regionOf(one) === regionOf(second),
  );
  return [first, second];
};

const GONE: [string, (product: Product) => Partial<Product>, (api: TestApi) => Promise<[Product, Product]>][] = [
  ['sold out', () => SOLD_OUT, pair],
  ['is no longer active', () => ({ isActive: false }), pair],
  [
    'no longer offers the choice',
    ({ specifications }) => ({
      specifications: { ...Object(specifications), Colors: [], colors: [{ name: 'Suite Colour' }] },
    }),
    withColours,
  ],
];

const goneChecks = (way: Way): Check[] => [
  ...GONE.map(([what, changes, choose]) =>
    check(
      [`${way.operation} 409`, success(way)],
      `${way.page}: a product of the cart that ${what} is out_of_stock and named by its index among the items`,
      async (api) =>
        spoiledCart(
          api,
          way,
          () => choose(api),
          changes,
          async (basket, asked) => {
            const { fields } = await refusedUnchanged(api, way, basket.token, [409, 'out_of_stock'], asked);
            expect(Object.keys(fields ?? {})).toEqual(['items.0']);
          },
        ),
    ),
  ),
  check(
    [`${way.operation} 409`, success(way)],
    `${way.page}: products that lie in two regions by now are region_conflict`,
    async (api) =>
      spoiledCart(
        api,
        way,
        () => pair(api),
        (product) => ({ region: regionOf(product) === 'USA' ? 'EU' : 'USA' }),
        async (basket, asked) => {
          await refusedUnchanged(api, way, basket.token, [409, 'region_conflict'], asked);
        },
      ),
  ),
];

const withoutAnItem = (way: Way, body: Json) => items(way, body, (list) => [...list, list[0]]);
const centOff = (way: Way, body: Json) => centsAside(way, body, way.figures[0] ?? '', 1);

/** Each pair of faults is answered by the one that is looked at first. */
const orderOfChecks = (way: Way): Check[] => [
  check(
    [`${way.operation} 400`, `${way.operation} 409`],
    `${way.page}: the body is checked before the key, the key before the cart, the cart before the figures`,
    async (api) => {
      const key = { headers: { 'idempotency-key': api.target.unique() } };
      const first = await oneProduct(api);
      await pay(api, way, first, undefined, key);
      const basket = await oneProduct(api);
      const { token } = basket;
      const wrongCart = withoutAnItem(way, centOff(way, way.body(basket)));
      const malformed = changed(wrongCart, way.figures[0] ?? '', () => 0.001);
      await refusedUnchanged(api, way, token, [400, 'invalid_request'], { ...key, body: malformed });
      await refusedUnchanged(api, way, token, [409, 'idempotency_mismatch'], { ...key, body: wrongCart });
      await refusedUnchanged(api, way, token, [409, 'cart_changed'], { body: wrongCart });
    },
  ),
  check(
    `${way.operation} 409`,
    `${way.page}: the cart is checked before the stock, the stock before the figures`,
    async (api) => {
      const basket = await oneProduct(api);
      const [product] = productsOf(basket);
      const wrong = centOff(way, way.body(basket));
      await whileChanged(api, product, SOLD_OUT, async () => {
        const { token } = basket;
        await refusedUnchanged(api, way, token, [409, 'cart_changed'], { body: withoutAnItem(way, wrong) });
        await refusedUnchanged(api, way, token, [409, 'out_of_stock'], { body: wrong });
      });
    },
  ),
  ...(way.token === null ? [] : [figuresBeforePayment(way, way.token)]),
];

const figuresBeforePayment = (way: Way, field: string) =>
  check(
    [`${way.operation} 409`, `${way.operation} 402`],
    `${way.page}: the figures are checked before the payment`,
    async (api) => {
      const basket = await oneProduct(api);
      for (const token of ['cnon:card-nonce-declined', 'cnon:card-nonce-already-used', 'nonsense']) {
        const body = changed(centOff(way, way.body(basket)), field, () => token);
        await refusedUnchanged(api, way, basket.token, [409, 'figures_changed'], { body });
      }
      const declined = changed(way.body(basket), field, () => 'cnon:card-nonce-declined');
      await refusedUnchanged(api, way, basket.token, [402, 'card_declined'], { body: declined });
    },
  );

/** Paths of everything that a way's body must have. */
function neededIn(way: Way, body: Json): string[] {
  const below = (path: string, spared: readonly string[]) =>
    Object.keys(Object(at(body, path)))
      .filter((name) => !spared.includes(name))
      .map((name) => `${path}.${name}`);
  return [
    ...Object.keys(body),
    ...way.figures,
    ...below(way.address, ['address2']),
    ...['productId', 'quantity', 'price'].map((name) => `${way.items}.0.${name}`),
    ...below('orderData', ['orderNotes']),
  ];
}

const neededCheck = (way: Way): Check =>
  check(
    `${way.operation} 400`,
    `${way.page}: missing, null and wrongly typed values are invalid_request`,
    async (api) => {
      const basket = await oneProduct(api);
      const right = way.body(basket);
      for (const path of neededIn(way, right)) {
        for (const value of [undefined, null, [[]]]) {
          const body = changed(right, path, () => value);
          await api.refused(way.operation, 400, 'invalid_request', { token: basket.token, body });
        }
      }
      await pay(api, way, basket);
    },
  );

/** Carts that cannot be ordered, and which refusal comes first. */
export const refusalChecks = (ways: readonly Way[]): Check[] =>
  ways.flatMap((way) => [neededCheck(way), ...cartChecks(way), ...goneChecks(way), ...orderOfChecks(way)]);
