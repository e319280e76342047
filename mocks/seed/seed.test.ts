import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { schemas } from '../generated/contract';
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
const isUser = (row: unknown): row is { id: number } =>
  typeof row === 'object' && row !== null && 'membershipLevel' in row && 'createdAt' in row;

describe('the seed and the contract', () => {
  const rows = examples(contract);

  it('holds every product of the examples, to the letter', () => {
    const shown = rows.filter(isProduct).filter((row) => schemas.Product(row));
    expect(shown.length).toBeGreaterThan(3);
    for (const row of shown) expect(seed.products.find(({ id }) => id === row.id)).toEqual(row);
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
      const buyer = seed.buyers.find(({ id }) => id === row.id);
      expect(buyer).toBeDefined();
      const { password: _password, totalSpentCents, ...rest } = buyer ?? expect.unreachable();
      expect(row).toMatchObject({ ...rest, totalSpent: (totalSpentCents / 100).toFixed(2) });
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
    for (const id of ids) expect(seed.products.filter(({ categoryId }) => categoryId === id).length).toBeGreaterThan(3);
  });

  it('shows only active products in the window', () => {
    for (const id of seed.featured) expect(seed.products.find((row) => row.id === id)?.isActive).toBe(true);
  });

  it('has products with low stock, none left, and one withdrawn', () => {
    const statuses = new Set(seed.products.map(({ stockStatus }) => stockStatus));
    expect(statuses).toEqual(new Set(['in_stock', 'low_stock', 'out_of_stock']));
    expect(seed.products.filter(({ isActive }) => !isActive)).toHaveLength(1);
    expect(seed.products.find(({ stockStatus }) => stockStatus === 'out_of_stock')?.name).toBe(
      'Samsung Battery Pack 10,000 mAh',
    );
  });

  it('has galleries of none, one, two, three and seven pictures', () => {
    const sizes = seed.products.map(({ images }) => images.length);
    for (const size of [0, 1, 2, 3, 7]) expect(sizes).toContain(size);
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
