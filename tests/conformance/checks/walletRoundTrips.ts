import { expect } from 'vitest';
import {
  expectedTotals,
  fillCart,
  lineOf,
  cartOfOneProduct,
  twoProductsOfOneRegion,
  productsOf,
  accountState,
  type TestCart,
} from '../support/carts';
import { check, type Check } from '../support/check';
import { regionOf } from '../support/productOptions';
import type { TestApi } from '../support/testApi';
import { splitForSecurePage } from '../support/expectedTotals';
import {
  pay,
  placedOrder,
  expectRefusedUnchanged,
  approvalUrlIn,
  SECURE_PAGE_WALLET,
  completeApproval,
  walletOrderBody,
} from '../support/orders';
import { ALTERNATE_WALLET, BANK_TRANSFER, CONTACT_ADDRESS, SECURE_PAGE, type Json } from '../support/checkouts';
import { at, changed } from '@tests/support/bodyPaths';
import { SOLD_OUT, twoProductsWithColors, withChangedProduct, withOtherColors } from './orderRefusals';
import { centsIn, dollars } from '../support/money';

/** The order that the secure page posts once the wallet order is approved. */
function redirectedBody(cart: TestCart, paypalOrderId: string): Json {
  const { total } = expectedTotals(cart, 'alternate');
  const { subtotal, shipping } = splitForSecurePage(total);
  return {
    shippingAddress: CONTACT_ADDRESS,
    paymentMethod: 'paypal',
    paypalOrderId,
    total: dollars(total),
    subtotal: dollars(subtotal),
    shippingCost: dollars(shipping),
    items: SECURE_PAGE.body(cart)['items'],
  };
}

/** Opens a wallet order; returns its id and its approval page. */
async function openedWalletOrder(api: TestApi, cart: TestCart) {
  const { body } = await pay(api, SECURE_PAGE_WALLET, cart);
  const { paypalOrderId: id } = body as { paypalOrderId: string }; // a PaypalOrderOpened
  return { id, url: approvalUrlIn(api, body) };
}

async function approvedWalletOrder(api: TestApi, cart: TestCart) {
  const { id, url } = await openedWalletOrder(api, cart);
  return { id, back: await completeApproval(api, url, 'approve') };
}

/** Approval on the wallet's own page, and the way back. */
export const roundTripChecks: Check[] = [
  check(
    ['createPaypalOrder 200', 'createOrder 201'],
    'the buyer returns with paypalOrderId; the approved wallet order pays for the cart as it was then, and only those pieces leave the cart',
    async (api) => {
      const [first, second] = await twoProductsOfOneRegion(api);
      const { token } = await api.newBuyer();
      const cart = await fillCart(api, token, [lineOf(first, 6)]);
      const { back, id } = await approvedWalletOrder(api, cart);
      expect(back.pathname).toMatch(/\/payment-success$/);
      expect(back.searchParams.get('paypalOrderId'), 'the wallet order that was opened').toBe(id);
      await fillCart(api, token, [lineOf(first, 9), lineOf(second, 2)]);
      const order = await placedOrder(api, BANK_TRANSFER, cart, redirectedBody(cart, id));
      expect(order).toMatchObject({
        paymentMethod: 'paypal',
        paymentStatus: 'paid',
        paymentReference: id,
        customerName: CONTACT_ADDRESS.fullName,
      });
      expect(order.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([[first.id, 6]]);
      expect(centsIn(order.subtotal) + centsIn(order.shipping)).toBe(centsIn(order.total));
      expect(order.total).toBe(dollars(expectedTotals(cart, 'alternate').total));
      const { body: lines } = await api.ok('getCart', { token });
      expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
        [first.id, 3],
        [second.id, 2],
      ]);
    },
  ),
  check(
    ['createOrder 409', 'createOrder 201'],
    'with an approved wallet order another total is figures_changed, other items are cart_changed and a second use is token_used',
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const { token } = cart;
      const { id } = await approvedWalletOrder(api, cart);
      const body = redirectedBody(cart, id);
      const total = Number(body['total']);
      const { figures } = await expectRefusedUnchanged(api, BANK_TRANSFER, token, [409, 'figures_changed'], {
        body: { ...body, total: Math.round(total * 100 - 1) / 100 },
      });
      expect(figures).toMatchObject({ total, subtotal: body['subtotal'], shipping: body['shippingCost'] });
      for (const [wrong, code] of [
        [{ ...body, total: Math.round(total * 100 + 1) / 100 }, 'figures_changed'],
        [{ ...body, subtotal: Math.round(Number(body['subtotal']) * 100 + 1) / 100 }, 'figures_changed'],
        [{ ...body, items: [...(body['items'] as Json[]), ...(body['items'] as Json[])] }, 'cart_changed'],
      ] as const) {
        await expectRefusedUnchanged(api, BANK_TRANSFER, token, [409, code], { body: wrong });
      }
      const { id: orderId } = await placedOrder(api, BANK_TRANSFER, cart, body);
      const refusal = await expectRefusedUnchanged(api, BANK_TRANSFER, token, [409, 'token_used'], {
        body: { ...body, total: 0.01 },
      });
      expect(refusal.orderId).toBe(orderId);
    },
  ),
  check(
    ['createPaypalOrder 200', 'createOrder 201'],
    'an approved wallet order keeps its prices, even when the catalog or the sent items differ',
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const [product] = productsOf(cart);
      const { id } = await approvedWalletOrder(api, cart);
      const right = redirectedBody(cart, id);
      const body = changed(right, 'items.0.price', () => 0.01);
      await withChangedProduct(api, product, { wholesalePrice: '77.77', price: '77.77' }, async () => {
        const order = await placedOrder(api, BANK_TRANSFER, cart, body);
        expect(order.items[0]?.price).toBe(at(right, 'items.0.price'));
        expect(order.total).toBe(right['total']);
      });
    },
  ),
  check(
    ['createPaypalOrder 200', 'createOrder 201', 'listOrders 200'],
    'an approved wallet order has placed no order until createOrder captures it, even when its product is sold out, hidden, moved and without its color by then',
    async (api) => {
      const [, product] = await twoProductsWithColors(api);
      const cart = await fillCart(api, await api.buyerToken(), [lineOf(product, 12)]);
      const before = await accountState(api, cart.token);
      const { id } = await approvedWalletOrder(api, cart);
      expect(await accountState(api, cart.token)).toEqual(before);
      const region = regionOf(product) === 'USA' ? 'EU' : 'USA';
      await withChangedProduct(
        api,
        product,
        { ...SOLD_OUT, ...withOtherColors(product), isActive: false, region },
        async () => {
          const order = await placedOrder(api, BANK_TRANSFER, cart, redirectedBody(cart, id));
          expect(order).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
        },
      );
    },
  ),
  check(
    ['createPaypalOrder 200', 'createOrder 201', 'getCart 200'],
    'a line that holds fewer pieces than the wallet order is removed with it',
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const { id } = await approvedWalletOrder(api, cart);
      await fillCart(api, cart.token, [lineOf(productsOf(cart)[0], 4)]);
      await pay(api, BANK_TRANSFER, cart, redirectedBody(cart, id));
      expect((await api.ok('getCart', { token: cart.token })).body).toEqual([]);
    },
  ),
  check(
    ['createPaypalOrder 200', 'createPaypalPayment 200'],
    'the buyer returns to the origin that made the call; without an Origin header, to the shop of the server',
    async (api) => {
      const { allowedOrigin, baseUrl } = api.target;
      const own = [new URL(baseUrl).origin, allowedOrigin];
      for (const checkout of [SECURE_PAGE_WALLET, ALTERNATE_WALLET]) {
        for (const origin of [allowedOrigin, undefined]) {
          const cart = await cartOfOneProduct(api);
          const options = { headers: { origin: origin ?? null } };
          const { body } = await pay(api, checkout, cart, undefined, options);
          const back = await completeApproval(api, approvalUrlIn(api, body), 'cancel');
          expect(origin === undefined ? own : [origin]).toContain(back.origin);
        }
      }
    },
  ),
  check(
    ['createPaypalOrder 200', 'createOrder 400'],
    'another buyer’s wallet order is treated as unknown',
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const { id } = await approvedWalletOrder(api, cart);
      const other = await fillCart(api, await api.otherBuyerToken(), cart.lines);
      const options = { body: walletOrderBody(other, id), wrong: false };
      const refusal = await expectRefusedUnchanged(api, BANK_TRANSFER, other.token, [400, 'invalid_request'], options);
      expect(Object.keys(refusal.fields ?? {})).toEqual(['paypalOrderId']);
    },
  ),
  check(
    ['createOrder 402', 'createOrder 409', 'createOrder 201'],
    'a wallet order that is declined or cancelled is capture_declined; an open one is capture_pending and pays once it is approved',
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const open = async () => {
        const { id, url } = await openedWalletOrder(api, cart);
        return { url, body: redirectedBody(cart, id) };
      };
      for (const choice of ['decline', 'cancel'] as const) {
        const { url, body } = await open();
        await completeApproval(api, url, choice);
        await expectRefusedUnchanged(api, BANK_TRANSFER, cart.token, [402, 'capture_declined'], { body });
      }
      const { url, body } = await open();
      const otherItems = { ...body, items: [...(body['items'] as Json[]), ...(body['items'] as Json[])] };
      const otherTotal = { ...body, total: Math.round(Number(body['total']) * 100 + 1) / 100 };
      // items and total are compared before the payment
      for (const [wrong, status, code] of [
        [otherItems, 409, 'cart_changed'],
        [otherTotal, 409, 'figures_changed'],
        [body, 402, 'capture_pending'],
      ] as const)
        await expectRefusedUnchanged(api, BANK_TRANSFER, cart.token, [status, code], { body: wrong });
      await completeApproval(api, url, 'approve');
      await pay(api, BANK_TRANSFER, cart, body);
    },
  ),
  check(
    ['createPaypalOrder 200', 'listOrders 200'],
    'after canceling or declining, the buyer returns to /checkout-clean and nothing is stored',
    async (api) => {
      for (const checkout of [SECURE_PAGE_WALLET, ALTERNATE_WALLET]) {
        for (const choice of ['cancel', 'decline'] as const) {
          const cart = await cartOfOneProduct(api);
          const before = await accountState(api, cart.token);
          const back = await completeApproval(api, approvalUrlIn(api, (await pay(api, checkout, cart)).body), choice);
          expect(back.pathname).toMatch(/\/checkout-clean$/);
          expect(await accountState(api, cart.token)).toEqual(before);
        }
      }
    },
  ),
];
