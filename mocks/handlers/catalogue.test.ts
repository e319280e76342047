import { describe, expect, it } from 'vitest';
import type { ProductRow } from '../db/rows';
import { seed } from '../seed/seed';
import { createServer } from '../server/createServer';
import { ask } from '@tests/support/testCalls';

const flip = seed.products.find(({ id }) => id === 301);
if (!flip) throw new Error('the seed lacks the product that the examples show');

/** Products for these tests, with known values in every field. */
const product = (id: number, changes: Partial<ProductRow>): ProductRow => ({
  ...flip,
  id,
  slug: `p-${id}`,
  ...changes,
});
const products = [
  product(1, {
    name: 'Beta',
    wholesalePrice: '10.00',
    specifications: { Brand: 'JBL', has_anc: 'true', Sold: '1,200' },
  }),
  product(2, {
    name: 'alpha',
    wholesalePrice: '9.99',
    specifications: '{"Brand":"bose","Rating":"4.9","units_sold":50}',
  }),
  product(3, { name: 'Gamma', wholesalePrice: '', specifications: { price: '10.00', rating: 4.1 }, categoryId: 2 }),
  product(3000, {
    name: 'Delta',
    wholesalePrice: '99.00',
    region: null,
    specifications: 'no JSON',
    stockStatus: 'low_stock',
  }),
  product(5, { name: 'Hidden', isActive: false, supplier_cost: '1.00' }),
];
const createCatalogue = () => createServer({ seed: { ...seed, products, featured: [3000, 5, 1, 77] } });

const list = async (query: string) => {
  const server = createCatalogue();
  const { status, body, headers } = await ask(server, 'GET', `/api/products${query}`);
  expect(server.log.violations()).toEqual([]);
  expect(status).toBe(200);
  return { ids: (body as ProductRow[]).map(({ id }) => id), total: Number(headers.get('x-total-count')) };
};
const ids = async (query: string) => (await list(query)).ids;

describe('the product list', () => {
  it('contains every active product in catalogue order', async () => {
    expect(await list('')).toEqual({ ids: [1, 2, 3, 3000], total: 4 });
  });

  it('searches for each word in name, description, brand, category, region and id', async () => {
    expect(await ids('?search=%20GAMMA%20')).toEqual([3]);
    expect(await ids('?search=waterproof')).toEqual([1, 2, 3, 3000]);
    expect(await ids('?search=bose alpha')).toEqual([2]);
    expect(await ids('?search=eu delta')).toEqual([3000]);
    expect(await ids('?search=3000')).toEqual([3000]);
    expect(await ids('?search=headphones gamma')).toEqual([3]);
    expect(await ids('?search=%20-%20')).toHaveLength(4);
    expect(await ids('?search=hidden')).toEqual([]);
  });

  it('starts a search without a sort order with the names that match best', async () => {
    const named = (id: number, name: string) => product(id, { name, description: 'Red USB-C cable.' });
    const server = createServer({
      seed: { ...seed, products: [named(1, 'Hub'), named(2, 'Cable, red'), named(3, 'A red cable')], featured: [] },
    });
    const found = async (query: string) =>
      ((await ask(server, 'GET', `/api/products${query}`)).body as ProductRow[]).map(({ id }) => id);
    expect(await found('?search=red cable')).toEqual([3, 2, 1]);
    expect(await found('?search=red cable&sort=-id')).toEqual([3, 2, 1]);
    expect(await found('?search=red cable&sort=name')).toEqual([3, 2, 1]);
    expect(await found('?search=red cable&sort=price')).toEqual([1, 2, 3]);
  });

  it('filters by category id or slug; an unknown one gives an empty list', async () => {
    expect(await ids('?category=2')).toEqual([3]);
    expect(await ids('?category=headphones')).toEqual([3]);
    expect(await ids('?category=99')).toEqual([]);
    expect(await ids('?category=no-such')).toEqual([]);
  });

  it('filters by region, which follows from the id for products without one', async () => {
    expect(await ids('?region=EU')).toEqual([3000]);
    expect(await ids('?region=USA')).toEqual([1, 2, 3]);
  });

  it('filters by stock status, price to the cent, ANC, rating and brand', async () => {
    expect(await ids('?stock=low_stock')).toEqual([3000]);
    expect(await ids('?minPrice=10')).toEqual([1, 3, 3000]);
    expect(await ids('?minPrice=9.99&maxPrice=10')).toEqual([1, 2, 3]);
    expect(await ids('?anc=true')).toEqual([1]);
    expect(await ids('?anc=false')).toEqual([2, 3, 3000]);
    expect(await ids('?minRating=4.7')).toEqual([1, 2, 3000]);
    expect(await ids('?minRating=4.8')).toEqual([2]);
    expect(await ids('?brand=BOSE')).toEqual([2]);
    expect(await ids('?brand=Other%20brands')).toEqual([3, 3000]);
    expect(await ids('?brand=Other%20brands&region=EU')).toEqual([3000]);
  });

  it('filters by ids, in catalogue order', async () => {
    expect(await ids('?ids=3000,2,999')).toEqual([2, 3000]);
    expect(await ids('?ids=3000,2&region=EU')).toEqual([3000]);
  });

  it('sorts; equal rows keep catalogue order', async () => {
    expect(await ids('?sort=price')).toEqual([2, 1, 3, 3000]);
    expect(await ids('?sort=-price')).toEqual([3000, 1, 3, 2]);
    expect(await ids('?sort=name')).toEqual([2, 1, 3000, 3]);
    expect(await ids('?sort=-name')).toEqual([3, 3000, 1, 2]);
    expect(await ids('?sort=-rating')).toEqual([2, 1, 3000, 3]);
    expect(await ids('?sort=-sold')).toEqual([1, 2, 3, 3000]);
    expect(await ids('?sort=-id')).toEqual([3000, 3, 2, 1]);
  });

  it('pages after filtering and sorting, and counts before paging', async () => {
    expect(await list('?sort=-id&limit=2&offset=1')).toEqual({ ids: [3, 2], total: 4 });
    expect(await list('?limit=10&offset=4')).toEqual({ ids: [], total: 4 });
  });
});

describe('single and featured products', () => {
  it('lists active featured products in display order', async () => {
    const { body } = await ask(createCatalogue(), 'GET', '/api/products/featured');
    expect((body as ProductRow[]).map(({ id }) => id)).toEqual([3000, 1]);
  });

  it('reads one by id or slug; an inactive and an unknown one are 404', async () => {
    const server = createCatalogue();
    expect((await ask(server, 'GET', '/api/products/3')).body).toMatchObject({ slug: 'p-3' });
    expect((await ask(server, 'GET', '/api/products/p-3')).body).toMatchObject({ id: 3 });
    for (const missing of ['5', 'p-5', '404', 'no-such']) {
      const response = await ask(server, 'GET', `/api/products/${missing}`);
      expect([response.status, response.body]).toMatchObject([404, { code: 'not_found' }]);
    }
  });

  it('never sends the shop’s own cost', async () => {
    const server = createCatalogue();
    await server.change((db) => db.products.update(1, (row) => void (row.supplier_cost = '4.20')));
    for (const path of ['', '/1', '/featured']) {
      expect(JSON.stringify((await ask(server, 'GET', `/api/products${path}`)).body)).not.toContain('supplier_cost');
    }
  });

  it('reads a category by slug; an unknown one is 404', async () => {
    expect((await ask(createCatalogue(), 'GET', '/api/categories/no-such')).status).toBe(404);
    expect((await ask(createCatalogue(), 'GET', '/api/categories/dyson')).body).toMatchObject({ id: 5, name: 'Dyson' });
  });
});
