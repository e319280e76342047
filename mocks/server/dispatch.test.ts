import { describe, expect, it } from 'vitest';
import { createServer } from './createServer';
import { ask, askAs } from '@tests/support/testCalls';

describe('dispatch', () => {
  it('serves the catalogue without a token, with the total count', async () => {
    const server = createServer();
    const categories = await ask(server, 'GET', '/api/categories');
    expect(categories.body).toHaveLength(6);
    const products = await ask(server, 'GET', '/api/products?limit=2&sort=-id');
    expect(products.status).toBe(200);
    expect(products.body).toHaveLength(2);
    expect(Number(products.headers.get('x-total-count'))).toBeGreaterThan(2);
    expect(server.log.violations()).toEqual([]);
  });

  it('sends Cache-Control: no-store for every call with a token, errors included', async () => {
    const server = createServer();
    const cacheControl = async (path: string) => (await ask(server, 'GET', path)).headers.get('cache-control');
    expect(await cacheControl('/api/cart')).toBe('no-store');
    expect(await cacheControl('/api/admin/orders')).toBe('no-store');
    const cart = await askAs(server, 'silver@example.com', 'GET', '/api/cart');
    expect([cart.status, cart.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await cacheControl('/api/products?limit=1')).toBe('no-cache');
    const login = await ask(server, 'POST', '/api/auth/login', {
      email: 'silver@example.com',
      password: 'carton-demo',
    });
    expect([login.status, login.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('returns 304 when the client has the response already', async () => {
    const server = createServer();
    const read = (etag: string) =>
      server.fetch(new Request('http://shop.test/api/categories', { headers: { 'if-none-match': etag } }));
    const etag = (await read('')).headers.get('etag') ?? '';
    const same = await read(`W/${etag}`);
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await read('"other"')).status).toBe(200);
  });

  it('handles HEAD as GET without a body', async () => {
    const head = await createServer().fetch(new Request('http://shop.test/api/products?limit=1', { method: 'HEAD' }));
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('x-total-count'))).toBeGreaterThan(1);
  });

  it('prefers a literal path over a template', async () => {
    const server = createServer();
    const featured = await ask(server, 'GET', '/api/products/featured');
    expect(Array.isArray(featured.body)).toBe(true);
    const one = await ask(server, 'GET', '/api/products/301');
    expect(one.body).toMatchObject({ slug: 'jbl-flip-6' });
    expect((await ask(server, 'GET', '/api/products/jbl-flip-6')).body).toEqual(one.body);
  });

  it('serves requests below its base path, and no other `/api/`', async () => {
    const mounted = createServer({ base: '/carton/' });
    expect((await ask(mounted, 'GET', '/carton/api/categories/speakers')).body).toMatchObject({ id: 3 });
    for (const path of ['/api/categories', '/other/carton/api/categories', '/carton/x/api/categories']) {
      expect((await ask(mounted, 'GET', path)).status).toBe(404);
    }
    expect((await ask(createServer(), 'GET', '/carton/api/categories')).status).toBe(404);
  });

  it('responds 404 to an unknown path, and 405 with the allowed methods to a wrong method', async () => {
    const server = createServer();
    const unknown = await ask(server, 'GET', '/api/nothing/here');
    expect([unknown.status, unknown.body]).toEqual([404, { message: 'Not found.', code: 'not_found' }]);
    const wrong = await ask(server, 'PATCH', '/api/cart');
    expect([wrong.status, wrong.body]).toMatchObject([405, { code: 'method_not_allowed' }]);
    expect(wrong.headers.get('allow')).toBe('GET, POST, DELETE');
  });

  it('rejects values that the contract does not allow, and names them', async () => {
    const server = createServer();
    const query = await ask(server, 'GET', '/api/products?limit=0&region=Mars&anc=maybe');
    expect(query.status).toBe(400);
    expect(query.body).toMatchObject({ code: 'invalid_request', fields: { limit: 'must be >= 1' } });
    expect(Object.keys((query.body as { fields: object }).fields).sort()).toEqual(['anc', 'limit', 'region']);
    for (const [type, fields] of [
      ['application/json; charset=utf-8', { body: 'is not JSON' }],
      ['text/plain', { 'content-type': 'must be application/json' }],
    ] as const) {
      const headers = { 'content-type': type };
      const login = new Request('http://shop.test/api/auth/login', { method: 'POST', headers, body: '{' });
      const malformed = await server.fetch(login);
      expect(malformed.status).toBe(400);
      expect(await malformed.json()).toMatchObject({ code: 'invalid_request', fields });
    }
    const nested = await askAs(server, 'silver@example.com', 'POST', '/api/cart', {
      productId: 301,
      quantity: 1,
      selectedOptions: { color: 7 },
    });
    expect(nested.body).toMatchObject({ fields: { 'selectedOptions.color': expect.stringContaining('must be') } });
  });

  it('ignores unknown body fields', async () => {
    const response = await ask(createServer(), 'POST', '/api/auth/login', {
      email: 'silver@example.com',
      password: 'carton-demo',
      remember: true,
    });
    expect(response.status).toBe(200);
  });

  it('responds 500 when a handler crashes, and rolls back', async () => {
    const server = createServer({
      overrides: {
        clearCart: async ({ db, buyer }) => {
          for (const { id } of db.cartLines.all().filter((row) => row.buyerId === buyer.id))
            await db.cartLines.remove(id);
          throw new Error('disk full');
        },
      },
    });
    await askAs(server, 'silver@example.com', 'POST', '/api/cart', {
      productId: 301,
      quantity: 1,
      selectedOptions: { color: 'Black' },
    });
    const crash = await askAs(server, 'silver@example.com', 'DELETE', '/api/cart');
    expect([crash.status, crash.body]).toMatchObject([500, { code: 'server_error' }]);
    expect((await askAs(server, 'silver@example.com', 'GET', '/api/cart')).body).toHaveLength(1);
    expect(server.log.violations().map(({ message }) => message)).toEqual(['the handler crashed: Error: disk full']);
  });

  it('rejects a body that is nested too deeply', async () => {
    for (const depth of [200, 100_000]) {
      const request = new Request('http://shop.test/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"email":"silver@example.com","password":"carton-demo","more":${'['.repeat(depth)}${']'.repeat(depth)}}`,
      });
      expect((await createServer().fetch(request)).status).toBe(400);
    }
  });
});
