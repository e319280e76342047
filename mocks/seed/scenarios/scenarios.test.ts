import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask } from '@tests/support/testCalls';
import { productFacts, productOptions } from '../../db/productFacts';
import type { Seed } from '../../db/tables';
import { schemas } from '../../generated/contract';
import { matchingRule, NAME_RULES } from '../../rules/nameRules';
import { regionOf } from '../../rules/region';
import { createServer } from '../../server/createServer';
import { createMemoryStorage } from '../../state/storage';
import { generateProducts } from '../generate/products';
import { seed } from '../seed';
import { SCENARIOS, seedOf } from './scenarios';

describe('the scenarios', () => {
  it('have a description of one sentence each', () => {
    for (const { description } of Object.values(SCENARIOS)) expect(description).toMatch(/^[A-Z][^.]+\.$/);
  });

  it('throw for an unknown name', () => {
    for (const name of ['no-such', 'toString']) {
      expect(() => seedOf(name, 1)).toThrow(`There is no scenario ${name}; choose one of: default, `);
    }
  });

  it('empty-shop has categories and accounts, but no products, carts or orders', () => {
    expect(seedOf('empty-shop', 1)).toMatchObject({
      categories: seed.categories,
      buyers: seed.buyers,
      products: [],
      featured: [],
      carts: [],
      orders: [],
    });
  });
});

/** A server with the big catalogue, and the tables whose generated rows have been made, in order. */
function countingServer(storage = createMemoryStorage()) {
  const { generated = {}, ...listed } = seedOf('big-catalogue', 1);
  const made: string[] = [];
  const counting = Object.entries(generated).map(([table, { rows, ...ids }]) => [
    table,
    { ...ids, rows: () => (made.push(`${[...rows()].length} ${table}`), rows()) },
  ]);
  const seedWithCounts = { ...listed, generated: Object.fromEntries(counting) as Seed['generated'] }; // the same tables
  return { made, server: createServer({ seed: seedWithCounts, storage }) };
}

describe('a big scenario makes its rows when they are needed', () => {
  it('none at the start, at a login, for a cart or for the featured products', async () => {
    const { made, server } = countingServer();
    const token = await server.signIn('silver@example.com');
    await server.signIn('admin@example.com');
    const line = { productId: 301, quantity: 30, selectedOptions: { color: 'Black' } };
    expect((await ask(server, 'POST', '/api/cart', line, token)).status).toBe(201);
    expect((await ask(server, 'GET', '/api/products/featured')).status).toBe(200);
    expect((await ask(server, 'GET', '/api/products/301')).status).toBe(200);
    expect(made).toEqual([]);
  });

  it('products for a list of products; orders and their buyers once, for whoever needs them first', async () => {
    const { made, server } = countingServer();
    const clerk = await server.signIn('admin@example.com');
    const list = await ask(server, 'GET', '/api/products?limit=24&sort=name');
    expect(list.body).toHaveLength(24);
    expect(made).toEqual([`${10_000 - seed.products.length} products`]);
    await ask(server, 'GET', '/api/admin/orders?limit=24', undefined, clerk);
    await ask(server, 'GET', '/api/admin/stats', undefined, clerk);
    await ask(server, 'GET', '/api/admin/users?limit=24', undefined, clerk);
    await ask(server, 'GET', '/api/products?limit=24', undefined, clerk);
    expect(made.slice(1)).toEqual([`${10_000 - seed.orders.length} orders`, '400 buyers']);
  });

  it('none after a reload either, with a saved state that has edited and removed some', async () => {
    const storage = createMemoryStorage();
    const before = createServer({ scenario: 'big-catalogue', storage });
    await before.change(async (db) => {
      await db.products.update(10_050, (row) => void (row.stock = 7));
      await db.orders.remove(2_001);
    });
    const { made, server } = countingServer(storage);
    await server.ready;
    expect(made).toEqual([]);
    expect(server.db.products.get(10_050)?.stock).toBe(7);
    expect(made).toEqual([]);
    expect(server.db.products.all()).toEqual(before.db.products.all());
    expect(server.db.orders.all()).toEqual(before.db.orders.all());
    expect(server.db.orders.get(2_001)).toBeUndefined();
  });

  it("and the buyer of many orders has spent what that buyer's paid orders total", async () => {
    const { db, ready } = createServer({ scenario: 'many-orders' });
    await ready;
    const elite = db.buyers.find(({ email }) => email === 'elite@example.com');
    const { totalSpentCents = 0 } = seed.buyers.find(({ id }) => id === elite?.id) ?? {};
    const paid = db.orders
      .all()
      .slice(seed.orders.length)
      .filter(({ paymentStatus }) => paymentStatus === 'paid');
    expect(paid.length).toBeGreaterThan(9_000);
    expect(elite?.totalSpentCents).toBe(paid.reduce((sum, { totalCents }) => sum + totalCents, totalSpentCents));
  });
});

describe('the big catalogue', async () => {
  const { db, ready } = createServer({ scenario: 'big-catalogue' });
  await ready;
  const [products, orders, buyers] = [db.products.all(), db.orders.all(), db.buyers.all()];
  const generated = products.slice(seed.products.length);

  it('has ten thousand products: the default catalogue, then ids from 10001', () => {
    expect(products).toHaveLength(10_000);
    expect(products.slice(0, seed.products.length)).toEqual(seed.products);
    expect(generated.map(({ id }) => id)).toEqual(generated.map((_, position) => 10_001 + position));
  });

  it('is the same for the same seed number, and different for another', () => {
    expect([...generateProducts(1, 50, 10_001)]).toEqual(generated.slice(0, 50));
    expect([...generateProducts(2, 50, 10_001)]).not.toEqual(generated.slice(0, 50));
  });

  it('has valid products with unique names and slugs', () => {
    const rejected = products.filter((row) => !schemas.Product(row));
    expect(rejected).toEqual([]);
    for (const { specifications } of generated) {
      const read: unknown = typeof specifications === 'string' ? JSON.parse(specifications) : specifications;
      schemas.Specifications(read);
      expect(schemas.Specifications.errors ?? []).toEqual([]);
    }
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(10_000);
    expect(new Set(generated.map(({ name }) => name)).size).toBe(generated.length);
  });

  it('uses existing pictures only', () => {
    const pictures = new Set(readdirSync(new URL('../../../public/products/', import.meta.url)));
    const named = [...JSON.stringify(generated).matchAll(/[a-z0-9-]+\.[a-z0-9-]+\.[a-z0-9-]+\.svg/g)];
    expect(named.length).toBeGreaterThan(10_000);
    expect([...new Set(named.map(([name]) => name))].filter((name) => !pictures.has(name))).toEqual([]);
  });

  it('covers every category, region, stock status, option and rule by name', () => {
    const share = (holds: (row: (typeof generated)[number]) => boolean) =>
      generated.filter(holds).length / generated.length;
    for (const { id } of seed.categories) expect(share((row) => row.categoryId === id)).toBeGreaterThan(0.03);
    expect(generated.every(({ region }) => region === 'USA' || region === 'EU')).toBe(true);
    expect(share((row) => regionOf(row) === 'USA')).toBeCloseTo(0.5, 1);
    for (const status of ['in_stock', 'low_stock', 'out_of_stock'] as const) {
      expect(share((row) => row.stockStatus === status)).toBeGreaterThan(0.02);
    }
    const some = [
      (row: (typeof generated)[number]) => !row.isActive,
      (row: (typeof generated)[number]) => row.isOverseasWarehouse,
      (row: (typeof generated)[number]) => productFacts(row).hasAnc,
      (row: (typeof generated)[number]) => productOptions(row).models.length > 0,
      (row: (typeof generated)[number]) => productFacts(row).brand === null,
      (row: (typeof generated)[number]) => row.wholesalePrice === '',
      (row: (typeof generated)[number]) => row.originalPrice === null,
      (row: (typeof generated)[number]) => row.images.length === 0,
      (row: (typeof generated)[number]) => typeof row.specifications === 'string',
      (row: (typeof generated)[number]) => matchingRule(row.name) === null,
    ];
    for (const holds of some) {
      expect(share(holds)).toBeGreaterThan(0);
      expect(share(holds)).toBeLessThan(0.7);
    }
    const rules = new Set(generated.map(({ name }) => matchingRule(name)?.id));
    expect(NAME_RULES.filter(({ id }) => !rules.has(id))).toEqual([]);
  });

  it('has ten thousand orders, and each generated buyer has spent what the paid orders total', () => {
    expect(orders).toHaveLength(10_000);
    expect(orders.slice(0, seed.orders.length)).toEqual(seed.orders);
    const spent = new Map<number, number>();
    for (const { buyerId, totalCents, subtotalCents, shippingCents, paymentStatus } of orders) {
      expect(subtotalCents + shippingCents).toBe(totalCents);
      if (paymentStatus === 'paid') spent.set(buyerId, (spent.get(buyerId) ?? 0) + totalCents);
    }
    for (const { shippingAddress } of orders) expect(schemas.OrderAddress(shippingAddress)).toBe(true);
    for (const { id, totalSpentCents } of buyers.slice(seed.buyers.length))
      expect(totalSpentCents).toBe(spent.get(id) ?? 0);
    for (const status of ['pending', 'processing', 'shipped', 'delivered', 'cancelled'])
      expect(orders.filter((row) => row.status === status).length).toBeGreaterThan(30);
  });
});
