import { expect } from 'vitest';
import { fill, goodsOf, oneProduct, productsOf } from '../suite/baskets';
import { check, type Check } from '../suite/check';
import { offeredBy } from '../suite/choices';
import type { TestApi } from '../suite/testApi';
import { someProduct } from '../suite/goods';
import { pay, placed, refusedUnchanged } from '../suite/purchases';
import { MAIN_CARD, success, WAYS, type Json } from '../suite/ways';
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
    async (api) => {
      const other = await api.second();
      const { token: second } = await oneProduct(api, other);
      const { id } = await placed(api, MAIN_CARD, await oneProduct(api, second));
      const token = await api.first();
      const refusals: string[] = [];
      for (const wrong of [id, id + 1_000_000, 'abc', '0', '-1', `${id}.5`, `${id}x`]) {
        const { message } = await api.refused('getOrder', 404, 'not_found', {
          token,
          path: { id: wrong },
          wrong: true,
        });
        refusals.push(message);
      }
      expect([...new Set(refusals)]).toHaveLength(1);
      await api.ok('getOrder', { token: other, path: { id } });
    },
  ),
  check(['listOrders 200', 'createOrder 201'], 'a buyer sees his own orders and nobody else’s', async (api) => {
    const { token } = await api.newBuyer();
    expect((await api.ok('listOrders', { token })).body).toEqual([]);
    const order = await placed(api, MAIN_CARD, await oneProduct(api, token));
    const others = await api.second();
    expect((await api.ok('listOrders', { token })).body).toEqual([order]);
    const { body: listed } = await api.ok('listOrders', { token: others });
    expect(listed.filter(({ id }) => id === order.id)).toEqual([]);
  }),
  check(
    'listOrders 200',
    'the newest order comes first, of the same moment the one with the higher id',
    async (api) => {
      const { token } = await api.newBuyer();
      for (const _again of [1, 2, 3]) await pay(api, MAIN_CARD, await oneProduct(api, token));
      const { body } = await api.ok('listOrders', { token });
      expect(body).toHaveLength(3);
      const key = ({ createdAt, id }: (typeof body)[number]) => [Date.parse(createdAt), id] as const;
      const sorted = body.toSorted((one, other) => key(other)[0] - key(one)[0] || key(other)[1] - key(one)[1]);
      expect(body.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
    },
  ),
  check(
    'listOrders 200',
    'limit and offset select a page of the orders, and X-Total-Count counts all of them',
    async (api) => {
      const { token } = await api.newBuyer();
      for (const _again of [1, 2, 3]) await pay(api, MAIN_CARD, await oneProduct(api, token));
      const { body: all } = await api.ok('listOrders', { token });
      const page = await api.ok('listOrders', { token, query: { limit: 1, offset: 1 } });
      if (page.body.length === all.length && !page.headers.has('x-total-count'))
        return api.need<void>(undefined, 'pages of orders, and answers the whole list');
      expect(page.body).toEqual(all.slice(1, 2));
      expect(page.headers.get('x-total-count')).toBe('3');
      const beyond = await api.ok('listOrders', { token, query: { limit: 500, offset: 3 } });
      expect([beyond.body, beyond.headers.get('x-total-count')]).toEqual([[], '3']);
    },
  ),
  check('listOrders 400', 'an invalid limit or offset is named in fields', async (api) => {
    const token = await api.first();
    const wrong: Record<string, string | number>[] = [{ limit: 0 }, { limit: 501 }, { limit: 'many' }, { offset: -1 }];
    for (const query of wrong) {
      const answer = await api.ask('listOrders', { token, query, wrong: true });
      const { body: whole, text } = await api.ok('listOrders', { token });
      if (answer.status === 200 && answer.text === text)
        return api.need<void>(undefined, `pages of orders, and answers all ${whole.length} of them`);
      const { fields } = await api.refused('listOrders', 400, 'invalid_request', { token, query });
      expect(Object.keys(fields ?? {})).toEqual(Object.keys(query));
    }
  }),
  check(
    ['getOrder 200', '#OrderItem', '#ProductSummary'],
    'an order keeps name and price as they were, and shows the product as it is now',
    async (api) => {
      const change = api.need(api.target.changeProduct, 'way to change a product');
      const basket = await oneProduct(api);
      const order = await placed(api, MAIN_CARD, basket);
      const [product] = productsOf(basket);
      const undo = await change(product.id, { name: 'Renamed by the Suite', wholesalePrice: '1.23', price: '1.23' });
      try {
        const { body } = await api.ok('getOrder', { token: basket.token, path: { id: order.id } });
        const [item] = body.items;
        expect(item?.product).toMatchObject({ name: 'Renamed by the Suite', wholesalePrice: '1.23' });
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
  check('createOrder 400', 'what a payment method needs and lacks is named in fields', async (api) => {
    const basket = await oneProduct(api);
    const card = MAIN_CARD.body(basket);
    for (const [body, field] of [
      [without(card, 'paymentNonce'), 'paymentNonce'],
      [{ ...without(card, 'paymentNonce'), paymentMethod: 'paypal' }, 'paypalOrderId'],
      [{ ...card, paymentMethod: 'square' }, 'paymentMethod'],
      [without(card, 'paymentMethod'), 'paymentMethod'],
    ] as const) {
      const { fields } = await refusedUnchanged(api, MAIN_CARD, basket.token, [400, 'invalid_request'], { body });
      expect(Object.keys(fields ?? {})).toEqual([field]);
    }
  }),
  check(
    ['createOrder 201', 'createOrder 409'],
    'an item’s originalPrice may be absent, but where it is given it is the server’s to the cent',
    async (api) => {
      const basket = await oneProduct(api);
      const right = MAIN_CARD.body(basket);
      const body = changed(right, 'items.0.originalPrice', (value) => Math.round(Number(value) * 100 + 1) / 100);
      await refusedUnchanged(api, MAIN_CARD, basket.token, [409, 'figures_changed'], { body });
      await pay(api, MAIN_CARD, basket, without(right, 'items.0.originalPrice'));
    },
  ),
  check('createOrder 201', 'each line of the cart counts alone for the quantity discount', async (api) => {
    const product = await someProduct(api, 'product with two colours', (one) => offeredBy(one).colors.length > 1);
    const goods = offeredBy(product)
      .colors.slice(0, 2)
      .map((color, index) => {
        const one = goodsOf(product, index === 0 ? 9 : 1);
        return { ...one, chosen: { ...one.chosen, color } };
      });
    await pay(api, MAIN_CARD, await fill(api, await api.first(), goods));
  }),
  check(success(MAIN_CARD), 'a new order’s time is now', async (api) => {
    const before = await clockOf(api);
    const { createdAt } = await placed(api, MAIN_CARD, await oneProduct(api));
    const after = await clockOf(api);
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(after + 1000);
  }),
];

/** The server's own time, which a new account tells; milliseconds, cut to whole seconds. */
async function clockOf(api: TestApi): Promise<number> {
  const { token } = await api.newBuyer();
  const { createdAt } = (await api.ok('getCurrentUser', { token })).body;
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
