import { describe, expect, it } from 'vitest';
import { createInProcessTransport } from '../inProcess';
import { createServer } from './createServer';
import { ask } from '@tests/support/testCalls';

const categories = () => new Request('http://shop.test/api/categories');

describe('faults, overrides and latency', () => {
  it('fails as many times as set, then recovers', async () => {
    const server = createServer({ faults: { listCategories: { status: 500, times: 2 } } });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await ask(server, 'GET', '/api/categories')).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('counts a shared fault separately for each server', async () => {
    const shared = { status: 500, times: 1 };
    const servers = [createServer({ faults: { '*': shared } }), createServer({ faults: { '*': shared } })];
    for (const server of servers) expect((await ask(server, 'GET', '/api/categories')).status).toBe(500);
  });

  it('can be changed while it runs', async () => {
    const server = createServer();
    server.faults.set('listCategories', () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const broken = await server.fetch(categories());
    expect([broken.status, await broken.text()]).toEqual([502, '<h1>Bad gateway</h1>']);
    server.faults.clear('listCategories');
    expect((await server.fetch(categories())).status).toBe(200);
  });

  it("sends a text, an empty body, or the contract's error", async () => {
    const server = createServer();
    server.faults.set('*', { status: 503, body: 'Down for maintenance' });
    expect(await (await server.fetch(categories())).text()).toBe('Down for maintenance');
    server.faults.set('*', { status: 500, body: '' });
    expect(await (await server.fetch(categories())).text()).toBe('');
    server.faults.set('*', { status: 404 });
    expect((await ask(server, 'GET', '/api/categories')).body).toMatchObject({ code: 'not_found' });
  });

  it('rejects like fetch for a network error', async () => {
    const server = createServer({ faults: { '*': { networkError: true } } });
    await expect(server.fetch(categories())).rejects.toThrow(TypeError);
    expect(server.log.entries()).toMatchObject([{ status: null }]);
  });

  it('uses an overriding handler, and checks its response', async () => {
    const server = createServer();
    server.overrides.set('listCategories', () => ({ status: 200, body: [] }));
    expect((await ask(server, 'GET', '/api/categories')).body).toEqual([]);
    server.overrides.clear('listCategories');
    expect((await ask(server, 'GET', '/api/categories')).body).toHaveLength(6);
  });

  it('aborts a delayed call together with its caller, without any effect', async () => {
    const server = createServer({ latency: { login: 60_000 } });
    const controller = new AbortController();
    const request = new Request('http://shop.test/api/auth/login', {
      method: 'POST',
      body: JSON.stringify({ email: 'silver@example.com', password: 'carton-demo' }),
      signal: controller.signal,
    });
    const response = createInProcessTransport(server)(request);
    controller.abort(new Error('left the page'));
    await expect(response).rejects.toThrow('left the page');
    expect(server.db.tokens.all()).toEqual([]);
  });

  it('delays responses by the latency', async () => {
    const server = createServer({ latency: 30 });
    const before = performance.now();
    await ask(server, 'GET', '/api/categories');
    expect(performance.now() - before).toBeGreaterThan(25);
  });

  it('applies the fault for all operations again when an operation’s own is used up', async () => {
    const server = createServer({ faults: { '*': { status: 500 }, listCategories: { status: 404, times: 1 } } });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await ask(server, 'GET', '/api/categories')).status);
    expect(statuses).toEqual([404, 500, 500]);
  });
});
