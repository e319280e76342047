import { expect } from 'vitest';
import type { ApiProduct as Product } from '@/api/types';
import { fillCart, lineOf, cartOfOneProduct, productsOf, findProduct } from '../support/carts';
import { check, type Check } from '../support/check';
import { colorPicture, firstOptions, offeredOptions } from '../support/productOptions';
import type { TestApi } from '../support/testApi';
import { pay, placedOrder, expectRefusedUnchanged } from '../support/orders';
import { BANK_TRANSFER, MAIN_CARD, successClause, CHECKOUTS, type Json } from '../support/checkouts';
import { changed } from '@tests/support/bodyPaths';
import { declineChecks } from './cardTokens';
import { everyOperationOf } from './everyOperation';
import { idempotencyChecks } from './idempotency';
import { figureChecks } from './orderFigures';
import { orderListChecks } from './orderList';
import { refusalChecks } from './orderRefusals';
import { bothFormsChecks, levelCheck, mainChecks, placedOrderChecks } from './placedOrders';
import { mainWalletChecks } from './wallets';

const MAIN_WAYS = CHECKOUTS.filter(({ operation }) => operation === 'createOrder');

const readingChecks: Check[] = [
  check(
    ['getOrder 404', 'getOrder 200'],
    'another buyer’s order, an unknown order and an invalid id return the same not_found',
    async (api) => {
      const other = await api.otherBuyerToken();
      const { token: second } = await cartOfOneProduct(api, other);
      const { id } = await placedOrder(api, MAIN_CARD, await cartOfOneProduct(api, second));
      const token = await api.buyerToken();
      const refusals: string[] = [];
      for (const wrong of [id, id + 1_000_000, 'abc', '0', '-1', `${id}.5`, `${id}x`]) {
        const { message } = await api.refused('getOrder', 404, 'not_found', {
          token,
          path: { id: wrong },
          invalid: true,
        });
        refusals.push(message);
      }
      expect([...new Set(refusals)]).toHaveLength(1);
      await api.ok('getOrder', { token: other, path: { id } });
    },
  ),
  check(['listOrders 200', 'createOrder 201'], 'a buyer sees only their own orders', async (api) => {
    const { token } = await api.newBuyer();
    expect((await api.ok('listOrders', { token })).body).toEqual([]);
    const order = await placedOrder(api, MAIN_CARD, await cartOfOneProduct(api, token));
    const others = await api.otherBuyerToken();
    expect((await api.ok('listOrders', { token })).body).toEqual([order]);
    const { body: listed } = await api.ok('listOrders', { token: others });
    expect(listed.filter(({ id }) => id === order.id)).toEqual([]);
  }),
  check('listOrders 200', 'the newest order comes first; at the same time the higher id', async (api) => {
    const { token } = await api.newBuyer();
    for (const _again of [1, 2, 3]) await pay(api, MAIN_CARD, await cartOfOneProduct(api, token));
    const { body } = await api.ok('listOrders', { token });
    expect(body).toHaveLength(3);
    const key = ({ createdAt, id }: (typeof body)[number]) => [Date.parse(createdAt), id] as const;
    const sorted = body.toSorted((one, other) => key(other)[0] - key(one)[0] || key(other)[1] - key(one)[1]);
    expect(body.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  }),
  check(
    'listOrders 200',
    'limit and offset select a page of the orders; X-Total-Count counts all of them',
    async (api) => {
      const { token } = await api.newBuyer();
      for (const _again of [1, 2, 3]) await pay(api, MAIN_CARD, await cartOfOneProduct(api, token));
      const { body: all } = await api.ok('listOrders', { token });
      const page = await api.ok('listOrders', { token, query: { limit: 1, offset: 1 } });
      if (page.body.length === all.length && !page.headers.has('x-total-count'))
        return api.requires<void>(undefined, 'paging of orders');
      expect(page.body).toEqual(all.slice(1, 2));
      expect(page.headers.get('x-total-count')).toBe('3');
      const beyond = await api.ok('listOrders', { token, query: { limit: 500, offset: 3 } });
      expect([beyond.body, beyond.headers.get('x-total-count')]).toEqual([[], '3']);
    },
  ),
  check('listOrders 400', 'an invalid limit or offset is named in fields', async (api) => {
    const token = await api.buyerToken();
    const wrong: Record<string, string | number>[] = [{ limit: 0 }, { limit: 501 }, { limit: 'many' }, { offset: -1 }];
    for (const query of wrong) {
      const response = await api.call('listOrders', { token, query, invalid: true });
      const { text } = await api.ok('listOrders', { token });
      if (response.status === 200 && response.text === text) return api.requires<void>(undefined, 'paging of orders');
      const { fields } = await api.refused('listOrders', 400, 'invalid_request', { token, query });
      expect(Object.keys(fields ?? {})).toEqual(Object.keys(query));
    }
  }),
  check(
    ['getOrder 200', 'listOrders 200', '#ProductSummary'],
    'an order shows the picture of the ordered color first, and the product’s others after it',
    async (api) => {
      // Of a color whose picture is not the product's first: else nothing would be seen to change.
      const otherColor = (candidate: Product) =>
        offeredOptions(candidate).colors.find((color) => {
          const picture = colorPicture(candidate, color);
          return picture !== null && picture !== candidate.images[0];
        });
      const product = await findProduct(api, 'product with a picture of its second color', (candidate) =>
        Boolean(otherColor(candidate)),
      );
      const color = otherColor(product) ?? null;
      const picture = colorPicture(product, color);
      const options = { ...firstOptions(product), color };
      const cart = await fillCart(api, await api.buyerToken(), [{ product, quantity: 12, options }]);
      const order = await placedOrder(api, MAIN_CARD, cart);
      const images = [picture, ...product.images.filter((image) => image !== picture)];
      expect(order.items[0]?.product?.images).toEqual(images);
      const { body: listed } = await api.ok('listOrders', { token: cart.token });
      expect(listed.find(({ id }) => id === order.id)?.items[0]?.product?.images).toEqual(images);
    },
  ),
  check(
    ['getOrder 200', '#OrderItem', '#ProductSummary'],
    'an order keeps the name and price it was placed with, and shows the current product',
    async (api) => {
      const change = api.requires(api.target.changeProduct, 'way to change a product');
      const cart = await cartOfOneProduct(api);
      const order = await placedOrder(api, MAIN_CARD, cart);
      const [product] = productsOf(cart);
      const undo = await change(product.id, { name: 'Renamed Product', wholesalePrice: '1.23', price: '1.23' });
      try {
        const { body } = await api.ok('getOrder', { token: cart.token, path: { id: order.id } });
        const [item] = body.items;
        expect(item?.product).toMatchObject({ name: 'Renamed Product', wholesalePrice: '1.23' });
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
  check('createOrder 400', 'fields names what the payment method requires', async (api) => {
    const cart = await cartOfOneProduct(api);
    const card = MAIN_CARD.body(cart);
    for (const [body, field] of [
      [without(card, 'paymentNonce'), 'paymentNonce'],
      [{ ...without(card, 'paymentNonce'), paymentMethod: 'paypal' }, 'paypalOrderId'],
      [{ ...card, paymentMethod: 'square' }, 'paymentMethod'],
      [without(card, 'paymentMethod'), 'paymentMethod'],
    ] as const) {
      const { fields } = await expectRefusedUnchanged(api, MAIN_CARD, cart.token, [400, 'invalid_request'], { body });
      expect(Object.keys(fields ?? {})).toEqual([field]);
    }
  }),
  check(
    ['createOrder 201', 'createOrder 400'],
    'what the payment method does not require is ignored, but must match its schema',
    async (api) => {
      for (const [checkout, unneeded] of [
        [BANK_TRANSFER, 'paymentNonce'],
        [BANK_TRANSFER, 'paypalOrderId'],
        [MAIN_CARD, 'paypalOrderId'],
      ] as const) {
        const cart = await cartOfOneProduct(api);
        const right = checkout.body(cart);
        for (const value of ['', null, 7]) {
          const options = { body: { ...right, [unneeded]: value } };
          const { fields } = await expectRefusedUnchanged(api, checkout, cart.token, [400, 'invalid_request'], options);
          expect(Object.keys(fields ?? {})).toEqual([unneeded]);
        }
        await pay(api, checkout, cart, { ...right, [unneeded]: 'cnon:card-nonce-declined' });
      }
    },
  ),
  check(
    ['createOrder 201', 'createOrder 409'],
    'originalPrice of an item is optional, but must be exact when sent',
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const right = MAIN_CARD.body(cart);
      const body = changed(right, 'items.0.originalPrice', (value) => Math.round(Number(value) * 100 + 1) / 100);
      await expectRefusedUnchanged(api, MAIN_CARD, cart.token, [409, 'figures_changed'], { body });
      await pay(api, MAIN_CARD, cart, without(right, 'items.0.originalPrice'));
    },
  ),
  check('createOrder 201', 'the quantity discount counts each line on its own', async (api) => {
    const product = await findProduct(api, 'product with two colors', (one) => offeredOptions(one).colors.length > 1);
    const lines = offeredOptions(product)
      .colors.slice(0, 2)
      .map((color, index) => {
        const one = lineOf(product, index === 0 ? 9 : 1);
        return { ...one, options: { ...one.options, color } };
      });
    await pay(api, MAIN_CARD, await fillCart(api, await api.buyerToken(), lines));
  }),
  check(successClause(MAIN_CARD), 'createdAt is the time of the order', async (api) => {
    const before = await clockOf(api);
    const { createdAt } = await placedOrder(api, MAIN_CARD, await cartOfOneProduct(api));
    const after = await clockOf(api);
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(after + 1000);
  }),
];

/** The server's time in ms, rounded down to seconds; taken from a new account. */
async function clockOf(api: TestApi): Promise<number> {
  const { token } = await api.newBuyer();
  const { createdAt } = (await api.ok('getCurrentUser', { token })).body;
  return Math.floor(Date.parse(createdAt) / 1000) * 1000;
}

/** Tag `orders`. */
export const orderChecks: Check[] = [
  ...readingChecks,
  ...orderListChecks,
  ...paymentChecks,
  ...figureChecks(MAIN_WAYS),
  ...placedOrderChecks(MAIN_WAYS),
  ...mainChecks(MAIN_WAYS),
  ...bothFormsChecks(MAIN_WAYS),
  levelCheck(MAIN_CARD),
  ...refusalChecks(MAIN_WAYS),
  ...idempotencyChecks(MAIN_WAYS),
  ...declineChecks(MAIN_WAYS),
  ...mainWalletChecks,
  ...everyOperationOf('orders'),
];
