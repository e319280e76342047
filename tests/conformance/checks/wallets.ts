import { expect } from 'vitest';
import type { ErrorCode } from '@/api/types';
import { figuresOf, fill, goodsOf, oneProduct, pair, standingOf, twoProducts, type Basket } from '../suite/baskets';
import { check, type Check } from '../suite/check';
import { regionOf } from '../suite/choices';
import type { TestApi } from '../suite/testApi';
import { pay, placed, refusedUnchanged } from '../suite/purchases';
import { approvalOf, OPENING, walletBody } from '../suite/walletOrders';
import { ALTERNATE_WALLET, BANK_TRANSFER, success, type Way } from '../suite/ways';
import { expectFigures } from './orderFigures';
import { roundTripChecks } from './walletRoundTrips';
import { SOLD_OUT, whileChanged } from './orderRefusals';

const captured = (api: TestApi, basket: Basket, outcome: 'completed' | 'declined' | 'pending', more = 0) =>
  api.need(api.target.capturedWallet, 'captured wallet order')(Number(figuresOf(basket, 'main').total) + more, outcome);

const refusedCapture = (outcome: 'declined' | 'pending', code: ErrorCode): Check =>
  check('createOrder 402', `main checkout, wallet: a capture that is ${outcome} is ${code}`, async (api) => {
    const basket = await oneProduct(api);
    const body = walletBody(basket, captured(api, basket, outcome));
    await refusedUnchanged(api, BANK_TRANSFER, basket.token, [402, code], { body });
  });

/** Wallet orders that the browser has captured, in the main checkout. */
export const mainWalletChecks: Check[] = [
  check(
    ['createOrder 201', 'createOrder 409'],
    'main checkout, wallet: a captured wallet order pays once, and is then token_used',
    async (api) => {
      const basket = await oneProduct(api);
      const id = captured(api, basket, 'completed');
      const order = await placed(api, BANK_TRANSFER, basket, walletBody(basket, id));
      expect(order).toMatchObject({ paymentMethod: 'paypal', paymentStatus: 'paid', status: 'pending' });
      const next = await oneProduct(api);
      const body = walletBody(next, id);
      await refusedUnchanged(api, BANK_TRANSFER, next.token, [409, 'token_used'], { body });
    },
  ),
  check(
    ['createOrder 409', 'createOrder 201'],
    'main checkout, wallet: a captured amount that is not the total is figures_changed, and the wallet order stays valid',
    async (api) => {
      const basket = await oneProduct(api);
      for (const more of [1, -1]) {
        const body = walletBody(basket, captured(api, basket, 'completed', more));
        await refusedUnchanged(api, BANK_TRANSFER, basket.token, [409, 'figures_changed'], { body });
      }
      await pay(api, BANK_TRANSFER, basket, walletBody(basket, captured(api, basket, 'completed')));
    },
  ),
  check('createOrder 400', 'main checkout, wallet: an unknown wallet order is named in fields', async (api) => {
    const basket = await oneProduct(api);
    const asked = { body: walletBody(basket, 'no-such-wallet-order'), wrong: false };
    const { fields } = await refusedUnchanged(api, BANK_TRANSFER, basket.token, [400, 'invalid_request'], asked);
    expect(Object.keys(fields ?? {})).toEqual(['paypalOrderId']);
  }),
  refusedCapture('declined', 'capture_declined'),
  refusedCapture('pending', 'capture_pending'),
];

const addressCheck = (way: Way): Check =>
  check(
    [success(way), '#ApprovalUrl'],
    `${way.page}: answers an approval page at an https address or at the API’s own origin; nothing is stored or charged and the cart stays`,
    async (api) => {
      const basket = await twoProducts(api);
      const before = await standingOf(api, basket.token);
      const approval = approvalOf(api, (await pay(api, way, basket)).body);
      expect(approval.protocol === 'https:' || approval.origin === new URL(api.target.baseUrl).origin).toBe(true);
      expect(await standingOf(api, basket.token)).toEqual(before);
    },
  );

const openingChecks: Check[] = [
  check(
    ['createPaypalOrder 409', 'createPaypalOrder 200'],
    'a total that is a cent off is figures_changed with the server’s figures; an empty cart is cart_changed',
    async (api) => {
      const basket = await twoProducts(api);
      const total = Number(figuresOf(basket, 'alternate').total);
      for (const cents of [total + 1, total - 1]) {
        const body = { total: cents / 100 };
        const { figures } = await refusedUnchanged(api, OPENING, basket.token, [409, 'figures_changed'], { body });
        expectFigures(figures, OPENING, basket);
      }
      await pay(api, OPENING, basket);
      await api.ok('clearCart', { token: basket.token });
      for (const body of [OPENING.body(basket), { total: 0 }])
        await refusedUnchanged(api, OPENING, basket.token, [409, 'cart_changed'], { body });
    },
  ),
  check('createPaypalOrder 400', 'a total with three decimals, as text or below 0 is named in fields', async (api) => {
    const { token } = await oneProduct(api);
    for (const total of [1.005, '10.00', -1, null]) {
      const { fields } = await refusedUnchanged(api, OPENING, token, [400, 'invalid_request'], { body: { total } });
      expect(Object.keys(fields ?? {})).toEqual(['total']);
    }
  }),
  check(
    ['createPaypalOrder 409', 'createPaypalOrder 200'],
    'a cart that cannot be ordered is out_of_stock or region_conflict before its total is checked',
    async (api) => {
      const [first, second] = await pair(api);
      const basket = await fill(api, await api.first(), [goodsOf(first, 3), goodsOf(second, 4)]);
      const { token } = basket;
      const body = { total: 0.01 };
      await whileChanged(api, second, SOLD_OUT, async () => {
        await refusedUnchanged(api, OPENING, token, [409, 'out_of_stock'], { body });
      });
      await whileChanged(api, second, { region: regionOf(second) === 'USA' ? 'EU' : 'USA' }, async () => {
        await refusedUnchanged(api, OPENING, token, [409, 'region_conflict'], { body });
      });
      await pay(api, OPENING, basket);
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
