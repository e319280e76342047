import { expect } from 'vitest';
import type { ErrorCode } from '@/api/types';
import {
  centsIn,
  fill,
  figuresOf,
  goodsOf,
  newOrders,
  oneProduct,
  pair,
  standingOf,
  twoProducts,
  type Basket,
} from '../exam/baskets';
import { check, type Check } from '../exam/check';
import { regionOf } from '../exam/choices';
import type { Exam } from '../exam/exam';
import { dollars, split } from '../exam/orderFigures';
import { pay, placed, refusedUnchanged } from '../exam/purchases';
import { ALTERNATE_WALLET, BANK_TRANSFER, CONTACT, SECURE_PAGE, success, type Json, type Way } from '../exam/ways';
import { expectFigures } from './orderFigures';
import { SOLD_OUT, whileChanged } from './orderRefusals';

/** The call that opens a wallet order for the whole cart; it sends no items. */
const OPENING: Way = {
  ...ALTERNATE_WALLET,
  page: 'secure page, wallet',
  operation: 'createPaypalOrder',
  figures: ['total'],
  body: (basket) => ({ total: dollars(figuresOf(basket, 'alternate').total) }),
};

/** The main checkout's body for a wallet order. */
const walletBody = (basket: Basket, paypalOrderId: string): Json => ({
  ...BANK_TRANSFER.body(basket),
  paymentMethod: 'paypal',
  paypalOrderId,
});

const captured = (exam: Exam, basket: Basket, outcome: 'completed' | 'declined' | 'pending', more = 0) =>
  exam.need(exam.examinee.capturedWallet, 'captured wallet order')(
    Number(figuresOf(basket, 'main').total) + more,
    outcome,
  );

const refusedCapture = (outcome: 'declined' | 'pending', code: ErrorCode): Check =>
  check('createOrder 402', `main checkout, wallet: a capture that is ${outcome} is ${code}`, async (exam) => {
    const basket = await oneProduct(exam);
    const body = walletBody(basket, captured(exam, basket, outcome));
    await refusedUnchanged(exam, BANK_TRANSFER, basket.token, [402, code], { body });
  });

/** Wallet orders that the browser has captured, in the main checkout. */
export const mainWalletChecks: Check[] = [
  check(
    ['createOrder 201', 'createOrder 409'],
    'main checkout, wallet: a captured wallet order pays once, and is then token_used',
    async (exam) => {
      const basket = await oneProduct(exam);
      const id = captured(exam, basket, 'completed');
      const order = await placed(exam, BANK_TRANSFER, basket, walletBody(basket, id));
      expect(order).toMatchObject({ paymentMethod: 'paypal', paymentStatus: 'paid', status: 'pending' });
      const next = await oneProduct(exam);
      const body = walletBody(next, id);
      await refusedUnchanged(exam, BANK_TRANSFER, next.token, [409, 'token_used'], { body });
    },
  ),
  check(
    ['createOrder 409', 'createOrder 201'],
    'main checkout, wallet: a captured amount that is not the total is figures_changed, and the wallet order stays good',
    async (exam) => {
      const basket = await oneProduct(exam);
      for (const more of [1, -1]) {
        const body = walletBody(basket, captured(exam, basket, 'completed', more));
        await refusedUnchanged(exam, BANK_TRANSFER, basket.token, [409, 'figures_changed'], { body });
      }
      await pay(exam, BANK_TRANSFER, basket, walletBody(basket, captured(exam, basket, 'completed')));
    },
  ),
  check(
    'createOrder 400',
    'main checkout, wallet: a wallet order that nobody knows is named in fields',
    async (exam) => {
      const basket = await oneProduct(exam);
      const asked = { body: walletBody(basket, 'no-such-wallet-order'), wrong: false };
      const { fields } = await refusedUnchanged(exam, BANK_TRANSFER, basket.token, [400, 'invalid_request'], asked);
      expect(Object.keys(fields ?? {})).toEqual(['paypalOrderId']);
    },
  ),
  refusedCapture('declined', 'capture_declined'),
  refusedCapture('pending', 'capture_pending'),
];

/** The approval page that an answer names. */
function approvalOf(exam: Exam, body: unknown): URL {
  const { approvalUrl } = body as { approvalUrl: string }; // the contract's validator has read it
  return new URL(approvalUrl, `${exam.examinee.baseUrl}/`);
}

const addressCheck = (way: Way): Check =>
  check(
    [success(way), '#ApprovalUrl'],
    `${way.page}: answers an approval page at an https address or at the API’s own origin; nothing is stored or charged and the cart stays`,
    async (exam) => {
      const basket = await twoProducts(exam);
      const before = await standingOf(exam, basket.token);
      const approval = approvalOf(exam, (await pay(exam, way, basket)).body);
      expect(approval.protocol === 'https:' || approval.origin === new URL(exam.examinee.baseUrl).origin).toBe(true);
      expect(await standingOf(exam, basket.token)).toEqual(before);
    },
  );

const passed = async (exam: Exam, url: URL, choice: 'approve' | 'cancel' | 'decline') =>
  exam.need(exam.examinee.passWallet, 'way through the wallet’s page')(url, choice);

const openingChecks: Check[] = [
  check(
    ['createPaypalOrder 409', 'createPaypalOrder 200'],
    'a total that is a cent off is figures_changed with the server’s figures; of an empty cart it is cart_changed',
    async (exam) => {
      const basket = await twoProducts(exam);
      const total = Number(figuresOf(basket, 'alternate').total);
      for (const cents of [total + 1, total - 1]) {
        const body = { total: cents / 100 };
        const { figures } = await refusedUnchanged(exam, OPENING, basket.token, [409, 'figures_changed'], { body });
        expectFigures(figures, OPENING, basket);
      }
      await pay(exam, OPENING, basket);
      await exam.ok('clearCart', { token: basket.token });
      for (const body of [OPENING.body(basket), { total: 0 }])
        await refusedUnchanged(exam, OPENING, basket.token, [409, 'cart_changed'], { body });
    },
  ),
  check('createPaypalOrder 400', 'a total with three decimals, as text or below 0 is named in fields', async (exam) => {
    const { token } = await oneProduct(exam);
    for (const total of [1.005, '10.00', -1, null]) {
      const { fields } = await refusedUnchanged(exam, OPENING, token, [400, 'invalid_request'], { body: { total } });
      expect(Object.keys(fields ?? {})).toEqual(['total']);
    }
  }),
  check(
    ['createPaypalOrder 409', 'createPaypalOrder 200'],
    'a cart that cannot be ordered is out_of_stock or region_conflict before its total is looked at',
    async (exam) => {
      const [first, second] = await pair(exam);
      const basket = await fill(exam, await exam.first(), [goodsOf(first, 3), goodsOf(second, 4)]);
      const { token } = basket;
      const body = { total: 0.01 };
      await whileChanged(exam, second, SOLD_OUT, async () => {
        await refusedUnchanged(exam, OPENING, token, [409, 'out_of_stock'], { body });
      });
      await whileChanged(exam, second, { region: regionOf(second) === 'USA' ? 'EU' : 'USA' }, async () => {
        await refusedUnchanged(exam, OPENING, token, [409, 'region_conflict'], { body });
      });
      await pay(exam, OPENING, basket);
    },
  ),
];

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

const roundTripChecks: Check[] = [
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

/** Wallet orders and payments that are approved on the provider's own page. */
export const walletChecks: Check[] = [
  addressCheck(OPENING),
  addressCheck(ALTERNATE_WALLET),
  ...openingChecks,
  ...roundTripChecks,
];
