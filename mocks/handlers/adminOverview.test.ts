import { describe, expect, it } from 'vitest';
import type { components } from '@/api/generated/schema';
import { createServer, type Server } from '../server/createServer';
import { askAs } from '@tests/support/testCalls';
import { itemRow, seedWithOrders } from '@tests/support/testOrders';

type User = components['schemas']['User'];

const CLERK = 'admin@example.com';
const users = async (server: Server, query = '') => {
  const { body, headers } = await askAs(server, CLERK, 'GET', `/api/admin/users${query}`);
  return { users: body as User[], total: Number(headers.get('x-total-count')) };
};

describe('the list of buyers', () => {
  it('has every account with level and amount spent, oldest first, without password', async () => {
    const server = createServer();
    const { users: all, total } = await users(server);
    expect(all.map(({ id }) => id)).toEqual(server.db.buyers.all().map(({ id }) => id));
    expect(total).toBe(all.length);
    expect(all.find(({ id }) => id === 3)).toEqual({
      id: 3,
      name: 'Sam Silver',
      email: 'silver@example.com',
      phone: '+1 (555) 010-0103',
      username: 'samsilver',
      membershipLevel: 3,
      growthValue: 6200,
      totalSpent: '6200.40',
      createdAt: '2024-11-04T09:30:00Z',
    });
    expect(server.log.violations()).toEqual([]);
  });

  it('can be searched by name and email, and is counted before paging', async () => {
    const server = createServer();
    const found = async (query: string) => (await users(server, query)).users.map(({ email }) => email);
    expect(await found('?search=%20sAM%20s')).toEqual(['silver@example.com']);
    expect(await found('?search=GOLD%40')).toEqual(['gold@example.com']);
    const all = await found('?search=%20');
    const page = await users(server, '?search=example.com&limit=2&offset=1');
    expect([page.users.map(({ email }) => email), page.total]).toEqual([all.slice(1, 3), all.length]);
    expect(await found('?search=nobody')).toEqual([]);
  });

  it('is for clerks only', async () => {
    expect((await askAs(createServer(), 'manager@example.com', 'GET', '/api/admin/users')).status).toBe(401);
  });
});

describe('revenue and profit', () => {
  const figures = async (server: Server) => (await askAs(server, CLERK, 'GET', '/api/admin/stats')).body;

  it('follow the present costs, and the order’s own costs for a deleted product', async () => {
    const items = [itemRow({ quantity: 2, costCents: 50_00 })];
    const server = createServer({ seed: seedWithOrders({ id: 1, subtotalCents: 200_00, items }) });
    const costing = (totalCost: number, averageMargin: number) => ({
      revenue: 200,
      profitSummary: { totalRevenue: 200, totalCost, totalProfit: 200 - totalCost, averageMargin },
    });
    const setCost = (supplier_cost: string | null) =>
      askAs(server, CLERK, 'PATCH', '/api/admin/products/301', { supplier_cost });
    await setCost('60.00');
    expect(await figures(server)).toEqual(costing(120, 40));
    await setCost(null);
    expect(await figures(server)).toEqual(costing(0, 100));
    await askAs(server, CLERK, 'DELETE', '/api/admin/products/301');
    expect(await figures(server)).toEqual(costing(100, 50));
    expect(server.log.violations()).toEqual([]);
  });

  it('change with an order that is cancelled or paid', async () => {
    const waiting = { paymentMethod: 'bank_transfer', paymentStatus: 'pending_verification' } as const;
    const server = createServer({
      seed: seedWithOrders({ id: 1, subtotalCents: 100_00 }, { id: 2, subtotalCents: 30_50, ...waiting }),
    });
    expect(await figures(server)).toMatchObject({ revenue: 100 });
    await askAs(server, CLERK, 'PUT', '/api/admin/orders/2/mark-paid');
    expect(await figures(server)).toMatchObject({ revenue: 130.5 });
    await askAs(server, CLERK, 'PATCH', '/api/admin/orders/1', { orderStatus: 'cancelled' });
    expect(await figures(server)).toMatchObject({ revenue: 30.5 });
    expect(server.log.violations()).toEqual([]);
  });
});
