import { describe, expect, it } from 'vitest';
import type { components } from '@/api/generated/schema';
import { createServer, type Server } from '../server/createServer';
import { askAs, type TestResponse } from '@tests/support/testCalls';
import { itemRow, seedWithOrders } from '@tests/support/testOrders';

type Order = components['schemas']['Order'];

const CLERK = 'admin@example.com';
const STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
const as = (server: Server, method: string, path: string, body?: unknown) =>
  askAs(server, CLERK, method, `/api/admin/orders${path}`, body);
const ids = async (server: Server, query: Record<string, string> = {}) =>
  ((await as(server, 'GET', `?${new URLSearchParams(query)}`)).body as Order[]).map(({ id }) => id);
const code = ({ status, body }: TestResponse) => [status, (body as { code?: string }).code];
const shop = (...orders: Parameters<typeof seedWithOrders>) => createServer({ seed: seedWithOrders(...orders) });

describe('the list of orders', () => {
  it('has every buyer’s orders with a summary of each product, without the shop’s own costs', async () => {
    const server = shop({ id: 1 }, { id: 2, buyerId: 3, customerName: 'Sam Silver' });
    const { status, body, headers } = await as(server, 'GET', '');
    expect([status, headers.get('x-total-count')]).toEqual([200, '2']);
    const [newest] = body as Order[];
    expect(newest).toMatchObject({ id: 2, customerName: 'Sam Silver', status: 'pending', total: 184.65 });
    expect(Object.keys(newest?.items[0]?.product ?? {}).sort()).toEqual([
      'id',
      'images',
      'name',
      'slug',
      'weight',
      'wholesalePrice',
    ]);
    expect(JSON.stringify(body)).not.toContain('cost');
    expect(JSON.stringify(body)).not.toContain('buyerId');
    expect(server.log.violations()).toEqual([]);
  });

  it('is sorted by date or total, newest first by default; ties by descending id', async () => {
    const server = shop(
      { id: 1, createdAt: '2025-06-10T12:00:00.500Z', totalCents: 300_00 },
      // the same moment as the next one, in another format
      { id: 2, createdAt: '2025-06-10T12:00:00Z', totalCents: 100_00 },
      { id: 3, createdAt: '2025-06-10T12:00:00.000Z', totalCents: 300_00 },
      { id: 4, createdAt: '2025-06-09T23:00:00Z', totalCents: 200_00 },
    );
    expect(await ids(server)).toEqual([1, 3, 2, 4]);
    expect(await ids(server, { sort: '-createdAt' })).toEqual([1, 3, 2, 4]);
    expect(await ids(server, { sort: 'createdAt' })).toEqual([4, 3, 2, 1]);
    expect(await ids(server, { sort: 'total' })).toEqual([2, 4, 3, 1]);
    expect(await ids(server, { sort: '-total' })).toEqual([3, 1, 4, 2]);
  });

  it('is filtered by status and payment status together, and counted before paging', async () => {
    const server = shop(
      { id: 1, status: 'shipped' },
      { id: 2, status: 'shipped', paymentStatus: 'failed' },
      { id: 3, status: 'shipped' },
      { id: 4 },
    );
    expect(await ids(server, { status: 'shipped' })).toEqual([3, 2, 1]);
    expect(await ids(server, { paymentStatus: 'failed' })).toEqual([2]);
    const page = await as(server, 'GET', '?status=shipped&paymentStatus=paid&limit=1&offset=1');
    expect((page.body as Order[]).map(({ id }) => id)).toEqual([1]);
    expect(page.headers.get('x-total-count')).toBe('2');
    expect(code(await as(server, 'GET', '?status=lost'))).toEqual([400, 'invalid_request']);
  });

  it('is filtered from and to a time with any UTC offset, or a date', async () => {
    const server = shop(
      { id: 1, createdAt: '2025-06-02T23:59:59.999Z' },
      { id: 2, createdAt: '2025-06-03T00:00:00Z' },
      { id: 3, createdAt: '2025-06-03T23:59:59Z' },
      { id: 4, createdAt: '2025-06-04T00:00:00Z' },
    );
    expect(await ids(server, { from: '2025-06-03T00:00:00Z', to: '2025-06-04T00:00:00Z' })).toEqual([3, 2]);
    expect(await ids(server, { from: '2025-06-03T02:00:00+02:00' })).toEqual([4, 3, 2]);
    expect(await ids(server, { to: '2025-06-02T19:00:00-05:00' })).toEqual([1]);
    expect(await ids(server, { from: '2025-06-03', to: '2025-06-04' })).toEqual([3, 2]); // a date is its start in UTC
    const leapSecond = '2016-12-31T23:59:60Z';
    const response = await as(server, 'GET', `?from=${leapSecond}&to=${leapSecond}`);
    expect([code(response), Object.keys((response.body as { fields: object }).fields).sort()]).toEqual([
      [400, 'invalid_request'],
      ['from', 'to'],
    ]);
  });

  it('can be searched by customer, email, tracking number, ordered product, or exact id', async () => {
    const server = shop(
      { id: 11, customerName: 'Ada Lovelace' },
      { id: 12, customerEmail: 'countess@example.com' },
      { id: 13, trackingNumber: '1Z99X' },
      { id: 14, items: [itemRow(), itemRow({ productId: 9, productName: 'Analytical Engine 11' })] },
      { id: 111 },
    );
    for (const [search, found] of [
      [' LOVElace ', [11]],
      ['countess', [12]],
      ['1z99x', [13]],
      ['analytical', [14]],
      ['11', [14, 11]],
      ['111', [111]],
      ['nobody', []],
      ['  ', [111, 14, 13, 12, 11]],
    ] as const) {
      expect([search, await ids(server, { search })]).toEqual([search, found]);
    }
    expect(server.log.violations()).toEqual([]);
  });

  it('searches, sorts and pages ten thousand orders', async () => {
    const server = shop(
      ...Array.from({ length: 10_000 }, (_, position) => ({
        id: position + 1,
        createdAt: new Date(Date.UTC(2025, 0, 1) + position * 60_000).toISOString(),
      })),
    );
    await server.ready;
    const token = await server.signIn(CLERK);
    const request = new Request('http://shop.test/api/admin/orders?search=gold&sort=-total&limit=25&offset=9975', {
      headers: { authorization: `Bearer ${token}` },
    });
    const response = await server.fetch(request);
    expect(response.headers.get('x-total-count')).toBe('10000');
    expect(((await response.json()) as Order[]).map(({ id }) => id)).toEqual(
      Array.from({ length: 25 }, (_, n) => 25 - n),
    );
  });
});

describe('an order’s status', () => {
  it('can change from any to any by either operation, and nothing else changes', async () => {
    for (const from of STATUSES) {
      const server = shop({ id: 1, status: from, trackingNumber: '1Z' });
      const [before] = (await as(server, 'GET', '')).body as Order[];
      for (const to of STATUSES) {
        const expected = [200, { ...before, status: to, orderStatus: to }];
        const set = await as(server, 'PUT', '/1/status', { status: to });
        expect([set.status, set.body]).toEqual(expected);
        await server.change(({ orders }) => orders.update(1, (row) => void (row.status = from)));
        const patched = await as(server, 'PATCH', '/1', { orderStatus: to });
        expect([patched.status, patched.body]).toEqual(expected);
      }
      expect(server.db.buyers.get(4)?.totalSpentCents).toBe(18_940_10);
      expect(server.log.violations()).toEqual([]);
    }
  });

  it('must be one of five, for an existing order', async () => {
    const server = shop({ id: 1 });
    for (const [method, path, name] of [
      ['PUT', '/status', 'status'],
      ['PATCH', '', 'orderStatus'],
    ] as const) {
      for (const body of [{ [name]: 'fulfilled' }, {}]) {
        const rejected = await as(server, method, `/1${path}`, body);
        expect(rejected.body).toMatchObject({ code: 'invalid_request', fields: { [name]: expect.any(String) } });
      }
      expect(code(await as(server, method, `/2${path}`, { [name]: 'shipped' }))).toEqual([404, 'not_found']);
    }
  });
});

describe('a pending bank transfer', () => {
  const waiting = { paymentMethod: 'bank_transfer', paymentStatus: 'pending_verification' } as const;

  it('can be marked as paid once, and the buyer’s growth value rises', async () => {
    const server = shop({ id: 1, ...waiting, totalCents: 1_000_05 });
    const paid = await as(server, 'PUT', '/1/mark-paid');
    expect([paid.status, paid.body]).toMatchObject([200, { paymentStatus: 'paid', status: 'pending', total: 1000.05 }]);
    const profile = await askAs(server, 'gold@example.com', 'GET', '/api/user/profile');
    expect(profile.body).toMatchObject({ totalSpent: '19940.15', growthValue: 19940 });
    const again = await as(server, 'PUT', '/1/mark-paid');
    expect([again.status, again.body]).toEqual([
      400,
      {
        message: 'Only a bank transfer that waits for verification can be marked as paid.',
        code: 'not_a_pending_transfer',
      },
    ]);
    expect(server.db.buyers.get(4)?.totalSpentCents).toBe(19_940_15);
    expect(server.log.violations()).toEqual([]);
  });

  it('cannot, if the buyer would then have spent more than the largest amount', async () => {
    const server = shop(
      { id: 1, ...waiting, totalCents: 980_000_000_00 },
      { id: 2, ...waiting, totalCents: 20_000_000_00 },
    );
    expect((await as(server, 'PUT', '/1/mark-paid')).status).toBe(200);
    expect(code(await as(server, 'PUT', '/2/mark-paid'))).toEqual([400, 'invalid_request']);
    expect(server.db.orders.get(2)?.paymentStatus).toBe('pending_verification');
    const profile = await askAs(server, 'gold@example.com', 'GET', '/api/user/profile');
    expect(profile.body).toMatchObject({ totalSpent: '980018940.10' });
    expect(server.log.violations()).toEqual([]);
  });

  it('is the only kind of order that can', async () => {
    const server = shop(
      { id: 1 },
      { id: 2, ...waiting, paymentMethod: 'card' },
      { id: 3, ...waiting, paymentStatus: 'failed' },
    );
    for (const id of [1, 2, 3]) {
      expect(code(await as(server, 'PUT', `/${id}/mark-paid`))).toEqual([400, 'not_a_pending_transfer']);
    }
    expect(code(await as(server, 'PUT', '/4/mark-paid'))).toEqual([404, 'not_found']);
    expect(server.db.buyers.get(4)?.totalSpentCents).toBe(18_940_10);
  });
});

describe('a tracking number', () => {
  it('is trimmed, replaces an earlier one, and marks an open order as shipped', async () => {
    for (const [from, to] of [
      ['pending', 'shipped'],
      ['processing', 'shipped'],
      ['shipped', 'shipped'],
      ['delivered', 'delivered'],
      ['cancelled', 'cancelled'],
    ] as const) {
      const server = shop({ id: 1, status: from, trackingNumber: 'old' });
      const response = await as(server, 'POST', '/1/tracking', { trackingNumber: ' 1Z999 ' });
      expect([response.status, response.body]).toMatchObject([
        200,
        { status: to, orderStatus: to, trackingNumber: '1Z999', paymentStatus: 'paid' },
      ]);
      expect(server.log.violations()).toEqual([]);
    }
  });

  it('must not be blank, for an existing order', async () => {
    const server = shop({ id: 1 });
    expect(code(await as(server, 'POST', '/1/tracking', { trackingNumber: ' ' }))).toEqual([400, 'invalid_request']);
    expect(code(await as(server, 'POST', '/2/tracking', { trackingNumber: '1Z' }))).toEqual([404, 'not_found']);
  });
});

it('an order keeps its copy of a deleted product', async () => {
  const server = shop({ id: 1 });
  await askAs(server, CLERK, 'DELETE', '/api/admin/products/301');
  const [order] = (await as(server, 'GET', '')).body as Order[];
  expect(order?.items).toMatchObject([{ productName: 'JBL Flip 6 Portable Speaker', price: 94.99, product: null }]);
  expect(server.log.violations()).toEqual([]);
});

it('orders of all buyers are for clerks only', async () => {
  expect(code(await askAs(shop({ id: 1 }), 'gold@example.com', 'GET', '/api/admin/orders'))).toEqual([
    401,
    'unauthenticated',
  ]);
});
