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
} from '../exam/baskets';
import { check, type Check } from '../exam/check';
import type { Exam } from '../exam/exam';
import { split } from '../exam/reckoning';
import { pay, placed, refusedUnchanged } from '../exam/purchases';
import { approvalOf, OPENING, passed, walletBody } from '../exam/walletOrders';
import { ALTERNATE_WALLET, BANK_TRANSFER, CONTACT, SECURE_PAGE, type Json } from '../exam/ways';
import { at, changed } from '@tests/support/bodyPaths';
import { whileChanged } from './orderRefusals';
import { centsIn, dollars } from '../exam/cents';

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

async function opened(exam: Exam, basket: Basket, choice: 'approve' | 'cancel' | 'decline' = 'approve') {
  const url = approvalOf(exam, (await pay(exam, OPENING, basket)).body);
  const back = await passed(exam, url, choice);
  return { back, id: back.searchParams.get('paypalOrderId') ?? '' };
}

/** The way through the wallet's own page and back. */
export const roundTripChecks: Check[] = [
  check(
    ['createPaypalOrder 200', 'createOrder 201'],
    'an approved wallet order comes back with paypalOrderId and pays the cart as it was, whatever has become of it; the ordered pieces leave it',
    async (exam) => {
      const [first, second] = await pair(exam);
      const { token } = await exam.newBuyer();
      const basket = await fill(exam, token, [goodsOf(first, 6)]);
      const { back, id } = await opened(exam, basket);
      expect(back.pathname).toMatch(/\/payment-success$/);
      await fill(exam, token, [goodsOf(first, 9), goodsOf(second, 2)]);
      const order = await placed(exam, BANK_TRANSFER, basket, redirectedBody(basket, id));
      expect(order).toMatchObject({ paymentMethod: 'paypal', paymentStatus: 'paid', customerName: CONTACT.fullName });
      expect(order.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([[first.id, 6]]);
      expect(centsIn(order.subtotal) + centsIn(order.shipping)).toBe(centsIn(order.total));
      expect(order.total).toBe(dollars(figuresOf(basket, 'alternate').total));
      const { body: lines } = await exam.ok('getCart', { token });
      expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
        [first.id, 3],
        [second.id, 2],
      ]);
    },
  ),
  check(
    ['createOrder 409', 'createOrder 201'],
    'of an approved wallet order another total is figures_changed, other items cart_changed, and a second use token_used',
    async (exam) => {
      const basket = await oneProduct(exam);
      const { token } = basket;
      const { id } = await opened(exam, basket);
      const body = redirectedBody(basket, id);
      const total = Number(body['total']);
      for (const [wrong, code] of [
        [{ ...body, total: Math.round(total * 100 + 1) / 100 }, 'figures_changed'],
        [{ ...body, subtotal: Math.round(Number(body['subtotal']) * 100 + 1) / 100 }, 'figures_changed'],
        [{ ...body, items: [...(body['items'] as Json[]), ...(body['items'] as Json[])] }, 'cart_changed'],
      ] as const) {
        await refusedUnchanged(exam, BANK_TRANSFER, token, [409, code], { body: wrong });
      }
      await pay(exam, BANK_TRANSFER, basket, body);
      await refusedUnchanged(exam, BANK_TRANSFER, token, [409, 'token_used'], { body });
    },
  ),
  check(
    ['createPaypalOrder 200', 'createOrder 201'],
    'an approved wallet order is paid at its own prices, whatever the catalogue and the items say by then',
    async (exam) => {
      const basket = await oneProduct(exam);
      const [product] = productsOf(basket);
      const { id } = await opened(exam, basket);
      const right = redirectedBody(basket, id);
      const body = changed(right, 'items.0.price', () => 0.01);
      await whileChanged(exam, product, { wholesalePrice: '77.77', price: '77.77' }, async () => {
        const order = await placed(exam, BANK_TRANSFER, basket, body);
        expect(order.items[0]?.price).toBe(at(right, 'items.0.price'));
        expect(order.total).toBe(right['total']);
      });
    },
  ),
  check(
    ['createPaypalOrder 200', 'createOrder 400'],
    'another buyer’s wallet order is one that nobody knows',
    async (exam) => {
      const basket = await oneProduct(exam);
      const { id } = await opened(exam, basket);
      const other = await fill(exam, await exam.second(), basket.goods);
      const asked = { body: walletBody(other, id), wrong: false };
      const refusal = await refusedUnchanged(exam, BANK_TRANSFER, other.token, [400, 'invalid_request'], asked);
      expect(Object.keys(refusal.fields ?? {})).toEqual(['paypalOrderId']);
    },
  ),
  check(
    ['createOrder 402', 'createOrder 201'],
    'a wallet order that is not approved yet is capture_pending, declined or cancelled it is capture_declined; approved at last it pays',
    async (exam) => {
      const orderOf = exam.need(exam.examinee.walletOrderOf, 'way through the wallet’s page');
      const basket = await oneProduct(exam);
      const open = async () => {
        const url = approvalOf(exam, (await pay(exam, OPENING, basket)).body);
        return { url, body: redirectedBody(basket, orderOf(url)) };
      };
      for (const choice of ['decline', 'cancel'] as const) {
        const { url, body } = await open();
        await passed(exam, url, choice);
        await refusedUnchanged(exam, BANK_TRANSFER, basket.token, [402, 'capture_declined'], { body });
      }
      const { url, body } = await open();
      await refusedUnchanged(exam, BANK_TRANSFER, basket.token, [402, 'capture_pending'], { body });
      await passed(exam, url, 'approve');
      await pay(exam, BANK_TRANSFER, basket, body);
    },
  ),
  check(
    ['createPaypalOrder 200', 'listOrders 200'],
    'after a cancel or a decline the buyer comes back to /checkout-clean, and nothing is stored',
    async (exam) => {
      for (const way of [OPENING, ALTERNATE_WALLET]) {
        for (const choice of ['cancel', 'decline'] as const) {
          const basket = await oneProduct(exam);
          const before = await standingOf(exam, basket.token);
          const back = await passed(exam, approvalOf(exam, (await pay(exam, way, basket)).body), choice);
          expect(back.pathname).toMatch(/\/checkout-clean$/);
          expect(await standingOf(exam, basket.token)).toEqual(before);
        }
      }
    },
  ),
  check(
    ['createPaypalPayment 200', 'listOrders 200'],
    'an approved payment is stored as a paid order, comes back with its orderId, and empties the cart',
    async (exam) => {
      const basket = await twoProducts(exam);
      const { token } = basket;
      const before = await standingOf(exam, token);
      const url = approvalOf(exam, (await pay(exam, ALTERNATE_WALLET, basket)).body);
      const back = await passed(exam, url, 'approve');
      const [order, ...others] = await newOrders(exam, token, before);
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
      expect((await exam.ok('getCart', { token })).body).toEqual([]);
      expect((await standingOf(exam, token)).spent - before.spent).toBe(Number(figuresOf(basket, 'alternate').total));
    },
  ),
];
