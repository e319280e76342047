import { expect } from 'vitest';
import { oneProduct, standingOf } from '../suite/baskets';
import { check, type Check } from '../suite/check';
import { pay, placed, refusedUnchanged } from '../suite/purchases';
import {
  ALTERNATE_CARD,
  ALTERNATE_WALLET,
  CARD_PAGE,
  MAIN_CARD,
  OLD_CARD_PAGE,
  PAYS,
  SECURE_PAGE,
  SHIPPING,
  WAYS,
  type Way,
} from '../suite/ways';
import { at, changed } from '@tests/support/bodyPaths';
import { declineChecks } from './cardTokens';
import { everyOperationOf } from './everyOperation';
import { idempotencyChecks, otherOperationCheck } from './idempotency';
import { figureChecks } from './orderFigures';
import { refusalChecks } from './orderRefusals';
import { contactChecks, placedOrderChecks } from './placedOrders';
import { walletChecks } from './wallets';

const PAYMENT_WAYS = WAYS.filter(({ operation }) => operation !== 'createOrder');

const CUSTOMER = 'orderData.customerInfo';

const cardPageChecks: Check[] = [
  check(
    'payByCard 200',
    'the order has the customer, the notes and the shipping method that are sent, whatever region the summary says',
    async (api) => {
      const basket = await oneProduct(api);
      const order = await placed(api, CARD_PAGE, basket);
      const body = CARD_PAGE.body(basket);
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
    'notes, phone and region may be absent; the phone is then the account’s, and the answer names the order',
    async (api) => {
      const basket = await oneProduct(api);
      let body = CARD_PAGE.body(basket);
      for (const path of ['orderData.orderNotes', `${CUSTOMER}.phone`, 'orderData.orderSummary.region'])
        body = changed(body, path, () => undefined);
      const answer = await pay(api, CARD_PAGE, basket, body);
      const { orderId } = answer.body as { orderId: number }; // a PayByCardResponse
      const { body: order } = await api.ok('getOrder', { token: basket.token, path: { id: orderId } });
      const { user } = await standingOf(api, basket.token);
      expect(order).toMatchObject({ notes: null, customerPhone: user.phone });
    },
  ),
  check(['payByCard 200', 'payByCard 400'], 'only full name, e-mail and first name are required', async (api) => {
    const basket = await oneProduct(api);
    const right = CARD_PAGE.body(basket);
    for (const path of [`${CUSTOMER}.name`, `${CUSTOMER}.email`, 'orderData.shippingAddress.firstName']) {
      for (const value of ['', ' ']) {
        const body = changed(right, path, () => value);
        const { fields } = await refusedUnchanged(api, CARD_PAGE, basket.token, [400, 'invalid_request'], { body });
        expect(Object.keys(fields ?? {})).toEqual([path]);
      }
    }
    const blank = { lastName: '', address: '', city: '', state: '', zipCode: '', country: '' };
    const body = changed(right, CARD_PAGE.address, () => ({ firstName: 'Ada', ...blank }));
    expect((await placed(api, CARD_PAGE, basket, body)).shippingAddress).toEqual({
      firstName: 'Ada',
      fullName: 'Ada',
      address2: null,
      ...blank,
    });
  }),
];

/** The answer names the very order. */
const answersOrder = (way: Way): Check =>
  check(`createSquareOrder 201`, `${way.page}: the answer’s orderId is the new order’s`, async (api) => {
    const basket = await oneProduct(api);
    const { orderId } = (await pay(api, way, basket)).body as { orderId: number }; // an OrderPlaced
    await api.ok('getOrder', { token: basket.token, path: { id: orderId } });
    expect((await standingOf(api, basket.token)).orders[0]?.id).toBe(orderId);
  });

const squareChecks: Check[] = [
  answersOrder(SECURE_PAGE),
  answersOrder(OLD_CARD_PAGE),
  check(
    'createSquareOrder 400',
    'a body that matches both pages’ forms, or neither, is invalid_request',
    async (api) => {
      const basket = await oneProduct(api);
      const secure = SECURE_PAGE.body(basket);
      const old = OLD_CARD_PAGE.body(basket);
      for (const body of [
        { ...secure, ...old },
        { ...old, paymentToken: PAYS },
        changed(secure, 'paymentToken', () => undefined),
        changed(old, 'amount', () => undefined),
      ]) {
        await refusedUnchanged(api, SECURE_PAGE, basket.token, [400, 'invalid_request'], { body });
      }
    },
  ),
  check(
    ['createSquareOrder 201', 'createSquareOrder 400'],
    'old card page: takes a saved address too, which the secure page does not',
    async (api) => {
      const basket = await oneProduct(api);
      const saved = { shippingAddress: SHIPPING };
      const body = { ...SECURE_PAGE.body(basket), ...saved };
      await refusedUnchanged(api, SECURE_PAGE, basket.token, [400, 'invalid_request'], { body });
      const order = await placed(api, OLD_CARD_PAGE, basket, { ...OLD_CARD_PAGE.body(basket), ...saved });
      expect(order.shippingAddress).toMatchObject({ ...SHIPPING, fullName: 'Ada Suite' });
      const { user } = await standingOf(api, basket.token);
      expect(order).toMatchObject({ customerName: 'Ada Suite', customerEmail: user.email, customerPhone: user.phone });
    },
  ),
];

const alternateChecks: Check[] = [
  check(
    ['payWithSquare 200', 'payWithSquare 409'],
    'the amount is in cents; the same number of dollars is refused',
    async (api) => {
      const basket = await oneProduct(api);
      const body = changed(ALTERNATE_CARD.body(basket), 'amount', (value) => Math.round(Number(value) / 100));
      await refusedUnchanged(api, ALTERNATE_CARD, basket.token, [409, 'figures_changed'], { body });
      await pay(api, ALTERNATE_CARD, basket);
    },
  ),
  check(['payWithSquare 200'], 'each payment has its own id', async (api) => {
    const ids: unknown[] = [];
    for (const _again of [1, 2])
      ids.push(at((await pay(api, ALTERNATE_CARD, await oneProduct(api))).body, 'paymentId'));
    expect(ids[0]).not.toBe(ids[1]);
  }),
  ...[ALTERNATE_CARD, ALTERNATE_WALLET, CARD_PAGE].map((way) =>
    check(`${way.operation} 400`, `${way.page}: a currency other than USD is named in fields`, async (api) => {
      const basket = await oneProduct(api);
      const path = way === CARD_PAGE ? 'orderData.orderSummary.currency' : 'currency';
      const body = changed(way.body(basket), path, () => 'EUR');
      const { fields } = await refusedUnchanged(api, way, basket.token, [400, 'invalid_request'], { body });
      expect(Object.keys(fields ?? {})).toEqual([path]);
    }),
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
  ...refusalChecks(PAYMENT_WAYS),
  ...idempotencyChecks(PAYMENT_WAYS),
  otherOperationCheck(CARD_PAGE, MAIN_CARD),
  ...declineChecks(PAYMENT_WAYS),
  ...walletChecks,
  ...everyOperationOf('payments'),
];
