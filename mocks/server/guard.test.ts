import { describe, expect, it } from 'vitest';
import { createServer, type ServerOptions } from './createServer';
import { ask, askAs } from '@tests/support/testCalls';

/** Overrides that violate the contract; as handlers they would not compile. */
const wrong = (overrides: object): ServerOptions => ({ overrides });
const pointers = (server: ReturnType<typeof createServer>) =>
  server.log.violations().map(({ side, operationId, pointer }) => `${side} ${operationId} ${pointer}`);

describe('the contract guard', () => {
  it('reports a wrong value in a response with its pointer', async () => {
    const server = createServer(
      wrong({ listCategories: () => ({ status: 200, body: [{ id: '1', name: '', slug: 'earphones' }] }) }),
    );
    await ask(server, 'GET', '/api/categories');
    expect(pointers(server).sort()).toEqual([
      'response listCategories /body/0/description',
      'response listCategories /body/0/id',
      'response listCategories /body/0/name',
    ]);
  });

  it('reports an undocumented status', async () => {
    const server = createServer(wrong({ listCategories: () => ({ status: 418, body: {} }) }));
    expect((await ask(server, 'GET', '/api/categories')).status).toBe(418);
    expect(pointers(server)).toEqual(['response listCategories /status']);
  });

  it('treats a response that cannot be serialized as a crash', async () => {
    const server = createServer(wrong({ listCategories: () => ({ status: 204, body: [] }) }));
    expect((await ask(server, 'GET', '/api/categories')).status).toBe(500);
    expect(pointers(server)).toEqual(['response listCategories ']);
  });

  it('reports a missing count, and one that is not an integer', async () => {
    const many = { 'X-Total-Count': 'many' };
    const server = createServer(wrong({ listProducts: () => ({ status: 200, body: [], headers: many }) }));
    await ask(server, 'GET', '/api/products');
    server.overrides.set('listProducts', () => ({ status: 200, body: [] }));
    await ask(server, 'GET', '/api/products');
    expect(pointers(server)).toEqual(Array(2).fill('response listProducts /headers/x-total-count'));
  });

  it('reports an invalid header, and responds as usual', async () => {
    const server = createServer();
    const headers = { 'x-session-id': 'x'.repeat(201) };
    const response = await server.fetch(new Request('http://shop.test/api/categories', { headers }));
    expect(response.status).toBe(200);
    expect(pointers(server)).toEqual(['request listCategories /headers/x-session-id']);
  });

  it('reports an invalid request, and responds 400', async () => {
    const server = createServer();
    const response = await askAs(server, 'silver@example.com', 'PUT', '/api/cart/item/1', { quantity: 0 });
    expect(response.status).toBe(400);
    await ask(server, 'POST', '/api/auth/login', { email: 'silver@example.com' });
    await ask(server, 'GET', '/api/products?limit=all');
    expect(pointers(server)).toEqual([
      'request updateCartLine /body/quantity',
      'request login /body/password',
      'request listProducts /query/limit',
    ]);
  });

  it('reports an undocumented query name, and responds as usual', async () => {
    const server = createServer();
    expect((await ask(server, 'GET', '/api/categories?color=red')).status).toBe(200);
    expect(pointers(server)).toEqual(['request listCategories /query/color']);
  });

  it('treats an invalid path value as not found where no 400 is documented', async () => {
    const server = createServer();
    expect((await ask(server, 'GET', '/api/categories/No_Such')).status).toBe(404);
    expect(pointers(server)).toEqual([]);
  });

  it('rejects the call when onViolation throws, so that a test fails', async () => {
    const server = createServer({
      ...wrong({ listCategories: () => ({ status: 200, body: 'none' }) }),
      onViolation: ({ operationId, pointer, message }) => {
        throw new Error(`${operationId} ${pointer} ${message}`);
      },
    });
    await expect(ask(server, 'GET', '/api/categories')).rejects.toThrow('listCategories /body must be array');
  });

  it('does not check faults, and logs them as injected', async () => {
    const server = createServer({ faults: { listCategories: { status: 418, body: { tea: true } } } });
    expect((await ask(server, 'GET', '/api/categories')).body).toEqual({ tea: true });
    expect(server.log.entries()).toMatchObject([{ operationId: 'listCategories', status: 418, injected: true }]);
    expect(pointers(server)).toEqual([]);
  });
});
