import { expect, it } from 'vitest';
import { createServer, type ServerOptions } from './server/createServer';
import { connectServer, servePort } from './serverPort';

const CHOICE = { base: '/', scenario: 'default' };

/** A server at one end of a channel, and what the page at the other end gets. */
async function connect(options: ServerOptions = {}) {
  const { port1, port2 } = new MessageChannel();
  port1.start();
  port2.start();
  const notices: string[] = [];
  const server = createServer(options);
  servePort(port1, async ({ onNotice }) => {
    onNotice('The state is not saved.');
    return server;
  });
  const page = await connectServer(port2, CHOICE, (notice) => notices.push(notice));
  return { server, page, notices, close: () => port1.close() };
}

const get = (path: string, init?: RequestInit) => new Request(`https://shop.example${path}`, init);

it('answers calls as the server itself does: status, headers and body', async () => {
  const { server, page, close } = await connect();
  for (const request of [
    get('/api/products?limit=2'),
    get('/api/products/nothing'),
    get('/api/categories', { method: 'HEAD' }),
    get('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'gold@example.com', password: 'wrong' }),
    }),
  ]) {
    const [expected, actual] = [await server.fetch(request.clone()), await page.fetch(request)];
    expect(actual.status).toBe(expected.status);
    expect([...actual.headers]).toEqual([...expected.headers]);
    expect(await actual.text()).toBe(await expected.text());
  }
  close();
});

it('passes on notices, and the server’s time as soon as it is ready and with each answer', async () => {
  const { server, page, notices, close } = await connect();
  await page.ready;
  expect(notices).toEqual(['The state is not saved.']);
  const apart = () => Math.abs(page.clock.now().getTime() - server.clock.now().getTime());
  expect(apart()).toBeLessThan(1000);
  server.clock.set('2030-01-01T00:00:00Z');
  await page.fetch(get('/api/categories'));
  expect(apart()).toBeLessThan(1000);
  close();
});

it('rejects as `fetch` does: for a network error, and for a call that is aborted, which ends at the server too', async () => {
  const { server, page, close } = await connect({
    faults: { listCategories: { networkError: true } },
    latency: { listProducts: 60_000 },
  });
  await expect(page.fetch(get('/api/categories'))).rejects.toThrow(TypeError);
  const abort = new AbortController();
  const call = page.fetch(get('/api/products', { signal: abort.signal }));
  await expect.poll(() => server.log.entries().length).toBe(2);
  abort.abort(new Error('no longer needed'));
  await expect(call).rejects.toThrow('no longer needed');
  await expect(page.fetch(get('/api/products', { signal: abort.signal }))).rejects.toThrow('no longer needed');
  close();
});

it('tells the page why the server does not start', async () => {
  const { port1, port2 } = new MessageChannel();
  port1.start();
  port2.start();
  servePort(port1, async () => createServer({ scenario: 'nowhere' }));
  const page = await connectServer(port2, CHOICE, () => undefined);
  await expect(page.ready).rejects.toThrow('nowhere');
  port1.close();
});
