import { expect } from 'vitest';
import { newOrder, newProduct } from '../exam/backOffice';
import { check, type Check } from '../exam/check';
import type { OperationId, Order } from '../exam/contract';
import type { Exam } from '../exam/exam';
import { placeOrder } from '../exam/placing';
import { adminOrderListChecks } from './adminOrderList';
import { everyOperationOf } from './everyOperation';

const STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
type Status = (typeof STATUSES)[number];

/** Both calls that set a status, with the field that each reads. */
const SETTERS = [
  ['setOrderStatus', 'status'],
  ['patchOrder', 'orderStatus'],
] as const;
/** Every call that changes an order, with a body that it allows. */
const CHANGES = [
  ['setOrderStatus', { status: 'processing' }],
  ['patchOrder', { orderStatus: 'processing' }],
  ['markOrderPaid', undefined],
  ['setOrderTracking', { trackingNumber: 'EXAM 1' }],
] as const satisfies readonly (readonly [OperationId, unknown])[];

const asked = async (exam: Exam, { id }: Pick<Order, 'id'>, body?: unknown) => ({
  token: await exam.clerk(),
  path: { id },
  ...(body !== undefined && { body }),
});
/** The order as its buyer and the back office see it; both have to agree. */
async function seen(exam: Exam, buyer: string, { id }: Pick<Order, 'id'>): Promise<Order> {
  const { body: order } = await exam.ok('getOrder', { token: buyer, path: { id } });
  const { body: all } = await exam.ok('listAdminOrders', { token: await exam.clerk() });
  expect(all.find((one) => one.id === id)).toEqual(order);
  return order;
}
const moved = async (exam: Exam, order: Pick<Order, 'id'>, status: Status) =>
  (await exam.ok('setOrderStatus', await asked(exam, order, { status }))).body;
const spentBy = async (exam: Exam, buyer: string) => {
  const { totalSpent, growthValue, membershipLevel } = (await exam.ok('getCurrentUser', { token: buyer })).body;
  return { cents: Math.round(Number(totalSpent) * 100), growthValue, membershipLevel };
};

const statusChecks: Check[] = [
  check(
    ['setOrderStatus 200', 'patchOrder 200', 'getOrder 200', 'listAdminOrders 200'],
    'any status becomes any other by both calls, in both spellings, and nothing else of the order changes',
    async (exam) => {
      const { order, buyer } = await newOrder(exam);
      for (const [operation, field] of SETTERS) {
        for (const [from, to] of STATUSES.flatMap((one) => STATUSES.map((two) => [one, two] as const))) {
          await moved(exam, order, from);
          const { body } = await exam.ok(operation, await asked(exam, order, { [field]: to }));
          expect(body, `${operation} ${from} → ${to}`).toEqual({ ...order, status: to, orderStatus: to });
        }
        expect(await seen(exam, buyer, order)).toEqual({ ...order, status: 'cancelled', orderStatus: 'cancelled' });
      }
    },
  ),
  check(
    ['setOrderStatus 200', 'getCurrentUser 200'],
    'a paid order that is cancelled stays paid, and the buyer keeps his growth',
    async (exam) => {
      const { order, buyer } = await newOrder(exam);
      await exam.ok('markOrderPaid', await asked(exam, order));
      const before = await spentBy(exam, buyer);
      for (const status of ['cancelled', 'delivered', 'cancelled'] as const) {
        expect((await moved(exam, order, status)).paymentStatus).toBe('paid');
        expect(await spentBy(exam, buyer)).toEqual(before);
      }
    },
  ),
  check(
    ['setOrderStatus 400', 'patchOrder 400'],
    'the five statuses are all there are: anything else is named in fields and changes nothing',
    async (exam) => {
      const { order, buyer } = await newOrder(exam);
      for (const [operation, field] of SETTERS) {
        for (const value of ['refunded', 'Pending', ' pending', '', null, 1, undefined]) {
          const body = { [field]: value, ...(value === undefined && { something: 'pending' }) };
          const { fields } = await exam.refused(operation, 400, 'invalid_request', await asked(exam, order, body));
          expect(Object.keys(fields ?? {}), String(value)).toEqual([field]);
        }
      }
      await exam.refused(
        'setOrderStatus',
        400,
        'invalid_request',
        await asked(exam, order, { orderStatus: 'shipped' }),
      );
      await exam.refused('patchOrder', 400, 'invalid_request', await asked(exam, order, { status: 'shipped' }));
      expect(await seen(exam, buyer, order)).toEqual(order);
    },
  ),
];

const paymentChecks: Check[] = [
  check(
    ['markOrderPaid 200', 'getOrder 200', 'getCurrentUser 200', 'getMembership 200'],
    'a pending bank transfer becomes paid, the status stays, and the buyer’s growth follows by the order’s total',
    async (exam) => {
      const product = await newProduct(exam);
      const { token: buyer } = await exam.newBuyer();
      let spent = 0;
      for (const [quantity, status] of [
        [2, 'pending'],
        [120, 'shipped'],
        [1, 'cancelled'],
      ] as const) {
        const order = await placeOrder(exam, buyer, { product, quantity });
        expect(order).toMatchObject({ paymentMethod: 'bank_transfer', paymentStatus: 'pending_verification' });
        expect((await spentBy(exam, buyer)).cents, 'nothing is spent before').toBe(spent);
        const before = await moved(exam, order, status);
        const { body: paid } = await exam.ok('markOrderPaid', await asked(exam, order));
        expect(paid).toEqual({ ...before, paymentStatus: 'paid' });
        expect(await seen(exam, buyer, order)).toEqual(paid);
        spent += Math.round(order.total * 100);
        const growthValue = Math.floor(spent / 100);
        expect(await spentBy(exam, buyer)).toMatchObject({ cents: spent, growthValue });
      }
      expect((await spentBy(exam, buyer)).membershipLevel).toBe(2);
      expect((await exam.ok('getMembership', { token: buyer })).body.currentLevel.level).toBe(2);
    },
  ),
  check(
    'markOrderPaid 400',
    'an order that is paid already is not_a_pending_transfer, and the growth is not added again',
    async (exam) => {
      const { order, buyer } = await newOrder(exam);
      await exam.ok('markOrderPaid', await asked(exam, order));
      const before = [await seen(exam, buyer, order), await spentBy(exam, buyer)];
      for (const _again of [1, 2]) {
        await exam.refused('markOrderPaid', 400, 'not_a_pending_transfer', await asked(exam, order));
        expect([await seen(exam, buyer, order), await spentBy(exam, buyer)]).toEqual(before);
      }
    },
  ),
  check('markOrderPaid 400', 'an order that was paid by card is not_a_pending_transfer', async (exam) => {
    const { order, buyer } = await newOrder(exam, { paymentMethod: 'card' });
    expect(order).toMatchObject({ paymentMethod: 'card', paymentStatus: 'paid' });
    const before = await spentBy(exam, buyer);
    await exam.refused('markOrderPaid', 400, 'not_a_pending_transfer', await asked(exam, order));
    expect(await spentBy(exam, buyer)).toEqual(before);
    expect(await seen(exam, buyer, order)).toEqual(order);
  }),
];

const trackingChecks: Check[] = [
  check(
    ['setOrderTracking 200', 'getOrder 200'],
    'stores the number, trimmed, in place of an earlier one, and marks the order shipped unless it is delivered or cancelled',
    async (exam) => {
      const { order, buyer } = await newOrder(exam);
      for (const [index, status] of STATUSES.entries()) {
        const before = await moved(exam, order, status);
        const body = { trackingNumber: `  EXAM  ${index} ` };
        const { body: tracked } = await exam.ok('setOrderTracking', await asked(exam, order, body));
        const then = status === 'delivered' || status === 'cancelled' ? status : 'shipped';
        const wanted = { ...before, trackingNumber: `EXAM  ${index}`, status: then, orderStatus: then };
        expect(tracked, status).toEqual(wanted);
        expect(await seen(exam, buyer, order)).toEqual(wanted);
      }
    },
  ),
  check('setOrderTracking 400', 'a number that is none is named in fields and changes nothing', async (exam) => {
    const { order, buyer } = await newOrder(exam);
    for (const trackingNumber of ['', '   ', 'x'.repeat(121), null, 5, undefined]) {
      const body = { trackingNumber, other: 1 };
      const { fields } = await exam.refused('setOrderTracking', 400, 'invalid_request', await asked(exam, order, body));
      expect(Object.keys(fields ?? {}), String(trackingNumber)).toEqual(['trackingNumber']);
    }
    expect(await seen(exam, buyer, order)).toEqual(order);
  }),
];

const idChecks: Check[] = [
  check(
    ['setOrderStatus 404', 'patchOrder 404', 'markOrderPaid 404', 'setOrderTracking 404'],
    'an unknown order is not_found',
    async (exam) => {
      const { order } = await newOrder(exam);
      for (const [operation, body] of CHANGES)
        await exam.refused(operation, 404, 'not_found', await asked(exam, { id: order.id + 1_000_000 }, body));
    },
  ),
  check(
    ['setOrderStatus 400', 'patchOrder 400', 'markOrderPaid 400', 'setOrderTracking 400'],
    'an id that is none is named in fields',
    async (exam) => {
      const token = await exam.clerk();
      for (const id of ['first', 0, '1.5', -1]) {
        for (const [operation, body] of CHANGES) {
          const wrong = { token, path: { id }, ...(body && { body }) };
          const { fields } = await exam.refused(operation, 400, 'invalid_request', wrong);
          expect(Object.keys(fields ?? {})).toEqual(['id']);
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
