import { expect } from 'vitest';
import type { ErrorCode } from '@/api/types';
import {
  expectedTotals,
  fillCart,
  lineOf,
  cartOfOneProduct,
  productsOf,
  accountState,
  cartOfTwoProducts,
  type TestCart,
} from '../support/carts';
import { check, type Check } from '../support/check';
import { regionOf } from '../support/productOptions';
import type { TestApi } from '../support/testApi';
import {
  pay,
  placedOrder,
  expectRefusedUnchanged,
  approvalUrlIn,
  SECURE_PAGE_WALLET,
  walletOrderBody,
} from '../support/orders';
import { ALTERNATE_WALLET, BANK_TRANSFER, successClause, type Checkout, type Json } from '../support/checkouts';
import { limitChecks } from './largestOrder';
import { expectFigures } from './orderFigures';
import { walletPaymentChecks } from './walletPayments';
import { roundTripChecks } from './walletRoundTrips';
import { SOLD_OUT, twoProductsWithColors, withChangedProduct, withOtherColors } from './orderRefusals';

const captured = (api: TestApi, cart: TestCart, outcome: 'completed' | 'declined' | 'pending', more = 0) =>
  api.requires(api.target.capturedWallet, 'captured wallet order')(
    Number(expectedTotals(cart, 'main').total) + more,
    outcome,
  );

const refusedCapture = (outcome: 'declined' | 'pending', code: ErrorCode): Check =>
  check('createOrder 402', `main checkout, wallet: a capture that is ${outcome} is ${code}`, async (api) => {
    const cart = await cartOfOneProduct(api);
    const body = walletOrderBody(cart, captured(api, cart, outcome));
    await expectRefusedUnchanged(api, BANK_TRANSFER, cart.token, [402, code], { body });
  });

/** Wallet orders that the browser has captured, in the main checkout. */
export const mainWalletChecks: Check[] = [
  check(
    ['createOrder 201', 'createOrder 409'],
    'main checkout, wallet: a captured wallet order pays once, and is then token_used',
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const id = captured(api, cart, 'completed');
      const order = await placedOrder(api, BANK_TRANSFER, cart, walletOrderBody(cart, id));
      expect(order).toMatchObject({
        paymentMethod: 'paypal',
        paymentStatus: 'paid',
        status: 'pending',
        paymentReference: id,
      });
      const next = await cartOfOneProduct(api);
      const body = walletOrderBody(next, id);
      const { token } = next;
      const { orderId } = await expectRefusedUnchanged(api, BANK_TRANSFER, token, [409, 'token_used'], { body });
      expect(orderId).toBe(order.id);
    },
  ),
  check(
    ['createOrder 409', 'createOrder 201'],
    'main checkout, wallet: a captured amount that is not the total is figures_changed, and the wallet order stays usable',
    async (api) => {
      const cart = await cartOfOneProduct(api);
      for (const more of [1, -1]) {
        const body = walletOrderBody(cart, captured(api, cart, 'completed', more));
        await expectRefusedUnchanged(api, BANK_TRANSFER, cart.token, [409, 'figures_changed'], { body });
      }
      await pay(api, BANK_TRANSFER, cart, walletOrderBody(cart, captured(api, cart, 'completed')));
    },
  ),
  check('createOrder 400', 'main checkout, wallet: an unknown wallet order is named in fields', async (api) => {
    const cart = await cartOfOneProduct(api);
    const options = { body: walletOrderBody(cart, 'no-such-wallet-order'), wrong: false };
    const { fields } = await expectRefusedUnchanged(api, BANK_TRANSFER, cart.token, [400, 'invalid_request'], options);
    expect(Object.keys(fields ?? {})).toEqual(['paypalOrderId']);
  }),
  check(
    ['createOrder 409', 'createOrder 201'],
    'main checkout, wallet: a captured wallet order whose pieces are no longer all in the cart is cart_changed, and stays usable',
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const { token, lines } = cart;
      const body = walletOrderBody(cart, captured(api, cart, 'completed'));
      for (const left of [[], [lineOf(productsOf(cart)[0], 11)]]) {
        await fillCart(api, token, left);
        await expectRefusedUnchanged(api, BANK_TRANSFER, token, [409, 'cart_changed'], { body });
      }
      await fillCart(api, token, lines);
      await pay(api, BANK_TRANSFER, cart, body);
    },
  ),
  check(
    ['createOrder 402', 'createOrder 409', 'createOrder 201'],
    'main checkout, wallet: the cart is checked before the figures, these before the wallet order, and its amount last',
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const { token } = cart;
      const refused = (id: string, wrong: Json, code: ErrorCode) =>
        expectRefusedUnchanged(api, BANK_TRANSFER, token, [code.startsWith('capture') ? 402 : 409, code], {
          body: { ...walletOrderBody(cart, id), ...wrong },
        });
      const { items, total } = BANK_TRANSFER.body(cart);
      const otherTotal = { total: Math.round(Number(total) * 100 + 1) / 100 };
      for (const id of ['no-such-wallet-order', captured(api, cart, 'declined')]) {
        await refused(id, { ...otherTotal, items: [...(items as Json[]), ...(items as Json[])] }, 'cart_changed');
        await refused(id, otherTotal, 'figures_changed');
      }
      await refused(captured(api, cart, 'declined', 1), {}, 'capture_declined');
      await refused(captured(api, cart, 'pending', 1), {}, 'capture_pending');
      // used by another buyer, for another amount
      const other = await fillCart(api, await api.otherBuyerToken(), [lineOf(productsOf(cart)[0], 3)]);
      const used = captured(api, other, 'completed');
      await pay(api, BANK_TRANSFER, other, walletOrderBody(other, used));
      await refused(used, {}, 'token_used');
    },
  ),
  refusedCapture('declined', 'capture_declined'),
  refusedCapture('pending', 'capture_pending'),
];

const addressCheck = (checkout: Checkout): Check =>
  check(
    [successClause(checkout), '#ApprovalUrl'],
    `${checkout.name}: returns an approval page on https or on the API’s own origin; nothing is stored or charged and the cart stays`,
    async (api) => {
      const cart = await cartOfTwoProducts(api);
      const before = await accountState(api, cart.token);
      const approval = approvalUrlIn(api, (await pay(api, checkout, cart)).body);
      expect(approval.protocol === 'https:' || approval.origin === new URL(api.target.baseUrl).origin).toBe(true);
      expect(await accountState(api, cart.token)).toEqual(before);
    },
  );

const openingChecks: Check[] = [
  check(
    ['createPaypalOrder 409', 'createPaypalOrder 200'],
    'a total that is off by one cent is figures_changed with the correct figures; with an empty cart it is cart_changed',
    async (api) => {
      const cart = await cartOfTwoProducts(api);
      const total = Number(expectedTotals(cart, 'alternate').total);
      for (const cents of [total + 1, total - 1]) {
        const body = { total: cents / 100 };
        const { figures } = await expectRefusedUnchanged(
          api,
          SECURE_PAGE_WALLET,
          cart.token,
          [409, 'figures_changed'],
          { body },
        );
        expectFigures(figures, SECURE_PAGE_WALLET, cart);
      }
      await pay(api, SECURE_PAGE_WALLET, cart);
      await api.ok('clearCart', { token: cart.token });
      for (const body of [SECURE_PAGE_WALLET.body(cart), { total: 0 }])
        await expectRefusedUnchanged(api, SECURE_PAGE_WALLET, cart.token, [409, 'cart_changed'], { body });
    },
  ),
  check(
    'createPaypalOrder 400',
    'a total that is text, negative or has three decimals is named in fields',
    async (api) => {
      const { token } = await cartOfOneProduct(api);
      for (const total of [1.005, '10.00', -1, null]) {
        const { fields } = await expectRefusedUnchanged(api, SECURE_PAGE_WALLET, token, [400, 'invalid_request'], {
          body: { total },
        });
        expect(Object.keys(fields ?? {})).toEqual(['total']);
      }
    },
  ),
  check(
    ['createPaypalOrder 409', 'createPaypalOrder 200'],
    'a cart that cannot be ordered is out_of_stock or region_conflict before its total is checked',
    async (api) => {
      const [first, second] = await twoProductsWithColors(api);
      const cart = await fillCart(api, await api.buyerToken(), [lineOf(first, 3), lineOf(second, 4)]);
      const { token } = cart;
      const body = { total: 0.01 };
      for (const changes of [SOLD_OUT, withOtherColors(second)]) {
        await withChangedProduct(api, second, changes, async () => {
          await expectRefusedUnchanged(api, SECURE_PAGE_WALLET, token, [409, 'out_of_stock'], { body });
        });
      }
      await withChangedProduct(api, second, { region: regionOf(second) === 'USA' ? 'EU' : 'USA' }, async () => {
        await expectRefusedUnchanged(api, SECURE_PAGE_WALLET, token, [409, 'region_conflict'], { body });
      });
      await pay(api, SECURE_PAGE_WALLET, cart);
    },
  ),
];

/** Wallet orders and payments that are approved on the provider's own page. */
export const walletChecks: Check[] = [
  ...limitChecks(SECURE_PAGE_WALLET),
  addressCheck(SECURE_PAGE_WALLET),
  addressCheck(ALTERNATE_WALLET),
  ...openingChecks,
  ...roundTripChecks,
  ...walletPaymentChecks,
];
