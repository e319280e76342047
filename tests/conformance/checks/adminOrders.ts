import { expect } from 'vitest';
import { newOrder, newProduct } from '../support/backOffice';
import { check, type Check } from '../support/check';
import type { OperationId, Order } from '../support/contract';
import type { TestApi } from '../support/testApi';
import { placeOrder } from '../support/orders';
import { adminOrderListChecks } from './adminOrderList';
import { everyOperationOf } from './everyOperation';

const STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
type Status = (typeof STATUSES)[number];

/** Both operations that set a status, with the field that each reads. */
const SETTERS = [
  ['setOrderStatus', 'status'],
  ['patchOrder', 'orderStatus'],
] as const;
/** Every operation that changes an order, with a valid body. */
const CHANGES = [
  ['setOrderStatus', { status: 'processing' }],
  ['patchOrder', { orderStatus: 'processing' }],
  ['markOrderPaid', undefined],
  ['setOrderTracking', { trackingNumber: 'TRACK 1' }],
] as const satisfies readonly (readonly [OperationId, unknown])[];

const options = async (api: TestApi, { id }: Pick<Order, 'id'>, body?: unknown) => ({
  token: await api.clerkToken(),
  path: { id },
  ...(body !== undefined && { body }),
});
/** The order, which its buyer and the back office must see alike. */
async function seen(api: TestApi, buyer: string, { id }: Pick<Order, 'id'>): Promise<Order> {
  const { body: order } = await api.ok('getOrder', { token: buyer, path: { id } });
  const { body: all } = await api.ok('listAdminOrders', { token: await api.clerkToken() });
  expect(all.find((one) => one.id === id)).toEqual(order);
  return order;
}
const moved = async (api: TestApi, order: Pick<Order, 'id'>, status: Status) =>
  (await api.ok('setOrderStatus', await options(api, order, { status }))).body;
const spentBy = async (api: TestApi, buyer: string) => {
  const { totalSpent, growthValue, membershipLevel } = (await api.ok('getCurrentUser', { token: buyer })).body;
  return { cents: Math.round(Number(totalSpent) * 100), growthValue, membershipLevel };
};

const statusChecks: Check[] = [
  check(
    ['setOrderStatus 200', 'patchOrder 200', 'getOrder 200', 'listAdminOrders 200'],
    'both operations change any status to any other, in both spellings, and nothing else',
    async (api) => {
      const { order, buyer } = await newOrder(api);
      for (const [operation, field] of SETTERS) {
        for (const [from, to] of STATUSES.flatMap((one) => STATUSES.map((two) => [one, two] as const))) {
          await moved(api, order, from);
          const { body } = await api.ok(operation, await options(api, order, { [field]: to }));
          expect(body, `${operation} ${from} → ${to}`).toEqual({ ...order, status: to, orderStatus: to });
        }
        expect(await seen(api, buyer, order)).toEqual({ ...order, status: 'cancelled', orderStatus: 'cancelled' });
      }
    },
  ),
  check(
    ['setOrderStatus 200', 'getCurrentUser 200'],
    'a paid order that is cancelled stays paid, and the buyer keeps the growth value',
    async (api) => {
      const { order, buyer } = await newOrder(api);
      await api.ok('markOrderPaid', await options(api, order));
      const before = await spentBy(api, buyer);
      for (const status of ['cancelled', 'delivered', 'cancelled'] as const) {
        expect((await moved(api, order, status)).paymentStatus).toBe('paid');
        expect(await spentBy(api, buyer)).toEqual(before);
      }
    },
  ),
  check(
    ['setOrderStatus 400', 'patchOrder 400'],
    'only the five statuses are allowed; anything else is named in fields and changes nothing',
    async (api) => {
      const { order, buyer } = await newOrder(api);
      for (const [operation, field] of SETTERS) {
        for (const value of ['refunded', 'Pending', ' pending', '', null, 1, undefined]) {
          const body = { [field]: value, ...(value === undefined && { something: 'pending' }) };
          const { fields } = await api.refused(operation, 400, 'invalid_request', await options(api, order, body));
          expect(Object.keys(fields ?? {}), String(value)).toEqual([field]);
        }
      }
      await api.refused(
        'setOrderStatus',
        400,
        'invalid_request',
        await options(api, order, { orderStatus: 'shipped' }),
      );
      await api.refused('patchOrder', 400, 'invalid_request', await options(api, order, { status: 'shipped' }));
      expect(await seen(api, buyer, order)).toEqual(order);
    },
  ),
];

const paymentChecks: Check[] = [
  check(
    ['markOrderPaid 200', 'getOrder 200', 'getCurrentUser 200', 'getMembership 200'],
    'a pending bank transfer becomes paid, its status stays, and the buyer’s growth value rises by the order’s total',
    async (api) => {
      const product = await newProduct(api);
      const { token: buyer } = await api.newBuyer();
      let spent = 0;
      for (const [quantity, status] of [
        [2, 'pending'],
        [120, 'shipped'],
        [1, 'cancelled'],
      ] as const) {
        const order = await placeOrder(api, buyer, { product, quantity });
        expect(order).toMatchObject({ paymentMethod: 'bank_transfer', paymentStatus: 'pending_verification' });
        expect((await spentBy(api, buyer)).cents, 'nothing is spent before').toBe(spent);
        const before = await moved(api, order, status);
        const { body: paid } = await api.ok('markOrderPaid', await options(api, order));
        expect(paid).toEqual({ ...before, paymentStatus: 'paid' });
        expect(await seen(api, buyer, order)).toEqual(paid);
        spent += Math.round(order.total * 100);
        const growthValue = Math.floor(spent / 100);
        expect(await spentBy(api, buyer)).toMatchObject({ cents: spent, growthValue });
      }
      expect((await spentBy(api, buyer)).membershipLevel).toBe(2);
      expect((await api.ok('getMembership', { token: buyer })).body.currentLevel.level).toBe(2);
    },
  ),
  check(
    'markOrderPaid 400',
    'an order that is already paid is not_a_pending_transfer, and its total is not added again',
    async (api) => {
      const { order, buyer } = await newOrder(api);
      await api.ok('markOrderPaid', await options(api, order));
      const before = [await seen(api, buyer, order), await spentBy(api, buyer)];
      for (const _again of [1, 2]) {
        await api.refused('markOrderPaid', 400, 'not_a_pending_transfer', await options(api, order));
        expect([await seen(api, buyer, order), await spentBy(api, buyer)]).toEqual(before);
      }
    },
  ),
  check('markOrderPaid 400', 'an order that was paid by card is not_a_pending_transfer', async (api) => {
    const { order, buyer } = await newOrder(api, { paymentMethod: 'card' });
    expect(order).toMatchObject({ paymentMethod: 'card', paymentStatus: 'paid' });
    const before = await spentBy(api, buyer);
    await api.refused('markOrderPaid', 400, 'not_a_pending_transfer', await options(api, order));
    expect(await spentBy(api, buyer)).toEqual(before);
    expect(await seen(api, buyer, order)).toEqual(order);
  }),
  check(
    'markOrderPaid 400',
    'a transfer that would take what the buyer has spent above 999,999,999.99 is invalid_request and stays pending',
    async (api) => {
      const product = await newProduct(api, { price: '700.00', weight: 0.001 });
      const { token: buyer } = await api.newBuyer();
      const wanted = { product, quantity: 999_999 };
      const [first, second] = [await placeOrder(api, buyer, wanted), await placeOrder(api, buyer, wanted)];
      await api.ok('markOrderPaid', await options(api, first));
      const before = await spentBy(api, buyer);
      await api.refused('markOrderPaid', 400, 'invalid_request', await options(api, second));
      expect(await spentBy(api, buyer)).toEqual(before);
      expect((await seen(api, buyer, second)).paymentStatus).toBe('pending_verification');
    },
  ),
];

const trackingChecks: Check[] = [
  check(
    ['setOrderTracking 200', 'getOrder 200'],
    'stores the trimmed number, replacing an earlier one, and sets the status to shipped unless it is delivered or cancelled',
    async (api) => {
      const { order, buyer } = await newOrder(api);
      for (const [index, status] of STATUSES.entries()) {
        const before = await moved(api, order, status);
        const body = { trackingNumber: `  TRACK  ${index} ` };
        const { body: tracked } = await api.ok('setOrderTracking', await options(api, order, body));
        const then = status === 'delivered' || status === 'cancelled' ? status : 'shipped';
        const wanted = { ...before, trackingNumber: `TRACK  ${index}`, status: then, orderStatus: then };
        expect(tracked, status).toEqual(wanted);
        expect(await seen(api, buyer, order)).toEqual(wanted);
      }
    },
  ),
  check('setOrderTracking 400', 'an invalid tracking number is named in fields and changes nothing', async (api) => {
    const { order, buyer } = await newOrder(api);
    for (const trackingNumber of ['', '   ', 'x'.repeat(121), null, 5, undefined]) {
      const body = { trackingNumber, other: 1 };
      const { fields } = await api.refused('setOrderTracking', 400, 'invalid_request', await options(api, order, body));
      expect(Object.keys(fields ?? {}), String(trackingNumber)).toEqual(['trackingNumber']);
    }
    expect(await seen(api, buyer, order)).toEqual(order);
  }),
];

const idChecks: Check[] = [
  check(
    ['setOrderStatus 404', 'patchOrder 404', 'markOrderPaid 404', 'setOrderTracking 404'],
    'an unknown order is not_found',
    async (api) => {
      const { order } = await newOrder(api);
      for (const [operation, body] of CHANGES)
        await api.refused(operation, 404, 'not_found', await options(api, { id: order.id + 1_000_000 }, body));
    },
  ),
  check(
    ['setOrderStatus 404', 'patchOrder 404', 'markOrderPaid 404', 'setOrderTracking 404'],
    'text that cannot be an id is not_found',
    async (api) => {
      const token = await api.clerkToken();
      for (const id of ['first', 0, '1.5', -1]) {
        for (const [operation, body] of CHANGES) {
          const wrong = { token, path: { id }, ...(body && { body }), invalid: true };
          await api.refused(operation, 404, 'not_found', wrong);
        }
      }
    },
  ),
];

/** Tag `admin-orders`. */
export const adminOrdersChecks: Check[] = [
  ...adminOrderListChecks,
  ...statusChecks,
  ...paymentChecks,
  ...trackingChecks,
  ...idChecks,
  ...everyOperationOf('admin-orders'),
];
