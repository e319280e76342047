import { describe, expect, it } from 'vitest';
import type { components } from '@/api/generated/schema';
import { createMemoryStorage } from '../state/storage';
import { createServer, type Server } from '../server/createServer';
import { ask, askAs, type TestResponse } from '@tests/support/testCalls';

type AdminProduct = components['schemas']['AdminProduct'];

const CLERK = 'admin@example.com';
const PATH = '/api/admin/products';
const adapter = { name: 'USB-C Travel Adapter', slug: 'usb-c-travel-adapter', price: '11.20', stockQuantity: 240 };

const as = (server: Server, method: string, path: string, body?: unknown) => askAs(server, CLERK, method, path, body);
const add = async (server: Server, changes: object = {}) =>
  (await as(server, 'POST', PATH, { ...adapter, ...changes })).body as AdminProduct;
const errorOf = ({ status, body }: TestResponse) => {
  const { code, fields = {} } = body as { code: string; fields?: object };
  return [status, code, ...Object.keys(fields)];
};

describe('adding a product', () => {
  it('accepts the form’s six fields, and uses defaults for the others', async () => {
    const server = createServer();
    const specifications = '{"Brand":"Carton"}';
    const images = ['charger-20w.white.front.svg', ' ', ''];
    const response = await as(server, 'POST', PATH, { ...adapter, specifications, images });
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      id: expect.any(Number),
      slug: 'usb-c-travel-adapter',
      name: 'USB-C Travel Adapter',
      description: '',
      features: [],
      images: ['charger-20w.white.front.svg'],
      video: null,
      region: 'USA',
      wholesalePrice: '11.20',
      originalPrice: null,
      price: '11.20',
      compareAtPrice: null,
      categoryId: server.db.categories.all().at(-1)?.id,
      weight: null,
      specifications,
      stock: 240,
      stockQuantity: 240,
      stockStatus: 'in_stock',
      stockLocation: 'USA Local Stock',
      inStock: true,
      isActive: true,
      isOverseasWarehouse: false,
      supplier_cost: null,
    });
    expect((await ask(server, 'GET', '/api/products/usb-c-travel-adapter')).body).toMatchObject(adapter);
    expect(server.log.violations()).toEqual([]);
  });

  it('stores every other field that is sent, and its second spelling', async () => {
    const server = createServer();
    const sent = {
      description: 'Five plugs in one.',
      features: ['Five plugs'],
      video: 'adapter.mp4',
      region: 'USA',
      originalPrice: '19.90',
      categoryId: 4,
      weight: 0.12,
      specifications: { Brand: 'Carton' },
      stockStatus: 'out_of_stock',
      stockLocation: 'Overseas Warehouse',
      supplier_cost: '5.05',
      isActive: false,
    };
    expect(await add(server, { ...sent, id: 7 })).toMatchObject({
      ...sent,
      compareAtPrice: '19.90',
      inStock: false,
      isOverseasWarehouse: true,
    });
    expect(server.db.products.get(7)).toBeUndefined();
    expect(server.log.violations()).toEqual([]);
  });

  it('derives the stock status from the number of pieces', async () => {
    const server = createServer();
    for (const [stockQuantity, stockStatus, inStock] of [
      [0, 'out_of_stock', false],
      [1, 'low_stock', true],
      [9, 'low_stock', true],
      [10, 'in_stock', true],
    ]) {
      const product = await add(server, { slug: `pieces-${stockQuantity}`, stockQuantity });
      expect(product).toMatchObject({ stock: stockQuantity, stockStatus, inStock });
    }
  });

  it('requires valid name, slug, price and quantity', async () => {
    const server = createServer();
    expect(errorOf(await as(server, 'POST', PATH, {}))).toEqual(
      expect.arrayContaining([400, 'invalid_request', 'name', 'slug', 'price', 'stockQuantity']),
    );
    for (const [field, value] of [
      ['price', '11.2'],
      ['slug', '2007'],
      ['name', ' '],
      ['stockQuantity', -1],
    ] as const) {
      const response = await as(server, 'POST', PATH, { ...adapter, [field]: value });
      expect(errorOf(response)).toEqual([400, 'invalid_request', field]);
    }
  });

  it('rejects an unknown category and specifications that are not a JSON object', async () => {
    const server = createServer();
    for (const specifications of ['Brand: Carton', '["Carton"]', 'null', '']) {
      const response = await as(server, 'POST', PATH, { ...adapter, categoryId: 99, specifications });
      expect(errorOf(response)).toEqual([400, 'invalid_request', 'categoryId', 'specifications']);
    }
  });

  it('rejects a slug that is taken or reserved', async () => {
    const server = createServer();
    await add(server);
    for (const slug of [adapter.slug, 'featured']) {
      expect(errorOf(await as(server, 'POST', PATH, { ...adapter, slug }))).toEqual([409, 'slug_taken', 'slug']);
    }
    expect(server.log.violations()).toEqual([]);
  });
});

describe('a new product’s region and id', () => {
  it('are USA and below 3000, unless its stock is in the EU', async () => {
    const server = createServer();
    await server.ready;
    const ids = server.db.products.all().map(({ id }) => id);
    const usa = Math.max(...ids.filter((id) => id < 3000));
    expect(await add(server, { slug: 'usa' })).toMatchObject({ id: usa + 1, region: 'USA' });
    const overseas = { slug: 'overseas', stockLocation: 'Overseas Warehouse' };
    expect(await add(server, overseas)).toMatchObject({ id: usa + 2, region: 'USA' });
    const eu = { slug: 'eu', stockLocation: 'EU Local Stock' };
    expect(await add(server, eu)).toMatchObject({ id: Math.max(...ids) + 1, region: 'EU' });
    // an explicit region overrides the one of the stock location
    expect(await add(server, { ...eu, slug: 'both', region: 'USA' })).toMatchObject({ id: usa + 3, region: 'USA' });
  });

  it('start at 1 and at 3000 in an empty shop', async () => {
    const server = createServer({ scenario: 'empty-shop' });
    expect((await add(server)).id).toBe(1);
    expect((await add(server, { slug: 'eu', region: 'EU' })).id).toBe(3000);
  });

  it('fill gaps once 2999 is taken, and continue above 3000 when none is left', async () => {
    const server = createServer({ scenario: 'empty-shop' });
    const first = await add(server);
    await server.change(async ({ products }) => {
      for (let id = 3; id < 3000; id += 1) await products.insert({ ...first, id, slug: `product-${id}` });
    });
    expect((await add(server, { slug: 'gap' })).id).toBe(2);
    expect((await add(server, { slug: 'above' })).id).toBe(3000);
  });

  it('are never those of a deleted product, also after a reload, as orders refer to them', async () => {
    const storage = createMemoryStorage();
    const before = createServer({ storage });
    const { id } = await add(before);
    await as(before, 'DELETE', `${PATH}/${id}`);
    const server = createServer({ storage });
    expect((await add(server)).id).toBe(id + 1);
    await as(server, 'DELETE', `${PATH}/${id + 1}`);
    const newest = Math.max(...server.db.products.all().map((product) => product.id));
    await as(server, 'DELETE', `${PATH}/${newest}`);
    expect((await add(server, { slug: 'eu', region: 'EU' })).id).toBe(newest + 1);
  });
});

describe('editing a product', () => {
  it('sets the sent fields and keeps all others, the stock status included', async () => {
    const server = createServer();
    const before = await add(server, {
      description: 'Five plugs in one.',
      supplier_cost: '5.05',
      originalPrice: '19.90',
    });
    const body = {
      name: 'Travel Adapter',
      slug: adapter.slug,
      price: '10.00',
      stockQuantity: 0,
      images: ['a.svg', ''],
    };
    const response = await as(server, 'PUT', `${PATH}/${before.id}`, body);
    expect([response.status, response.body]).toEqual([
      200,
      {
        ...before,
        name: 'Travel Adapter',
        price: '10.00',
        wholesalePrice: '10.00',
        stock: 0,
        stockQuantity: 0,
        images: ['a.svg'],
      },
    ]);
    const sent = { ...body, stockStatus: 'out_of_stock', originalPrice: null };
    expect((await as(server, 'PUT', `${PATH}/${before.id}`, sent)).body).toMatchObject({
      stockStatus: 'out_of_stock',
      inStock: false,
      compareAtPrice: null,
    });
    expect(server.log.violations()).toEqual([]);
  });

  it('is rejected for the same reasons as adding one, and for an unknown product', async () => {
    const server = createServer();
    const { id } = await add(server);
    const other = await add(server, { slug: 'another' });
    const put = (changes: object, path = id) => as(server, 'PUT', `${PATH}/${path}`, { ...adapter, ...changes });
    expect(errorOf(await put({ slug: other.slug }))).toEqual([409, 'slug_taken', 'slug']);
    expect(errorOf(await put({ slug: 'featured' }))).toEqual([409, 'slug_taken', 'slug']);
    expect(errorOf(await put({ categoryId: 99 }))).toEqual([400, 'invalid_request', 'categoryId']);
    expect(errorOf(await put({}, 999_999))).toEqual([404, 'not_found']);
    expect((await put({})).status).toBe(200);
  });

  it('is for clerks only', async () => {
    const server = createServer();
    const response = await askAs(server, 'manager@example.com', 'PUT', `${PATH}/301`, adapter);
    expect(errorOf(response)).toEqual([401, 'unauthenticated']);
  });
});
