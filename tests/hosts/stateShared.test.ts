import { describe, expect, it } from 'vitest';
import { createMemoryStorage, COMMIT_HISTORY } from '@mocks/state/storage';
import { createClock } from '@mocks/state/clock';
import { createServer, type Server } from '@mocks/server/createServer';
import { ask, askAs } from '@tests/support/testCalls';

const SILVER = 'silver@example.com';
const earpods = (quantity: number) => ({ productId: 104, quantity });

interface Line {
  id: number;
  productId: number;
  quantity: number;
}
const cartOf = async (server: Server, token: string) =>
  // checked by the guard
  (await ask(server, 'GET', '/api/cart', undefined, token)).body as Line[];

describe('two servers in one page', () => {
  it('are independent: accounts, carts, products, time, faults and scenario', async () => {
    const [one, two] = [createServer(), createServer({ scenario: 'empty-shop' })];
    await ask(one, 'POST', '/api/auth/signup', { email: 'a@example.com', password: 'x' });
    await askAs(one, SILVER, 'POST', '/api/cart', earpods(1));
    one.clock.set('2026-01-01T00:00:00Z');
    one.faults.set('listCategories', { status: 500 });

    expect((await askAs(two, SILVER, 'GET', '/api/cart')).body).toEqual([]);
    expect((await ask(two, 'GET', '/api/products')).body).toEqual([]);
    expect((await ask(two, 'GET', '/api/categories')).status).toBe(200);
    expect(two.db.buyers.find(({ email }) => email === 'a@example.com')).toBeUndefined();
    expect(two.clock.now().getUTCFullYear()).toBe(2025);
  });
});

describe('two servers with one storage', () => {
  it('lose none of a thousand concurrent mutations from both', async () => {
    const storage = createMemoryStorage();
    const shops = [createServer({ storage }), createServer({ storage })] as const;
    const token = await shops[0].signIn(SILVER);
    const other = await shops[0].signIn('gold@example.com');
    await ask(shops[1], 'POST', '/api/cart', earpods(1), other);
    const [line] = await cartOf(shops[0], other);

    const statuses = await Promise.all(
      Array.from({ length: 1000 }, async (_, turn) => {
        const shop = shops[turn % 2 ? 0 : 1];
        const isAddition = turn % 4 < 2;
        const { status } = isAddition
          ? await ask(shop, 'POST', '/api/cart', earpods(1), token)
          : await ask(shop, 'PUT', `/api/cart/item/${line?.id}`, { quantity: turn }, other);
        return status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(500);
    expect(statuses.filter((status) => status === 200)).toHaveLength(500);
    for (const shop of [...shops, createServer({ storage })]) {
      expect((await cartOf(shop, token)).map(({ quantity }) => quantity)).toEqual([500]);
      // each server handles its own calls in order, so the last write is the last call of one of them
      expect([998, 999]).toContain((await cartOf(shop, other))[0]?.quantity);
      expect(shop.log.violations()).toEqual([]);
    }
    const [first, second] = await Promise.all(shops.map((shop) => shop.exportState()));
    expect(first?.changes).toEqual(second?.changes);
  });

  it('catch up after more commits than the storage remembers, and after a reset', async () => {
    const storage = createMemoryStorage();
    const [writer, unsubscribed] = [
      createServer({ storage }),
      createServer({ storage: { ...storage, subscribe: () => () => {} } }),
    ];
    await Promise.all([writer.ready, unsubscribed.ready]);
    const token = await writer.signIn(SILVER);
    for (let turn = 0; turn <= COMMIT_HISTORY; turn += 1) await ask(writer, 'POST', '/api/cart', earpods(1), token);
    expect(await storage.since?.(1)).toBeUndefined();
    expect((await cartOf(unsubscribed, token)).map(({ quantity }) => quantity)).toEqual([COMMIT_HISTORY + 1]);

    await writer.reset();
    expect((await ask(unsubscribed, 'GET', '/api/cart', undefined, token)).status).toBe(401);
  });

  it('find everything unchanged after a reload, and time never runs backwards', async () => {
    const storage = createMemoryStorage();
    let machineTime = 5_000_000;
    const shop = () => createServer({ storage, clock: createClock({ now: () => machineTime }) });
    const before = shop();
    const token = await before.signIn(SILVER);
    await ask(before, 'POST', '/api/cart', earpods(4), token);
    await before.change(async (db) => void (await db.products.update(104, (row) => void (row.stock = 7))));
    const [kept, then] = [await before.exportState(), before.clock.now().getTime()];
    before.dispose();

    machineTime += 60_000;
    const after = shop();
    await after.ready;
    expect(after.clock.now().getTime()).toBe(then + 60_000);
    expect((await after.exportState()).changes).toEqual(kept.changes);
    expect((await cartOf(after, token)).map(({ quantity }) => quantity)).toEqual([4]);
    expect(after.db.products.get(104)?.stock).toBe(7);

    let latest = after.clock.now().getTime();
    // the machine's clock may be set back
    for (const passed of [0, 10_000, -20_000, 40_000_000, -30_000_000]) {
      machineTime += passed;
      await ask(after, 'POST', '/api/cart', earpods(1), token);
      expect(after.clock.now().getTime()).toBeGreaterThanOrEqual(latest);
      latest = after.clock.now().getTime();
      const reloaded = shop();
      await reloaded.ready;
      expect(reloaded.clock.now().getTime()).toBeGreaterThanOrEqual(latest);
      reloaded.dispose();
    }
  });
});
