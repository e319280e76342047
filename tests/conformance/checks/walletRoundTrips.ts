import { expect } from 'vitest';
import {
  figuresOf,
  fill,
  goodsOf,
  newOrders,
  oneProduct,
  pair,
  productsOf,
  standingOf,
  twoProducts,
  type Basket,
} from '../suite/baskets';
import { check, type Check } from '../suite/check';
import type { TestApi } from '../suite/testApi';
import { split } from '../suite/reckoning';
import { pay, placed, refusedUnchanged } from '../suite/purchases';
import { approvalOf, OPENING, passed, walletBody } from '../suite/walletOrders';
import { ALTERNATE_WALLET, BANK_TRANSFER, CONTACT, SECURE_PAGE, type Json } from '../suite/ways';
import { at, changed } from '@tests/support/bodyPaths';
import { whileChanged } from './orderRefusals';
import { centsIn, dollars } from '../suite/cents';

/** The order that the secure page posts after the way through the wallet. */
function redirectedBody(basket: Basket, paypalOrderId: string): Json {
  const { total } = figuresOf(basket, 'alternate');
  const { subtotal, shipping } = split(total);
  return {
    shippingAddress: CONTACT,
    paymentMethod: 'paypal',
    paypalOrderId,
    total: dollars(total),
    subtotal: dollars(subtotal),
    shippingCost: dollars(shipping),
    items: SECURE_PAGE.body(basket)['items'],
  };
}

async function opened(api: TestApi, basket: Basket, choice: 'approve' | 'cancel' | 'decline' = 'approve') {
  const url = approvalOf(api, (await pay(api, OPENING, basket)).body);
  const back = await passed(api, url, choice);
  return { back, id: back.searchParams.get('paypalOrderId') ?? '' };
}

/** The way through the wallet's own page and back. */
export const roundTripChecks: Check[] = [
  check(
    ['createPaypalOrder 200', 'createOrder 201'],
    'an approved wallet order comes back with paypalOrderId and pays the cart as it was, whatever has become of it; the ordered pieces leave it',
    async (api) => {
      const [first, second] = await pair(api);
      const { token } = await api.newBuyer();
      const basket = await fill(api, token, [goodsOf(first, 6)]);
      const { back, id } = await opened(api, basket);
      expect(back.pathname).toMatch(/\/payment-success$/);
      await fill(api, token, [goodsOf(first, 9), goodsOf(second, 2)]);
      const order = await placed(api, BANK_TRANSFER, basket, redirectedBody(basket, id));
      expect(order).toMatchObject({ paymentMethod: 'paypal', paymentStatus: 'paid', customerName: CONTACT.fullName });
      expect(order.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([[first.id, 6]]);
      expect(centsIn(order.subtotal) + centsIn(order.shipping)).toBe(centsIn(order.total));
      expect(order.total).toBe(dollars(figuresOf(basket, 'alternate').total));
      const { body: lines } = await api.ok('getCart', { token });
      expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
        [first.id, 3],
        [second.id, 2],
      ]);
    },
  ),
  check(
    ['createOrder 409', 'createOrder 201'],
    'for an approved wallet order a different total is figures_changed, different items are cart_changed, and a second use is token_used',
    async (api) => {
      const basket = await oneProduct(api);
      const { token } = basket;
      const { id } = await opened(api, basket);
      const body = redirectedBody(basket, id);
      const total = Number(body['total']);
      for (const [wrong, code] of [
        [{ ...body, total: Math.round(total * 100 + 1) / 100 }, 'figures_changed'],
        [{ ...body, subtotal: Math.round(Number(body['subtotal']) * 100 + 1) / 100 }, 'figures_changed'],
        [{ ...body, items: [...(body['items'] as Json[]), ...(body['items'] as Json[])] }, 'cart_changed'],
      ] as const) {
        await refusedUnchanged(api, BANK_TRANSFER, token, [409, code], { body: wrong });
      }
      await pay(api, BANK_TRANSFER, basket, body);
      await refusedUnchanged(api, BANK_TRANSFER, token, [409, 'token_used'], { body });
    },
  ),
  check(
    ['createPaypalOrder 200', 'createOrder 201'],
    'an approved wallet order is paid at its own prices, whatever the catalogue and the items say by then',
    async (api) => {
      const basket = await oneProduct(api);
      const [product] = productsOf(basket);
      const { id } = await opened(api, basket);
      const right = redirectedBody(basket, id);
      const body = changed(right, 'items.0.price', () => 0.01);
      await whileChanged(api, product, { wholesalePrice: '77.77', price: '77.77' }, async () => {
        const order = await placed(api, BANK_TRANSFER, basket, body);
        expect(order.items[0]?.price).toBe(at(right, 'items.0.price'));
        expect(order.total).toBe(right['total']);
      });
    },
  ),
  check(
    ['createPaypalOrder 200', 'createOrder 400'],
    'another buyer’s wallet order is one that nobody knows',
    async (api) => {
      const basket = await oneProduct(api);
      const { id } = await opened(api, basket);
      const other = await fill(api, await api.second(), basket.goods);
      const asked = { body: walletBody(other, id), wrong: false };
      const refusal = await refusedUnchanged(api, BANK_TRANSFER, other.token, [400, 'invalid_request'], asked);
      expect(Object.keys(refusal.fields ?? {})).toEqual(['paypalOrderId']);
    },
  ),
  check(
    ['createOrder 402', 'createOrder 201'],
    'a wallet order is capture_pending until it is approved, and capture_declined if declined or canceled; once approved it pays',
    async (api) => {
      const orderOf = api.need(api.target.walletOrderOf, 'way through the wallet’s page');
      const basket = await oneProduct(api);
      const open = async () => {
        const url = approvalOf(api, (await pay(api, OPENING, basket)).body);
        return { url, body: redirectedBody(basket, orderOf(url)) };
      };
      for (const choice of ['decline', 'cancel'] as const) {
        const { url, body } = await open();
        await passed(api, url, choice);
        await refusedUnchanged(api, BANK_TRANSFER, basket.token, [402, 'capture_declined'], { body });
      }
      const { url, body } = await open();
      await refusedUnchanged(api, BANK_TRANSFER, basket.token, [402, 'capture_pending'], { body });
      await passed(api, url, 'approve');
      await pay(api, BANK_TRANSFER, basket, body);
    },
  ),
  check(
    ['createPaypalOrder 200', 'listOrders 200'],
    'after a cancel or a decline the buyer comes back to /checkout-clean, and nothing is stored',
    async (api) => {
      for (const way of [OPENING, ALTERNATE_WALLET]) {
        for (const choice of ['cancel', 'decline'] as const) {
          const basket = await oneProduct(api);
          const before = await standingOf(api, basket.token);
          const back = await passed(api, approvalOf(api, (await pay(api, way, basket)).body), choice);
          expect(back.pathname).toMatch(/\/checkout-clean$/);
          expect(await standingOf(api, basket.token)).toEqual(before);
        }
      }
    },
  ),
  check(
    ['createPaypalPayment 200', 'listOrders 200'],
    'an approved payment is stored as a paid order, comes back with its orderId, and empties the cart',
    async (api) => {
      const basket = await twoProducts(api);
      const { token } = basket;
      const before = await standingOf(api, token);
      const url = approvalOf(api, (await pay(api, ALTERNATE_WALLET, basket)).body);
      const back = await passed(api, url, 'approve');
      const [order, ...others] = await newOrders(api, token, before);
      expect(others).toEqual([]);
      expect(back.pathname).toMatch(/\/payment-success$/);
      expect(order).toMatchObject({
        id: Number(back.searchParams.get('orderId')),
        status: 'pending',
        paymentMethod: 'paypal',
        paymentStatus: 'paid',
        total: dollars(figuresOf(basket, 'alternate').total),
        customerName: CONTACT.fullName,
        customerEmail: CONTACT.email,
        customerPhone: CONTACT.phone,
      });
      expect((await api.ok('getCart', { token })).body).toEqual([]);
      expect((await standingOf(api, token)).spent - before.spent).toBe(Number(figuresOf(basket, 'alternate').total));
    },
  ),
];
