import { expect } from 'vitest';
import type { Product } from '@/api/types';
import { fill, goodsOf, oneProduct, pair, productsOf, twoProducts, type Basket } from '../exam/baskets';
import { check, type Check } from '../exam/check';
import { offeredBy, regionOf } from '../exam/choices';
import type { Asked, Exam } from '../exam/exam';
import { pay, refusedUnchanged } from '../exam/purchases';
import { someProduct } from '../exam/goods';
import { success, type Json, type Way } from '../exam/ways';
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
  exam: Exam,
  product: Product,
  changes: Partial<Product>,
  run: () => Promise<void>,
): Promise<void> {
  const change = exam.need(exam.examinee.changeProduct, 'way to change a product');
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
      return [{ ...item, selectedColor: 'Colour of the exam' }, ...list.slice(1)];
    },
  ],
];

const cartChecks = (way: Way): Check[] => [
  check(
    `${way.operation} 409`,
    `${way.page}: items that are not the whole cart are cart_changed, and so are any items of an empty cart`,
    async (exam) => {
      const basket = await twoProducts(exam);
      const right = way.body(basket);
      for (const [what, change] of OTHER_CARTS) {
        const asked = { body: items(way, right, change) };
        const { message } = await refusedUnchanged(exam, way, basket.token, [409, 'cart_changed'], asked);
        expect(message, what).toBeTruthy();
      }
      await exam.ok('clearCart', { token: basket.token });
      await refusedUnchanged(exam, way, basket.token, [409, 'cart_changed'], { body: right });
    },
  ),
  check(success(way), `${way.page}: the items may stand in any order`, async (exam) => {
    const basket = await twoProducts(exam);
    await pay(
      exam,
      way,
      basket,
      items(way, way.body(basket), (list) => list.toReversed()),
    );
  }),
];

/** A cart whose second product changes before it is ordered; the items are sent in the other order. */
async function spoiledCart(
  exam: Exam,
  way: Way,
  choose: () => Promise<[Product, Product]>,
  changes: (product: Product) => Partial<Product>,
  run: (basket: Basket, asked: Asked, lastProduct: Product) => Promise<void>,
): Promise<void> {
  const [first, second] = await choose();
  const basket = await fill(exam, await exam.first(), [goodsOf(first, 3), goodsOf(second, 4)]);
  const body = items(way, way.body(basket), (list) => list.toReversed());
  await whileChanged(exam, second, changes(second), async () => run(basket, { body }, second));
  await pay(exam, way, basket, body);
}

const withColours = async (exam: Exam): Promise<[Product, Product]> => {
  const second = await someProduct(
    exam,
    'product with colours',
    (one) => offeredBy(one).colors.length > 0 && typeof one.specifications !== 'string',
  );
  const first = await someProduct(
    exam,
    'second product of one region',
    (one) => one.id !== second.id && regionOf(one) === regionOf(second),
  );
  return [first, second];
};

const GONE: [string, (product: Product) => Partial<Product>, (exam: Exam) => Promise<[Product, Product]>][] = [
  ['sold out', () => SOLD_OUT, pair],
  ['is no longer active', () => ({ isActive: false }), pair],
  [
    'no longer offers the choice',
    ({ specifications }) => ({
      specifications: { ...Object(specifications), Colors: [], colors: [{ name: 'Exam Colour' }] },
    }),
    withColours,
  ],
];

const goneChecks = (way: Way): Check[] => [
  ...GONE.map(([what, changes, choose]) =>
    check(
      [`${way.operation} 409`, success(way)],
      `${way.page}: a product of the cart that ${what} is out_of_stock and named by its place among the items`,
      async (exam) =>
        spoiledCart(
          exam,
          way,
          () => choose(exam),
          changes,
          async (basket, asked) => {
            const { fields } = await refusedUnchanged(exam, way, basket.token, [409, 'out_of_stock'], asked);
            expect(Object.keys(fields ?? {})).toEqual(['items.0']);
          },
        ),
    ),
  ),
  check(
    [`${way.operation} 409`, success(way)],
    `${way.page}: products that lie in two regions by now are region_conflict`,
    async (exam) =>
      spoiledCart(
        exam,
        way,
        () => pair(exam),
        (product) => ({ region: regionOf(product) === 'USA' ? 'EU' : 'USA' }),
        async (basket, asked) => {
          await refusedUnchanged(exam, way, basket.token, [409, 'region_conflict'], asked);
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
    `${way.page}: the body is looked at before the key, the key before the cart, the cart before the figures`,
    async (exam) => {
      const key = { headers: { 'idempotency-key': exam.examinee.unique() } };
      const first = await oneProduct(exam);
      await pay(exam, way, first, undefined, key);
      const basket = await oneProduct(exam);
      const { token } = basket;
      const wrongCart = withoutAnItem(way, centOff(way, way.body(basket)));
      const malformed = changed(wrongCart, way.figures[0] ?? '', () => 0.001);
      await refusedUnchanged(exam, way, token, [400, 'invalid_request'], { ...key, body: malformed });
      await refusedUnchanged(exam, way, token, [409, 'idempotency_mismatch'], { ...key, body: wrongCart });
      await refusedUnchanged(exam, way, token, [409, 'cart_changed'], { body: wrongCart });
    },
  ),
  check(
    `${way.operation} 409`,
    `${way.page}: the cart is looked at before the stock, the stock before the figures`,
    async (exam) => {
      const basket = await oneProduct(exam);
      const [product] = productsOf(basket);
      const wrong = centOff(way, way.body(basket));
      await whileChanged(exam, product, SOLD_OUT, async () => {
        const { token } = basket;
        await refusedUnchanged(exam, way, token, [409, 'cart_changed'], { body: withoutAnItem(way, wrong) });
        await refusedUnchanged(exam, way, token, [409, 'out_of_stock'], { body: wrong });
      });
    },
  ),
  ...(way.token === null ? [] : [figuresBeforePayment(way, way.token)]),
];

const figuresBeforePayment = (way: Way, field: string) =>
  check(
    [`${way.operation} 409`, `${way.operation} 402`],
    `${way.page}: the figures are looked at before the payment`,
    async (exam) => {
      const basket = await oneProduct(exam);
      for (const token of ['cnon:card-nonce-declined', 'cnon:card-nonce-already-used', 'nonsense']) {
        const body = changed(centOff(way, way.body(basket)), field, () => token);
        await refusedUnchanged(exam, way, basket.token, [409, 'figures_changed'], { body });
      }
      const declined = changed(way.body(basket), field, () => 'cnon:card-nonce-declined');
      await refusedUnchanged(exam, way, basket.token, [402, 'card_declined'], { body: declined });
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
    `${way.page}: what is missing, null or of another kind is invalid_request`,
    async (exam) => {
      const basket = await oneProduct(exam);
      const right = way.body(basket);
      for (const path of neededIn(way, right)) {
        for (const value of [undefined, null, [[]]]) {
          const body = changed(right, path, () => value);
          await exam.refused(way.operation, 400, 'invalid_request', { token: basket.token, body });
        }
      }
      await pay(exam, way, basket);
    },
  );

/** Carts that cannot be ordered, and which refusal comes first. */
export const refusalChecks = (ways: readonly Way[]): Check[] =>
  ways.flatMap((way) => [neededCheck(way), ...cartChecks(way), ...goneChecks(way), ...orderOfChecks(way)]);
