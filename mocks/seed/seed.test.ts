import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { productResponse } from '../db/responses';
import { schemas } from '../generated/contract';
import { readCents } from '../rules/money';
import { readSpecifications } from '../rules/specifications';
import { seed } from './seed';

const contract: unknown = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'), {
  merge: true,
  maxAliasCount: -1,
});

/** All named examples of the contract, with their nested objects. */
function examples(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'examples' && typeof child === 'object' && child !== null && !Array.isArray(child)
      ? Object.values(child).flatMap((example: unknown) => nested(example))
      : examples(child),
  );
}

/** A value and all objects nested in it. */
function nested(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return [node, ...Object.values(node).flatMap(nested)];
}

const isProduct = (row: unknown): row is { id: number } =>
  typeof row === 'object' && row !== null && 'wholesalePrice' in row;
const isCategory = (row: unknown): row is { id: number; brands?: string[] } =>
  typeof row === 'object' && row !== null && 'slug' in row && !('images' in row);
const isUser = (row: unknown): row is { email: string } =>
  typeof row === 'object' && row !== null && 'membershipLevel' in row && 'email' in row;

/** The product that the back office's examples create; its id must be free. */
const ADDED = 2007;

describe('the seed and the contract', () => {
  const rows = examples(contract);

  it('contains every product of the contract’s examples unchanged', () => {
    const shown = rows.filter(isProduct).filter((row) => schemas.Product(row) && row.id !== ADDED);
    expect(shown.length).toBeGreaterThan(3);
    for (const row of shown) {
      const seeded = seed.products.find(({ id }) => id === row.id) ?? expect.unreachable(`no product ${row.id}`);
      // only the back office's examples have the private column
      expect('supplier_cost' in row ? seeded : productResponse(seeded)).toEqual(row);
    }
    expect(seed.products.map(({ id }) => id)).not.toContain(ADDED);
  });

  it('has the six categories in shop order, with ids 1 to 6 (D-213)', () => {
    const slugs = ['earphones', 'headphones', 'speakers', 'apple-accessories', 'dyson', 'others'];
    expect(seed.categories.map(({ id, slug }) => [id, slug])).toEqual(slugs.map((slug, index) => [index + 1, slug]));
  });

  it('contains every category of the contract’s examples unchanged', () => {
    const shown = rows.filter(isCategory).filter((row) => schemas.Category(row));
    expect(shown.length).toBeGreaterThan(2);
    // Its brands are those of the products.
    for (const { brands: _computed, ...row } of shown)
      expect(seed.categories.find(({ id }) => id === row.id)).toEqual(row);
  });

  it('contains the buyers of the contract’s examples', () => {
    const shown = rows.filter(isUser);
    expect(shown.length).toBeGreaterThan(0);
    for (const row of shown) {
      const buyer = seed.buyers.find(({ email }) => email === row.email) ?? expect.unreachable(`no buyer ${row.email}`);
      const { password: _password, totalSpentCents, ...rest } = buyer;
      const seeded = { ...rest, totalSpent: (totalSpentCents / 100).toFixed(2) };
      // a profile has fewer fields than a user
      expect(row).toMatchObject(Object.fromEntries(Object.entries(seeded).filter(([key]) => key in row)));
    }
  });

  it.each(seed.products.map((row) => [row.name, row] as const))('%s is a Product', (_name, row) => {
    schemas.Product(row);
    expect(schemas.Product.errors ?? []).toEqual([]);
  });

  it.each(seed.categories.map((row) => [row.name, row] as const))('%s is a Category', (_name, row) => {
    schemas.Category(row);
    expect(schemas.Category.errors ?? []).toEqual([]);
  });

  it('has specifications that fit the contract, also as JSON text', () => {
    for (const { specifications } of seed.products) {
      if (typeof specifications === 'string' && !specifications.endsWith('}')) continue;
      const read: unknown = typeof specifications === 'string' ? JSON.parse(specifications) : specifications;
      schemas.Specifications(read);
      expect(schemas.Specifications.errors ?? []).toEqual([]);
    }
  });
});

describe('the seed by itself', () => {
  it('has unique ids, slugs, emails and user names', () => {
    for (const rows of [seed.products, seed.categories, seed.buyers])
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(seed.products.map(({ slug }) => slug)).size).toBe(seed.products.length);
    expect(new Set(seed.categories.map(({ slug }) => slug)).size).toBe(seed.categories.length);
    expect(new Set(seed.buyers.map(({ email }) => email.toLowerCase())).size).toBe(seed.buyers.length);
    expect(new Set(seed.buyers.map(({ username }) => username.toLowerCase())).size).toBe(seed.buyers.length);
    expect(seed.products.map(({ slug }) => slug)).not.toContain('featured');
  });

  it('has at least ten products in every category, and none without one', () => {
    const ids = seed.categories.map(({ id }) => id);
    expect(ids).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seed.products.map(({ categoryId }) => categoryId).filter((id) => !ids.includes(id))).toEqual([]);
    for (const id of ids)
      expect(seed.products.filter(({ categoryId }) => categoryId === id).length).toBeGreaterThanOrEqual(10);
    expect(seed.products.length).toBeGreaterThanOrEqual(72);
  });

  it('features only active products', () => {
    for (const id of seed.featured) expect(seed.products.find((row) => row.id === id)?.isActive).toBe(true);
  });

  it('has products that are low on stock, out of stock and inactive', () => {
    const statuses = new Set(seed.products.map(({ stockStatus }) => stockStatus));
    expect(statuses).toEqual(new Set(['in_stock', 'low_stock', 'out_of_stock']));
    expect(seed.products.filter(({ isActive }) => !isActive).length).toBeGreaterThanOrEqual(2);
    expect(seed.products.filter(({ stock }) => stock === 0).length).toBeGreaterThan(3);
    expect(seed.products.filter(({ stockStatus }) => stockStatus === 'low_stock').length).toBeGreaterThan(3);
    expect(seed.products.find(({ stockStatus }) => stockStatus === 'out_of_stock')?.name).toBe(
      'Samsung Battery Pack 10,000 mAh',
    );
  });

  it('has products with 0 to 7 pictures and 0 to 6 features', () => {
    const sizes = seed.products.map(({ images }) => images.length);
    for (const size of [0, 1, 2, 3, 4, 5, 6, 7]) expect(sizes).toContain(size);
    const lists = seed.products.map(({ features }) => features.length);
    for (const size of [0, 1, 2, 3, 4, 5, 6]) expect(lists).toContain(size);
  });

  it('has one product with a video', () => {
    const films = seed.products.flatMap(({ id, video }) => (video ? [[id, video]] : []));
    expect(films).toEqual([[304, 'jbl-pulse-5.mp4']]);
  });

  it('has short and long names and descriptions', () => {
    for (const lengths of [
      seed.products.map(({ name }) => name.length * 3),
      seed.products.map(({ description }) => description.length),
    ]) {
      expect(Math.min(...lengths)).toBeLessThan(40);
      expect(Math.max(...lengths)).toBeGreaterThan(180);
    }
  });

  it('has the shop’s own cost for all products but two', () => {
    expect(seed.products.filter((row) => !row.supplier_cost).map(({ id }) => id)).toEqual([407, 3602]);
    const shares = seed.products.flatMap((row) => {
      const price = row.wholesalePrice || String(readSpecifications(row.specifications)['price']);
      return row.supplier_cost ? [(readCents(row.supplier_cost) ?? NaN) / (readCents(price) ?? NaN)] : [];
    });
    expect(shares).toHaveLength(seed.products.length - 2);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.4);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.8);
    expect(new Set(shares.map((share) => Math.round(share * 100))).size).toBeGreaterThan(15);
  });

  it('has products in all three stock locations', () => {
    const places = seed.products.map(({ stockLocation }) => stockLocation);
    for (const place of ['USA Local Stock', 'EU Local Stock', 'Overseas Warehouse'])
      expect(places.filter((at) => at === place).length).toBeGreaterThan(5);
  });

  it('lists 2001 to 2006 in Others, after products with lower ids (D-75)', () => {
    const ids = seed.products.filter(({ categoryId }) => categoryId === 6).map(({ id }) => id);
    const at = ids.indexOf(2001);
    expect(at).toBeGreaterThan(0);
    expect(ids.slice(at, at + 6)).toEqual([2001, 2002, 2003, 2004, 2005, 2006]);
  });

  it('has regions by id and explicit regions (D-98)', () => {
    expect(seed.products.some(({ id, region }) => id >= 3000 && region === undefined)).toBe(true);
    expect(seed.products.some(({ id, region }) => id < 3000 && region === 'EU')).toBe(true);
    expect(seed.products.some(({ id, region }) => id >= 3000 && region === 'USA')).toBe(true);
  });
});
