import { expect } from 'vitest';
import { fill, goodsOf, oneProduct, productsOf } from '../exam/baskets';
import { check, type Check } from '../exam/check';
import { offeredBy } from '../exam/choices';
import type { Exam } from '../exam/exam';
import { someProduct } from '../exam/goods';
import { pay, placed, refusedUnchanged } from '../exam/purchases';
import { MAIN_CARD, success, WAYS, type Json } from '../exam/ways';
import { changed } from '@tests/support/bodyPaths';
import { declineChecks } from './cardTokens';
import { everyOperationOf } from './everyOperation';
import { idempotencyChecks } from './idempotency';
import { figureChecks } from './orderFigures';
import { refusalChecks } from './orderRefusals';
import { levelCheck, mainChecks, placedOrderChecks } from './placedOrders';
import { mainWalletChecks } from './wallets';

const MAIN_WAYS = WAYS.filter(({ operation }) => operation === 'createOrder');

const readingChecks: Check[] = [
  check(
    ['getOrder 404', 'getOrder 200'],
    'another buyer’s order, an unknown one and an id that is no number are all not_found, in the very same words',
    async (exam) => {
      const other = await exam.second();
      const { token: second } = await oneProduct(exam, other);
      const { id } = await placed(exam, MAIN_CARD, await oneProduct(exam, second));
      const token = await exam.first();
      const refusals: string[] = [];
      for (const wrong of [id, id + 1_000_000, 'abc', '0', '-1', `${id}.5`, `${id}x`]) {
        const { message } = await exam.refused('getOrder', 404, 'not_found', {
          token,
          path: { id: wrong },
          wrong: true,
        });
        refusals.push(message);
      }
      expect([...new Set(refusals)]).toHaveLength(1);
      await exam.ok('getOrder', { token: other, path: { id } });
    },
  ),
  check(['listOrders 200', 'createOrder 201'], 'a buyer sees his own orders and nobody else’s', async (exam) => {
    const { token } = await exam.newBuyer();
    expect((await exam.ok('listOrders', { token })).body).toEqual([]);
    const order = await placed(exam, MAIN_CARD, await oneProduct(exam, token));
    const others = await exam.second();
    expect((await exam.ok('listOrders', { token })).body).toEqual([order]);
    const { body: listed } = await exam.ok('listOrders', { token: others });
    expect(listed.filter(({ id }) => id === order.id)).toEqual([]);
  }),
  check(
    'listOrders 200',
    'the newest order comes first, of the same moment the one with the higher id',
    async (exam) => {
      const { token } = await exam.newBuyer();
      for (const _again of [1, 2, 3]) await pay(exam, MAIN_CARD, await oneProduct(exam, token));
      const { body } = await exam.ok('listOrders', { token });
      expect(body).toHaveLength(3);
      const key = ({ createdAt, id }: (typeof body)[number]) => [Date.parse(createdAt), id] as const;
      const sorted = body.toSorted((one, other) => key(other)[0] - key(one)[0] || key(other)[1] - key(one)[1]);
      expect(body.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
    },
  ),
  check(
    'listOrders 200',
    'limit and offset cut a page of the orders, and X-Total-Count counts them all',
    async (exam) => {
      const { token } = await exam.newBuyer();
      for (const _again of [1, 2, 3]) await pay(exam, MAIN_CARD, await oneProduct(exam, token));
      const { body: all } = await exam.ok('listOrders', { token });
      const page = await exam.ok('listOrders', { token, query: { limit: 1, offset: 1 } });
      if (page.body.length === all.length && !page.headers.has('x-total-count'))
        return exam.need<void>(undefined, 'pages of orders, and answers the whole list');
      expect(page.body).toEqual(all.slice(1, 2));
      expect(page.headers.get('x-total-count')).toBe('3');
      const beyond = await exam.ok('listOrders', { token, query: { limit: 500, offset: 3 } });
      expect([beyond.body, beyond.headers.get('x-total-count')]).toEqual([[], '3']);
    },
  ),
  check('listOrders 400', 'a limit or an offset that is not allowed is named in fields', async (exam) => {
    const token = await exam.first();
    const wrong: Record<string, string | number>[] = [{ limit: 0 }, { limit: 501 }, { limit: 'many' }, { offset: -1 }];
    for (const query of wrong) {
      const answer = await exam.ask('listOrders', { token, query, wrong: true });
      const { body: whole, text } = await exam.ok('listOrders', { token });
      if (answer.status === 200 && answer.text === text)
        return exam.need<void>(undefined, `pages of orders, and answers all ${whole.length} of them`);
      const { fields } = await exam.refused('listOrders', 400, 'invalid_request', { token, query });
      expect(Object.keys(fields ?? {})).toEqual(Object.keys(query));
    }
  }),
  check(
    ['getOrder 200', '#OrderItem', '#ProductSummary'],
    'an order keeps name and price as they were, and shows the product as it is now',
    async (exam) => {
      const change = exam.need(exam.examinee.changeProduct, 'way to change a product');
      const basket = await oneProduct(exam);
      const order = await placed(exam, MAIN_CARD, basket);
      const [product] = productsOf(basket);
      const undo = await change(product.id, { name: 'Renamed by the Exam', wholesalePrice: '1.23', price: '1.23' });
      try {
        const { body } = await exam.ok('getOrder', { token: basket.token, path: { id: order.id } });
        const [item] = body.items;
        expect(item?.product).toMatchObject({ name: 'Renamed by the Exam', wholesalePrice: '1.23' });
        expect({ ...body, items: [{ ...item, product: null }], orderItems: [] }).toEqual({
          ...order,
          items: [{ ...order.items[0], product: null }],
          orderItems: [],
        });
      } finally {
        await undo();
      }
    },
  ),
];

const without = (body: Json, name: string) => changed(body, name, () => undefined);

const paymentChecks: Check[] = [
  check('createOrder 400', 'what a payment method needs and lacks is named in fields', async (exam) => {
    const basket = await oneProduct(exam);
    const card = MAIN_CARD.body(basket);
    for (const [body, field] of [
      [without(card, 'paymentNonce'), 'paymentNonce'],
      [{ ...without(card, 'paymentNonce'), paymentMethod: 'paypal' }, 'paypalOrderId'],
      [{ ...card, paymentMethod: 'square' }, 'paymentMethod'],
      [without(card, 'paymentMethod'), 'paymentMethod'],
    ] as const) {
      const { fields } = await refusedUnchanged(exam, MAIN_CARD, basket.token, [400, 'invalid_request'], { body });
      expect(Object.keys(fields ?? {})).toEqual([field]);
    }
  }),
  check(
    ['createOrder 201', 'createOrder 409'],
    'an item’s originalPrice may be absent, but where it is given it is the server’s to the cent',
    async (exam) => {
      const basket = await oneProduct(exam);
      const right = MAIN_CARD.body(basket);
      const body = changed(right, 'items.0.originalPrice', (value) => Math.round(Number(value) * 100 + 1) / 100);
      await refusedUnchanged(exam, MAIN_CARD, basket.token, [409, 'figures_changed'], { body });
      await pay(exam, MAIN_CARD, basket, without(right, 'items.0.originalPrice'));
    },
  ),
  check('createOrder 201', 'each line of the cart counts alone for the quantity discount', async (exam) => {
    const product = await someProduct(exam, 'product with two colours', (one) => offeredBy(one).colors.length > 1);
    const goods = offeredBy(product)
      .colors.slice(0, 2)
      .map((color, index) => {
        const one = goodsOf(product, index === 0 ? 9 : 1);
        return { ...one, chosen: { ...one.chosen, color } };
      });
    await pay(exam, MAIN_CARD, await fill(exam, await exam.first(), goods));
  }),
  check(success(MAIN_CARD), 'a new order’s moment is now', async (exam) => {
    const before = await clockOf(exam);
    const { createdAt } = await placed(exam, MAIN_CARD, await oneProduct(exam));
    const after = await clockOf(exam);
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(after + 1000);
  }),
];

/** The server's own time, which a new account tells; milliseconds, cut to whole seconds. */
async function clockOf(exam: Exam): Promise<number> {
  const { token } = await exam.newBuyer();
  const { createdAt } = (await exam.ok('getCurrentUser', { token })).body;
  return Math.floor(Date.parse(createdAt) / 1000) * 1000;
}

/** Tag `orders`. */
export const orderChecks: Check[] = [
  ...readingChecks,
  ...paymentChecks,
  ...figureChecks(MAIN_WAYS),
  ...placedOrderChecks(MAIN_WAYS),
  ...mainChecks(MAIN_WAYS),
  levelCheck(MAIN_CARD),
  ...refusalChecks(MAIN_WAYS),
  ...idempotencyChecks(MAIN_WAYS),
  ...declineChecks(MAIN_WAYS),
  ...mainWalletChecks,
  ...everyOperationOf('orders'),
];
