import { describe, expect, it } from 'vitest';
import type { components } from '@/api/generated/schema';
import { createServer, type Server } from '../server/createServer';
import { ask, askAs, type TestResponse } from '@tests/support/testCalls';

type AdminProduct = components['schemas']['AdminProduct'];

const CLERK = 'admin@example.com';
const PATH = '/api/admin/products';
const as = (server: Server, method: string, path: string, body?: unknown) => askAs(server, CLERK, method, path, body);
const patch = (server: Server, body: object, id = 301) => as(server, 'PATCH', `${PATH}/${id}`, body);
const list = async (server: Server, query = '') => {
  const { body, headers } = await as(server, 'GET', `${PATH}${query}`);
  return { products: body as AdminProduct[], total: Number(headers.get('x-total-count')) };
};
const errorOf = ({ status, body }: TestResponse) => {
  const { code, fields = {} } = body as { code: string; fields?: object };
  return [status, code, ...Object.keys(fields)];
};

describe('the inventory', () => {
  it('sets one field with its second spelling, and no others', async () => {
    const before = (await patch(createServer(), { isActive: true })).body as AdminProduct;
    for (const [sent, follows] of [
      [{ stock: 0 }, { stockQuantity: 0 }],
      [{ stockStatus: 'out_of_stock' }, { inStock: false }],
      [{ stockLocation: 'Overseas Warehouse' }, { isOverseasWarehouse: true }],
      [{ wholesalePrice: '70.00' }, { price: '70.00' }],
      [{ originalPrice: null }, { compareAtPrice: null }],
      [{ supplier_cost: null }, {}],
      [{ weight: 0.6 }, {}],
      [{ isActive: false }, {}],
    ]) {
      const server = createServer();
      const response = await patch(server, sent ?? {});
      expect([response.status, response.body]).toEqual([200, { ...before, ...sent, ...follows }]);
      expect(server.log.violations()).toEqual([]);
    }
  });

  it('requires at least one field, and an existing product', async () => {
    expect(errorOf(await patch(createServer(), { color: 'red' }))).toEqual([400, 'invalid_request', 'body']);
    const server = createServer();
    expect((await patch(server, {})).status).toBe(400);
    expect(errorOf(await patch(server, { stock: 1.5 }))).toEqual([400, 'invalid_request', 'stock']);
    expect(errorOf(await patch(server, { stock: 1 }, 999_999))).toEqual([404, 'not_found']);
  });

  it('hides an inactive product from the shop', async () => {
    const server = createServer();
    await patch(server, { isActive: false });
    expect((await ask(server, 'GET', '/api/products/301')).status).toBe(404);
    expect((await list(server, '?search=301&active=false')).products.map(({ id }) => id)).toContain(301);
  });
});

describe('deleting a product', () => {
  it('removes it from every cart and from the shop', async () => {
    const server = createServer();
    for (const email of ['silver@example.com', 'gold@example.com']) {
      for (const productId of [301, 302]) {
        const selectedOptions = { color: 'Black' };
        expect(
          (await askAs(server, email, 'POST', '/api/cart', { productId, quantity: 2, selectedOptions })).status,
        ).toBe(201);
      }
    }
    const response = await as(server, 'DELETE', `${PATH}/301`);
    expect([response.status, response.body]).toEqual([200, { success: true }]);
    expect(server.db.cartLines.all().map(({ buyerId, productId }) => [buyerId, productId])).toEqual([
      [3, 302],
      [4, 302],
    ]);
    expect((await ask(server, 'GET', '/api/products/301')).status).toBe(404);
    expect(errorOf(await as(server, 'DELETE', `${PATH}/301`))).toEqual([404, 'not_found']);
    expect(server.log.violations()).toEqual([]);
  });
});

describe('costs', () => {
  const set = (server: Server, ...rows: [number, number][]) =>
    as(server, 'POST', '/api/admin/update-costs', {
      productCosts: rows.map(([productId, costPerUnit]) => ({ productId, costPerUnit })),
    });
  const cost = (server: Server, id: number) => server.db.products.get(id)?.supplier_cost;

  it('are stored as money text; the last one counts for a product that is listed twice', async () => {
    const server = createServer();
    const response = await set(server, [301, 1], [101, 92.5], [301, 63.95], [302, 0]);
    expect([response.status, response.body]).toEqual([200, { success: true }]);
    expect([301, 101, 302].map((id) => cost(server, id))).toEqual(['63.95', '92.50', '0.00']);
    expect((await ask(server, 'GET', '/api/products/301')).body).not.toHaveProperty('supplier_cost');
    expect(server.log.violations()).toEqual([]);
  });

  it('are all set or none', async () => {
    const server = createServer();
    await set(server, [301, 63.95]);
    const response = await set(server, [301, 1], [999_999, 2], [302, 1.005]);
    expect(errorOf(response)).toEqual([
      400,
      'invalid_request',
      'productCosts.1.productId',
      'productCosts.2.costPerUnit',
    ]);
    expect(cost(server, 301)).toBe('63.95');
  });
});

describe('the list of products', () => {
  it('has all products with their costs, inactive ones included', async () => {
    const server = createServer();
    const { products, total } = await list(server);
    expect(products.map(({ id }) => id)).toEqual(server.db.products.all().map(({ id }) => id));
    expect(total).toBe(products.length);
    expect(products.every((product) => 'supplier_cost' in product)).toBe(true);
    expect(products.some(({ isActive }) => !isActive)).toBe(true);
    expect(server.log.violations()).toEqual([]);
  });

  it('can be searched by name, slug, description or exact id', async () => {
    const server = createServer();
    const found = async (text: string) => {
      const { products } = await list(server, `?search=${encodeURIComponent(text)}`);
      return products.map(({ id }) => id);
    };
    await server.change(async ({ products }) => {
      await products.update(302, (row) => Object.assign(row, { name: 'Xylophone 301', slug: 'glockenspiel' }));
      await products.update(303, (row) => void (row.description = 'Sounds like a Vibraphone.'));
    });
    expect(await found(' xyloPHONE ')).toEqual([302]);
    expect(await found('glocken')).toEqual([302]);
    expect(await found('vibraphone')).toEqual([303]);
    expect(await found('301')).toEqual(expect.arrayContaining([301, 302]));
    expect(await found('30')).not.toContain(301);
    expect(await found('  ')).toHaveLength(server.db.products.all().length);
    expect(await found('nothing like this')).toEqual([]);
  });

  it('is filtered by category, stock status and activity together, and counted before paging', async () => {
    const server = createServer();
    const { products: all } = await list(server);
    const matches = ({ categoryId, stockStatus, isActive }: AdminProduct) =>
      categoryId === 3 && stockStatus === 'in_stock' && isActive;
    const matching = all.filter(matches).map(({ id }) => id);
    expect(matching.length).toBeGreaterThan(2);
    const { products, total } = await list(server, '?category=3&stock=in_stock&active=true&limit=1&offset=1');
    expect([products.map(({ id }) => id), total]).toEqual([matching.slice(1, 2), matching.length]);
    expect((await list(server, '?active=false')).products.every(({ isActive }) => !isActive)).toBe(true);
  });

  it('is sorted by stock, price, name or newest id; ties in catalogue order', async () => {
    const server = createServer();
    const prices = { 301: '900000.00', 302: '900000.00', 303: '' };
    await server.change(async ({ products }) => {
      for (const [id, wholesalePrice] of Object.entries(prices)) {
        await products.update(Number(id), (row) => {
          Object.assign(row, { wholesalePrice, price: wholesalePrice, stock: 9_000_000, stockQuantity: 9_000_000 });
          row.specifications = { price: '900000.01' };
        });
      }
    });
    const top = async (sort: string) => (await list(server, `?sort=${sort}&limit=3`)).products.map(({ id }) => id);
    expect(await top('-price')).toEqual([303, 301, 302]);
    expect(await top('-stock')).toEqual([301, 302, 303]);
    const ids = server.db.products.all().map(({ id }) => id);
    expect(await top('-id')).toEqual(ids.sort((a, b) => b - a).slice(0, 3));
    const sorted = async (sort: string) => (await list(server, `?sort=${sort}`)).products;
    const pieces = (await sorted('stock')).map(({ stock }) => stock);
    expect(pieces).toEqual([...pieces].sort((a, b) => a - b));
    const names = (await sorted('name')).map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect((await sorted('-name')).map(({ name }) => name)).toEqual(names.toReversed());
    expect(server.log.violations()).toEqual([]);
  });
});
