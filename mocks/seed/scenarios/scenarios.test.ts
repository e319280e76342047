import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { productFacts, productOptions } from '../../db/productFacts';
import { schemas } from '../../generated/contract';
import { matchingRule, NAME_RULES } from '../../rules/nameRules';
import { regionOf } from '../../rules/region';
import { generateProducts } from '../generate/products';
import { seed } from '../seed';
import { SCENARIOS, seedOf } from './scenarios';

describe('the scenarios', () => {
  it('have a description of one sentence each', () => {
    for (const { description } of Object.values(SCENARIOS)) expect(description).toMatch(/^[A-Z][^.]+\.$/);
  });

  it('throw for an unknown name', () => {
    for (const name of ['no-such', 'toString']) {
      expect(() => seedOf(name, 1)).toThrow(`There is no scenario ${name}.`);
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

describe('the big catalogue', () => {
  const { products, orders, buyers } = seedOf('big-catalogue', 1);
  const generated = products.slice(seed.products.length);

  it('has ten thousand products: the default catalogue, then ids from 10001', () => {
    expect(products).toHaveLength(10_000);
    expect(products.slice(0, seed.products.length)).toEqual(seed.products);
    expect(generated.map(({ id }) => id)).toEqual(generated.map((_, position) => 10_001 + position));
  });

  it('is the same for the same seed number, and different for another', () => {
    expect(generateProducts(1, 50, 10_001)).toEqual(generated.slice(0, 50));
    expect(generateProducts(2, 50, 10_001)).not.toEqual(generated.slice(0, 50));
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
    for (const { id, totalSpentCents } of buyers.slice(seed.buyers.length))
      expect(totalSpentCents).toBe(spent.get(id) ?? 0);
    for (const status of ['pending', 'processing', 'shipped', 'delivered', 'cancelled'])
      expect(orders.filter((row) => row.status === status).length).toBeGreaterThan(30);
  });
});
