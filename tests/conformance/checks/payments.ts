import { expect } from 'vitest';
import { cartOfOneProduct, accountState } from '../support/carts';
import { check, type Check } from '../support/check';
import { pay, placedOrder, expectRefusedUnchanged } from '../support/orders';
import {
  ALTERNATE_CARD,
  ALTERNATE_WALLET,
  CARD_PAGE,
  MAIN_CARD,
  OLD_CARD_PAGE,
  VALID_CARD,
  SECURE_PAGE,
  SHIPPING_ADDRESS,
  CHECKOUTS,
  type Checkout,
} from '../support/checkouts';
import { at, changed } from '@tests/support/bodyPaths';
import { declineChecks } from './cardTokens';
import { everyOperationOf } from './everyOperation';
import { idempotencyChecks, otherOperationCheck } from './idempotency';
import { figureChecks } from './orderFigures';
import { refusalChecks } from './orderRefusals';
import { bothFormsChecks, contactChecks, placedOrderChecks } from './placedOrders';
import { walletChecks } from './wallets';

const PAYMENT_WAYS = CHECKOUTS.filter(({ operation }) => operation !== 'createOrder');

const CUSTOMER = 'orderData.customerInfo';

const cardPageChecks: Check[] = [
  check(
    'payByCard 200',
    'stores the customer, notes and shipping method that are sent, and ignores the summary’s region',
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const order = await placedOrder(api, CARD_PAGE, cart);
      const body = CARD_PAGE.body(cart);
      expect(order).toMatchObject({
        customerName: at(body, `${CUSTOMER}.name`),
        customerEmail: at(body, `${CUSTOMER}.email`),
        customerPhone: at(body, `${CUSTOMER}.phone`),
        notes: 'Ring twice.',
        shippingMethod: 'USPS (Duty Free)',
      });
    },
  ),
  check(
    'payByCard 200',
    'notes, phone and region are optional, the phone defaults to the account’s, and the response contains the order’s id',
    async (api) => {
      const cart = await cartOfOneProduct(api);
      let body = CARD_PAGE.body(cart);
      for (const path of ['orderData.orderNotes', `${CUSTOMER}.phone`, 'orderData.orderSummary.region'])
        body = changed(body, path, () => undefined);
      const response = await pay(api, CARD_PAGE, cart, body);
      const { orderId } = response.body as { orderId: number }; // a PayByCardResponse
      const { body: order } = await api.ok('getOrder', { token: cart.token, path: { id: orderId } });
      const { user } = await accountState(api, cart.token);
      expect(order).toMatchObject({ notes: null, customerPhone: user.phone });
    },
  ),
  check('payByCard 200', 'a blank phone means the account’s; blanks around a phone are removed', async (api) => {
    const token = await api.buyerToken();
    const phone = '+1 (555) 010-0142';
    const { name, email } = (await api.ok('getProfile', { token })).body;
    await api.ok('updateProfile', { token, body: { name, email, phone } });
    for (const [sent, stored] of [
      ['', phone],
      [' ', phone],
      [' 555 0100 ', '555 0100'],
    ] as const) {
      const cart = await cartOfOneProduct(api, token);
      const body = changed(CARD_PAGE.body(cart), `${CUSTOMER}.phone`, () => sent);
      expect((await placedOrder(api, CARD_PAGE, cart, body)).customerPhone).toBe(stored);
    }
  }),
  check(['payByCard 200', 'payByCard 400'], 'only full name, email and first name must not be blank', async (api) => {
    const cart = await cartOfOneProduct(api);
    const right = CARD_PAGE.body(cart);
    for (const path of [`${CUSTOMER}.name`, `${CUSTOMER}.email`, 'orderData.shippingAddress.firstName']) {
      for (const value of ['', ' ']) {
        const body = changed(right, path, () => value);
        const { fields } = await expectRefusedUnchanged(api, CARD_PAGE, cart.token, [400, 'invalid_request'], {
          body,
        });
        expect(Object.keys(fields ?? {})).toEqual([path]);
      }
    }
    const blank = { lastName: '', address: '', city: '', state: '', zipCode: '', country: '' };
    const body = changed(right, CARD_PAGE.address, () => ({ firstName: 'Ada', ...blank }));
    expect((await placedOrder(api, CARD_PAGE, cart, body)).shippingAddress).toMatchObject({
      firstName: 'Ada',
      fullName: 'Ada',
      address2: null,
      ...blank,
    });
  }),
];

const returnsOrderId = (checkout: Checkout): Check =>
  check(`createSquareOrder 201`, `${checkout.name}: the response contains the new order’s id`, async (api) => {
    const cart = await cartOfOneProduct(api);
    const { orderId } = (await pay(api, checkout, cart)).body as { orderId: number }; // an OrderPlaced
    await api.ok('getOrder', { token: cart.token, path: { id: orderId } });
    expect((await accountState(api, cart.token)).orders[0]?.id).toBe(orderId);
  });

const squareChecks: Check[] = [
  returnsOrderId(SECURE_PAGE),
  returnsOrderId(OLD_CARD_PAGE),
  check('createSquareOrder 400', 'a body that fits both pages, or neither, is invalid_request', async (api) => {
    const cart = await cartOfOneProduct(api);
    const secure = SECURE_PAGE.body(cart);
    const old = OLD_CARD_PAGE.body(cart);
    for (const body of [
      { ...secure, ...old },
      { ...old, paymentToken: VALID_CARD },
      changed(secure, 'paymentToken', () => undefined),
      changed(old, 'amount', () => undefined),
    ]) {
      await expectRefusedUnchanged(api, SECURE_PAGE, cart.token, [400, 'invalid_request'], { body });
    }
  }),
  check(
    ['createSquareOrder 201', 'createSquareOrder 400'],
    'old card page: accepts a saved address, which the secure page does not',
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const saved = { shippingAddress: SHIPPING_ADDRESS };
      const body = { ...SECURE_PAGE.body(cart), ...saved };
      await expectRefusedUnchanged(api, SECURE_PAGE, cart.token, [400, 'invalid_request'], { body });
      const order = await placedOrder(api, OLD_CARD_PAGE, cart, { ...OLD_CARD_PAGE.body(cart), ...saved });
      expect(order.shippingAddress).toMatchObject({ ...SHIPPING_ADDRESS, fullName: 'Ada Lovelace' });
      const { user } = await accountState(api, cart.token);
      expect(order).toMatchObject({
        customerName: 'Ada Lovelace',
        customerEmail: user.email,
        customerPhone: user.phone,
      });
    },
  ),
];

const alternateChecks: Check[] = [
  check(
    ['payWithSquare 200', 'payWithSquare 409'],
    'the amount is in cents; the amount in dollars is figures_changed',
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const body = changed(ALTERNATE_CARD.body(cart), 'amount', (value) => Math.round(Number(value) / 100));
      await expectRefusedUnchanged(api, ALTERNATE_CARD, cart.token, [409, 'figures_changed'], { body });
      await pay(api, ALTERNATE_CARD, cart);
    },
  ),
  check(
    ['payWithSquare 200', 'listOrders 200'],
    'each payment has its own id, and its order carries it as paymentReference',
    async (api) => {
      const ids: unknown[] = [];
      const token = await api.buyerToken();
      for (const _again of [1, 2])
        ids.push(at((await pay(api, ALTERNATE_CARD, await cartOfOneProduct(api))).body, 'paymentId'));
      expect(ids[0]).not.toBe(ids[1]);
      const { body: orders } = await api.ok('listOrders', { token });
      expect(orders.slice(0, 2).map(({ paymentReference }) => paymentReference)).toEqual(ids.toReversed());
    },
  ),
  ...[ALTERNATE_CARD, ALTERNATE_WALLET, CARD_PAGE].map((checkout) =>
    check(
      `${checkout.operation} 400`,
      `${checkout.name}: a currency other than USD is named in fields`,
      async (api) => {
        const cart = await cartOfOneProduct(api);
        const path = checkout === CARD_PAGE ? 'orderData.orderSummary.currency' : 'currency';
        const body = changed(checkout.body(cart), path, () => 'EUR');
        const { fields } = await expectRefusedUnchanged(api, checkout, cart.token, [400, 'invalid_request'], { body });
        expect(Object.keys(fields ?? {})).toEqual([path]);
      },
    ),
  ),
];

/** Tag `payments`. */
export const paymentsChecks: Check[] = [
  ...cardPageChecks,
  ...squareChecks,
  ...alternateChecks,
  ...figureChecks(PAYMENT_WAYS),
  ...placedOrderChecks(PAYMENT_WAYS),
  ...contactChecks([SECURE_PAGE, OLD_CARD_PAGE, ALTERNATE_CARD]),
  ...bothFormsChecks([OLD_CARD_PAGE]),
  ...refusalChecks(PAYMENT_WAYS),
  ...idempotencyChecks(PAYMENT_WAYS),
  otherOperationCheck(CARD_PAGE, MAIN_CARD),
  ...declineChecks(PAYMENT_WAYS),
  ...walletChecks,
  ...everyOperationOf('payments'),
];
