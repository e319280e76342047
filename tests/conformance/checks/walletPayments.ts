import { expect } from 'vitest';
import {
  accountState,
  cartOfOneProduct,
  cartOfTwoProducts,
  expectedTotals,
  fillCart,
  lineOf,
  ordersSince,
  productsOf,
  twoProductsOfOneRegion,
} from '../support/carts';
import { check, type Check } from '../support/check';
import { ALTERNATE_WALLET, CONTACT_ADDRESS } from '../support/checkouts';
import { dollars } from '../support/money';
import { approvalUrlIn, completeApproval, pay } from '../support/orders';
import { at } from '@tests/support/bodyPaths';

/** Payments that the backend captures when the buyer returns from the wallet's page. */
export const walletPaymentChecks: Check[] = [
  check(
    ['createPaypalPayment 200', 'listOrders 200'],
    'an approved payment is canceled when not all of its pieces are still in the cart',
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const { token, lines } = cart;
      const [product] = productsOf(cart);
      const [one, other] = await twoProductsOfOneRegion(api);
      const left = [[], [lineOf(product, 11)], [lineOf(one.id === product.id ? other : one, 12)]];
      for (const remaining of left) {
        await fillCart(api, token, lines);
        const url = approvalUrlIn(api, (await pay(api, ALTERNATE_WALLET, cart)).body);
        await fillCart(api, token, remaining);
        const before = await accountState(api, token);
        expect((await completeApproval(api, url, 'approve')).pathname).toMatch(/\/checkout-clean$/);
        expect(await accountState(api, token)).toEqual(before);
      }
    },
  ),
  check(
    ['createPaypalPayment 200', 'getCart 200'],
    'pieces that are added after a payment was opened are not ordered with it and stay in the cart',
    async (api) => {
      const [first, second] = await twoProductsOfOneRegion(api);
      const cart = await fillCart(api, await api.buyerToken(), [lineOf(first, 6)]);
      const { token } = cart;
      const url = approvalUrlIn(api, (await pay(api, ALTERNATE_WALLET, cart)).body);
      await fillCart(api, token, [lineOf(first, 9), lineOf(second, 2)]);
      const before = await accountState(api, token);
      await completeApproval(api, url, 'approve');
      const placed = (await ordersSince(api, token, before)).flatMap(({ items }) => items);
      expect(placed.map(({ productId, quantity }) => [productId, quantity])).toEqual([[first.id, 6]]);
      const { body: lines } = await api.ok('getCart', { token });
      expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
        [first.id, 3],
        [second.id, 2],
      ]);
    },
  ),
  check(
    ['createPaypalPayment 200', 'listOrders 200'],
    'an approved payment becomes a paid order, the buyer returns with its orderId, and the cart is empty',
    async (api) => {
      const cart = await cartOfTwoProducts(api);
      const { token } = cart;
      const before = await accountState(api, token);
      const { body } = await pay(api, ALTERNATE_WALLET, cart);
      const url = approvalUrlIn(api, body);
      const back = await completeApproval(api, url, 'approve');
      const [order, ...others] = await ordersSince(api, token, before);
      expect(others).toEqual([]);
      expect(back.pathname).toMatch(/\/payment-success$/);
      expect(order).toMatchObject({
        id: Number(back.searchParams.get('orderId')),
        status: 'pending',
        paymentMethod: 'paypal',
        paymentStatus: 'paid',
        paymentReference: at(body, 'paymentId'),
        total: dollars(expectedTotals(cart, 'alternate').total),
        customerName: CONTACT_ADDRESS.fullName,
        customerEmail: CONTACT_ADDRESS.email,
        customerPhone: CONTACT_ADDRESS.phone,
      });
      expect((await api.ok('getCart', { token })).body).toEqual([]);
      expect((await accountState(api, token)).spent - before.spent).toBe(
        Number(expectedTotals(cart, 'alternate').total),
      );
    },
  ),
];
