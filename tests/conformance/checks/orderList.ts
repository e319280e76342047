import { newOrder } from '../support/backOffice';
import { findProduct } from '../support/carts';
import { check, type Check } from '../support/check';
import type { Order } from '../support/contract';
import { expectInvalidQueries, expectPages, expectRows, type Query } from '../support/lists';
import { placeOrder } from '../support/orders';
import type { TestApi } from '../support/testApi';

const LIST = 'listOrders';

const at = ({ createdAt }: Order) => new Date(createdAt).getTime();
const newestFirst = (a: Order, b: Order) => at(b) - at(a) || b.id - a.id;

/** Three orders of a new buyer that differ in quantity, one of them shipped; and one of another buyer. */
async function ordersOfABuyer(api: TestApi): Promise<{ buyer: string; orders: Order[]; shipped: Order }> {
  const { token: buyer } = await api.newBuyer();
  const product = await findProduct(api);
  for (const quantity of [2, 1, 3]) await placeOrder(api, buyer, { product, quantity });
  await newOrder(api, { product });
  const { body: placed } = await api.ok(LIST, { token: buyer });
  const { id } = api.requires(placed[1], 'order');
  const trackingNumber = `TRACK ${api.target.unique()}`;
  await api.ok('setOrderTracking', { token: await api.clerkToken(), path: { id }, body: { trackingNumber } });
  const { body: orders } = await api.ok(LIST, { token: buyer });
  return {
    buyer,
    orders,
    shipped: api.requires(
      orders.find((order) => order.id === id),
      'shipped order',
    ),
  };
}

const RULES: [sentence: string, cases: (orders: Order[], shipped: Order) => [Query, (order: Order) => boolean][]][] = [
  [
    'status filters by order status, of this buyer alone',
    () =>
      ['pending', 'processing', 'shipped', 'delivered', 'cancelled'].map((status) => [
        { status },
        (order) => order.status === status,
      ]),
  ],
  [
    'search finds the tracking number, a product’s name as ordered and the exact id, ignoring case',
    (orders, { id, trackingNumber, items }) => {
      const ofShipped = (order: Order) => order.id === id;
      const name = items[0]?.productName ?? '';
      return [
        [{ search: trackingNumber?.slice(2).toLowerCase() ?? '' }, ofShipped],
        [{ search: ` ${id} ` }, ofShipped],
        [{ search: `${id}0` }, () => false],
        [{ search: name.toUpperCase() }, () => true],
        [{ search: orders[0]?.customerEmail ?? '' }, () => false],
        [{ search: '  ' }, () => true],
      ];
    },
  ],
  [
    'from is inclusive and to is exclusive; filters combine by AND',
    (_, shipped) => {
      const moment = shipped.createdAt;
      return [
        [{ from: moment }, (order) => at(order) >= at(shipped)],
        [{ to: moment }, (order) => at(order) < at(shipped)],
        [{ from: moment, status: 'shipped' }, (order) => order.id === shipped.id],
        [{ from: moment.slice(0, 10) }, (order) => at(order) >= Date.parse(moment.slice(0, 10))],
        [{ to: '2000-01-01' }, () => false],
      ];
    },
  ],
];

export const orderListChecks: Check[] = [
  ...RULES.map(([sentence, cases]) =>
    check('listOrders 200', sentence, async (api) => {
      const { buyer, orders, shipped } = await ordersOfABuyer(api);
      for (const [query, fits] of cases(orders, shipped))
        await expectRows(api, LIST, query, orders.filter(fits).toSorted(newestFirst), buyer);
    }),
  ),
  check('listOrders 200', 'a buyer’s orders are sorted by date and total, then paged', async (api) => {
    const { buyer, orders } = await ordersOfABuyer(api);
    const sorts: [string, (a: Order, b: Order) => number][] = [
      ['createdAt', (a, b) => at(a) - at(b) || b.id - a.id],
      ['-createdAt', newestFirst],
      ['total', (a, b) => a.total - b.total || b.id - a.id],
      ['-total', (a, b) => b.total - a.total || b.id - a.id],
    ];
    for (const [sort, order] of sorts) await expectPages(api, LIST, { sort }, orders.toSorted(order), buyer);
  }),
  check('listOrders 400', 'invalid values of a filter are named in fields', async (api) => {
    const { token } = await api.newBuyer();
    const wrong: Query[] = [
      { status: 'refunded' },
      { from: 'yesterday' },
      { from: '2025-06-31' },
      { to: '2025-13-01T00:00:00Z' },
      { sort: 'id' },
      { search: 'x'.repeat(201) },
    ];
    await expectInvalidQueries(api, LIST, wrong, token);
  }),
];
