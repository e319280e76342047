import { expect } from 'vitest';
import { newOrder, newProduct } from '../support/backOffice';
import { check, type Check } from '../support/check';
import type { TestApi } from '../support/testApi';
import { expectPages, expectRows, expectInvalidQueries, type Query } from '../support/lists';
import type { Order } from '../support/contract';

const LIST = 'listAdminOrders';

const at = ({ createdAt }: Order) => new Date(createdAt).getTime();
const newestFirst = (a: Order, b: Order) => at(b) - at(a) || b.id - a.id;
const shown = async (api: TestApi): Promise<Order[]> => (await api.ok(LIST, { token: await api.clerkToken() })).body;

/** Places orders of three buyers that differ in status, payment and product; returns the whole list. */
async function variedOrders(api: TestApi): Promise<Order[]> {
  const token = await api.clerkToken();
  const product = await newProduct(api);
  const { order: shipped } = await newOrder(api, { product, quantity: 3 });
  const { order: paid } = await newOrder(api, { quantity: 1 });
  await newOrder(api, { product });
  const trackingNumber = `TRACK ${api.target.unique()}`;
  await api.ok('setOrderTracking', { token, path: { id: shipped.id }, body: { trackingNumber } });
  await api.ok('markOrderPaid', { token, path: { id: paid.id } });
  return shown(api);
}

/** Checks several values of one filter against the whole list, newest first. */
function filterCheck(sentence: string, cases: (orders: Order[]) => [Query, (order: Order) => boolean][]): Check {
  return check('listAdminOrders 200', sentence, async (api) => {
    const orders = await variedOrders(api);
    for (const [query, fits] of cases(orders)) await expectRows(api, LIST, query, orders.filter(fits));
  });
}

const has = (search: string) => {
  const wanted = search.toLowerCase();
  return ({ id, customerName, customerEmail, trackingNumber, items }: Order) =>
    String(id) === search ||
    [customerName, customerEmail, trackingNumber ?? '', ...items.map(({ productName }) => productName)].some((text) =>
      text.toLowerCase().includes(wanted),
    );
};

const STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'];
const PAYMENT_STATUSES = ['pending_verification', 'paid', 'failed'];

/** The same time in other notations: without fractions where it has none, and in another time zone. */
function spellings(moment: number): string[] {
  const utc = new Date(moment).toISOString();
  const east = new Date(moment + 2 * 60 * 60 * 1000).toISOString().replace('Z', '+02:00');
  return [utc, utc.replace('.000Z', 'Z'), east];
}

export const adminOrderListChecks: Check[] = [
  check(
    ['listAdminOrders 200', 'getOrder 200', '#Order'],
    'lists every buyer’s orders, newest first, as the buyers see them',
    async (api) => {
      const before = await shown(api);
      const made = [await newOrder(api), await newOrder(api), await newOrder(api, { quantity: 5 })];
      const orders = await shown(api);
      expect(orders).toEqual([...made.map(({ order }) => order), ...before].toSorted(newestFirst));
      for (const { order, buyer } of made)
        expect((await api.ok('getOrder', { token: buyer, path: { id: order.id } })).body).toEqual(order);
    },
  ),
  check(
    ['listAdminOrders 200', '#Order'],
    'both spellings of each value agree, and the amounts of each order add up',
    async (api) => {
      for (const order of await variedOrders(api)) {
        expect(order.orderStatus).toBe(order.status);
        expect(order.orderItems).toEqual(order.items);
        const { total, subtotal, shipping } = order;
        expect(Math.round(total * 100) - Math.round(subtotal * 100) - Math.round(shipping * 100)).toBe(0);
      }
    },
  ),
  filterCheck('status filters by order status', () =>
    STATUSES.map((status) => [{ status }, (order) => order.status === status]),
  ),
  filterCheck('paymentStatus filters by payment status', () =>
    PAYMENT_STATUSES.map((paymentStatus) => [{ paymentStatus }, (order) => order.paymentStatus === paymentStatus]),
  ),
  filterCheck(
    'search finds the customer’s name and email, the tracking number and a product’s name, ignoring case',
    (orders) => {
      const [newest] = orders;
      const tracked = orders.find(({ trackingNumber }) => trackingNumber?.startsWith('TRACK '));
      const words = [
        newest?.customerName,
        newest?.customerEmail,
        newest?.customerEmail.split('@')[0],
        newest?.items[0]?.productName,
        tracked?.trackingNumber?.slice(2),
        'e',
      ].filter((word) => word !== undefined);
      return [...words, ...words.map((word) => word.toUpperCase())].map((search) => [{ search }, has(search)]);
    },
  ),
  filterCheck('search finds the exact id but no part of it; a blank search counts as absent', (orders) => {
    const id = String(orders[0]?.id);
    const nothing = (search: string): [Query, (order: Order) => boolean] => [{ search }, has(search)];
    return [
      ...[id, id.slice(0, -1), `${id}0`, '.*', '%', "' OR '1'='1"].map(nothing),
      [{ search: '' }, () => true],
      [{ search: '   ' }, () => true],
    ];
  }),
  filterCheck('from is inclusive and to is exclusive, in every notation of the time', (orders) => {
    const moments = [orders[0], orders[1], orders.at(-1)].filter((order) => order !== undefined).map(at);
    return moments.flatMap((moment) =>
      spellings(moment).flatMap((text): [Query, (order: Order) => boolean][] => [
        [{ from: text }, (order) => at(order) >= moment],
        [{ to: text }, (order) => at(order) < moment],
        [{ from: text, to: text }, () => false],
        [{ from: text, to: new Date(moment + 1).toISOString() }, (order) => at(order) === moment],
      ]),
    );
  }),
  filterCheck('a date alone means its first moment in UTC', (orders) => {
    const [newest] = orders;
    const day = new Date(newest ? at(newest) : 0).toISOString().slice(0, 10);
    const start = new Date(`${day}T00:00:00Z`).getTime();
    return [
      [{ from: day }, (order) => at(order) >= start],
      [{ to: day }, (order) => at(order) < start],
    ];
  }),
  filterCheck('filters combine by AND', (orders) => {
    const [newest] = orders;
    const from = new Date(newest ? at(newest) - 60_000 : 0).toISOString();
    const recent = (order: Order) => at(order) >= new Date(from).getTime();
    const waits = ({ paymentStatus }: Order) => paymentStatus === 'pending_verification';
    const email = newest?.customerEmail ?? 'x';
    return [
      [{ paymentStatus: 'pending_verification', from }, (order) => waits(order) && recent(order)],
      [
        { status: 'shipped', paymentStatus: 'pending_verification', from },
        (order) => order.status === 'shipped' && waits(order) && recent(order),
      ],
      [
        { status: 'pending', paymentStatus: 'paid', search: 'suite' },
        (order) => order.status === 'pending' && order.paymentStatus === 'paid' && has('suite')(order),
      ],
      [{ search: email, status: 'cancelled' }, (order) => has(email)(order) && order.status === 'cancelled'],
    ];
  }),
  check(
    'listAdminOrders 200',
    'sorts by date, total, customer, status and payment in both directions; among equal rows the higher id comes first',
    async (api) => {
      const orders = await variedOrders(api);
      const byId = (a: Order, b: Order) => b.id - a.id;
      const place = (order: string, value: string) => order.split(' ').indexOf(value);
      const byName = (a: Order, b: Order) =>
        a.customerName.localeCompare(b.customerName, 'en', { sensitivity: 'accent' });
      const statuses = 'pending processing shipped delivered cancelled';
      const byStatus = (a: Order, b: Order) => place(statuses, a.status) - place(statuses, b.status);
      const payments = 'pending_verification paid failed';
      const byPayment = (a: Order, b: Order) => place(payments, a.paymentStatus) - place(payments, b.paymentStatus);
      const sorts: [string, (a: Order, b: Order) => number][] = [
        ['createdAt', (a, b) => at(a) - at(b)],
        ['-createdAt', (a, b) => at(b) - at(a)],
        ['total', (a, b) => a.total - b.total],
        ['-total', (a, b) => b.total - a.total],
        ['customer', byName],
        ['-customer', (a, b) => byName(b, a)],
        ['status', byStatus],
        ['-status', (a, b) => byStatus(b, a)],
        ['paymentStatus', byPayment],
        ['-paymentStatus', (a, b) => byPayment(b, a)],
      ];
      for (const [sort, order] of sorts)
        await expectRows(
          api,
          LIST,
          { sort },
          orders.toSorted((a, b) => order(a, b) || byId(a, b)),
        );
    },
  ),
  check(
    'listAdminOrders 200',
    'limit and offset select a page after filters and sort; X-Total-Count counts all matches',
    async (api) => {
      const orders = await variedOrders(api);
      await expectPages(api, LIST, {}, orders);
      const dearest = orders.toSorted((a, b) => b.total - a.total || b.id - a.id);
      await expectPages(api, LIST, { sort: '-total' }, dearest);
      const waiting = dearest.filter(({ paymentStatus }) => paymentStatus === 'pending_verification');
      await expectPages(api, LIST, { sort: '-total', paymentStatus: 'pending_verification' }, waiting);
    },
  ),
  check('listAdminOrders 400', 'invalid parameter values are named in fields', async (api) => {
    await expectInvalidQueries(api, LIST, [
      { status: 'refunded' },
      { paymentStatus: 'cancelled' },
      { from: 'yesterday' },
      { from: '2025-06-31' },
      { to: '2025-06' },
      { to: '2025-13-01T00:00:00Z' },
      { sort: 'id' },
      { search: 'x'.repeat(201) },
    ]);
  }),
];
