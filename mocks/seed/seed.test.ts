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

/** Every named example value of the contract, wherever it stands. */
function examples(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'examples' && typeof child === 'object' && child !== null && !Array.isArray(child)
      ? Object.values(child).flatMap((example: unknown) => insides(example))
      : examples(child),
  );
}

/** An example's value and every object inside it. */
function insides(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return [node, ...Object.values(node).flatMap(insides)];
}

const isProduct = (row: unknown): row is { id: number } =>
  typeof row === 'object' && row !== null && 'wholesalePrice' in row;
const isCategory = (row: unknown): row is { id: number } =>
  typeof row === 'object' && row !== null && 'slug' in row && !('images' in row);
const isUser = (row: unknown): row is { email: string } =>
  typeof row === 'object' && row !== null && 'membershipLevel' in row && 'email' in row;

/** The product that the back office's examples add: the first free number. */
const ADDED = 2007;

describe('the seed and the contract', () => {
  const rows = examples(contract);

  it('holds every product of the examples, to the letter', () => {
    const shown = rows.filter(isProduct).filter((row) => schemas.Product(row) && row.id !== ADDED);
    expect(shown.length).toBeGreaterThan(3);
    for (const row of shown) {
      const kept = seed.products.find(({ id }) => id === row.id) ?? expect.unreachable(`no product ${row.id}`);
      // What a shopper sees lacks the private column; a back-office example shows it.
      expect('supplier_cost' in row ? kept : productResponse(kept)).toEqual(row);
    }
    expect(seed.products.map(({ id }) => id)).not.toContain(ADDED);
  });

  it('holds every category of the examples, to the letter', () => {
    const shown = rows.filter(isCategory).filter((row) => schemas.Category(row));
    expect(shown.length).toBeGreaterThan(2);
    for (const row of shown) expect(seed.categories.find(({ id }) => id === row.id)).toEqual(row);
  });

  it('holds the buyers of the examples', () => {
    const shown = rows.filter(isUser);
    expect(shown.length).toBeGreaterThan(0);
    for (const row of shown) {
      const buyer = seed.buyers.find(({ email }) => email === row.email) ?? expect.unreachable(`no buyer ${row.email}`);
      const { password: _password, totalSpentCents, ...rest } = buyer;
      const kept = { ...rest, totalSpent: (totalSpentCents / 100).toFixed(2) };
      // A profile has fewer columns than a buyer.
      expect(row).toMatchObject(Object.fromEntries(Object.entries(kept).filter(([key]) => key in row)));
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

  it('has objects for specifications that the contract describes, in text form too', () => {
    for (const { specifications } of seed.products) {
      if (typeof specifications === 'string' && !specifications.endsWith('}')) continue;
      const read: unknown = typeof specifications === 'string' ? JSON.parse(specifications) : specifications;
      schemas.Specifications(read);
      expect(schemas.Specifications.errors ?? []).toEqual([]);
    }
  });
});

describe('the seed by itself', () => {
  it('gives each row a number, and each product and category a slug, of its own', () => {
    for (const rows of [seed.products, seed.categories, seed.buyers])
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(seed.products.map(({ slug }) => slug)).size).toBe(seed.products.length);
    expect(new Set(seed.categories.map(({ slug }) => slug)).size).toBe(seed.categories.length);
    expect(new Set(seed.buyers.map(({ email }) => email.toLowerCase())).size).toBe(seed.buyers.length);
    expect(new Set(seed.buyers.map(({ username }) => username.toLowerCase())).size).toBe(seed.buyers.length);
    expect(seed.products.map(({ slug }) => slug)).not.toContain('featured');
  });

  it('puts every product in a category, and some in each', () => {
    const ids = seed.categories.map(({ id }) => id);
    expect(ids).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seed.products.map(({ categoryId }) => categoryId).filter((id) => !ids.includes(id))).toEqual([]);
    for (const id of ids)
      expect(seed.products.filter(({ categoryId }) => categoryId === id).length).toBeGreaterThanOrEqual(10);
    expect(seed.products.length).toBeGreaterThanOrEqual(72);
  });

  it('shows only active products in the window', () => {
    for (const id of seed.featured) expect(seed.products.find((row) => row.id === id)?.isActive).toBe(true);
  });

  it('has products with low stock, none left, and withdrawn ones', () => {
    const statuses = new Set(seed.products.map(({ stockStatus }) => stockStatus));
    expect(statuses).toEqual(new Set(['in_stock', 'low_stock', 'out_of_stock']));
    expect(seed.products.filter(({ isActive }) => !isActive).length).toBeGreaterThanOrEqual(2);
    expect(seed.products.filter(({ stock }) => stock === 0).length).toBeGreaterThan(3);
    expect(seed.products.filter(({ stockStatus }) => stockStatus === 'low_stock').length).toBeGreaterThan(3);
    expect(seed.products.find(({ stockStatus }) => stockStatus === 'out_of_stock')?.name).toBe(
      'Samsung Battery Pack 10,000 mAh',
    );
  });

  it('has galleries of none to seven pictures, and lists of none to six features', () => {
    const sizes = seed.products.map(({ images }) => images.length);
    for (const size of [0, 1, 2, 3, 4, 5, 6, 7]) expect(sizes).toContain(size);
    const lists = seed.products.map(({ features }) => features.length);
    for (const size of [0, 1, 2, 3, 4, 5, 6]) expect(lists).toContain(size);
  });

  it('shows one film', () => {
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

  it('knows what each piece cost the shop, but for two', () => {
    expect(seed.products.filter((row) => !row.supplier_cost).map(({ id }) => id)).toEqual([407, 3602]);
    const shares = seed.products.flatMap((row) => {
      const price = row.wholesalePrice || String(readSpecifications(row.specifications)['price']);
      return row.supplier_cost ? [(readCents(row.supplier_cost) ?? NaN) / (readCents(price) ?? NaN)] : [];
    });
    expect(shares).toHaveLength(seed.products.length - 2);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.54);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.8);
    expect(new Set(shares.map((share) => Math.round(share * 100))).size).toBeGreaterThan(15);
  });

  it('lies in America, in Europe and overseas', () => {
    const places = seed.products.map(({ stockLocation }) => stockLocation);
    for (const place of ['USA Local Stock', 'EU Local Stock', 'Overseas Warehouse'])
      expect(places.filter((at) => at === place).length).toBeGreaterThan(5);
  });

  it('lists 2001 to 2006 in Others, after others with lower numbers (D-75)', () => {
    const ids = seed.products.filter(({ categoryId }) => categoryId === 6).map(({ id }) => id);
    const at = ids.indexOf(2001);
    expect(at).toBeGreaterThan(0);
    expect(ids.slice(at, at + 6)).toEqual([2001, 2002, 2003, 2004, 2005, 2006]);
  });

  it('has regions by number and regions that are given (D-98)', () => {
    expect(seed.products.some(({ id, region }) => id >= 3000 && region === undefined)).toBe(true);
    expect(seed.products.some(({ id, region }) => id < 3000 && region === 'EU')).toBe(true);
    expect(seed.products.some(({ id, region }) => id >= 3000 && region === 'USA')).toBe(true);
  });
});
