import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { serveHttp, type HttpHost } from '@mocks/http';
import { createServer, type Server, type ServerOptions } from '@mocks/server/createServer';
import { cartQuantities, flip, post, signIn } from './calls';

const open: HttpHost[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((host) => host.close()));
});

async function hosted(options: ServerOptions = {}): Promise<{ server: Server; host: HttpHost; url: string }> {
  const server = createServer(options);
  const host = await serveHttp(server, { port: 0 });
  open.push(host);
  return { server, host, url: host.url };
}

/** The next request's two moments: `arrived`, and `finished` with its status, null without a response. */
const nextRequest = (server: Server) => {
  const seen = new Set<number>();
  let markArrived: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (markArrived = resolve));
  const finished = new Promise<number | null>((resolve) => {
    const stop = server.log.subscribe(({ id, status }) => {
      if (!seen.has(id)) {
        seen.add(id);
        return markArrived();
      }
      stop();
      resolve(status);
    });
  });
  return { arrived, finished };
};

describe('the server over HTTP', () => {
  it('logs a buyer in, shows the cart and changes it', async () => {
    const { url, server } = await hosted();
    const token = await signIn(url);
    expect(await cartQuantities(url, token)).toEqual([]);
    expect((await post(`${url}/api/cart`, flip(5), token)).status).toBe(201);
    expect(await cartQuantities(url, token)).toEqual([5]);
    expect(server.log.violations()).toEqual([]);
  });

  it('responds to CORS requests, and exposes the total count', async () => {
    const { url } = await hosted();
    const origin = 'https://shop.example.com';
    const preflight = await fetch(`${url}/api/cart`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
    expect(preflight.status).toBe(204);
    expect(await preflight.text()).toBe('');
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringContaining('POST'),
      'access-control-allow-headers': expect.stringContaining('Authorization'),
    });
    const list = await fetch(`${url}/api/products?limit=1`, { headers: { origin } });
    expect(list.headers.get('access-control-expose-headers')).toBe('X-Total-Count');
    expect(Number(list.headers.get('x-total-count'))).toBeGreaterThan(1);
    expect(list.headers.get('vary')).toBe('Origin');
  });

  it('responds 405 with the allowed methods, and to HEAD as to GET without a body', async () => {
    const { url } = await hosted();
    const wrong = await fetch(`${url}/api/categories`, { method: 'PUT' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET']);
    expect(await wrong.json()).toMatchObject({ code: 'method_not_allowed' });
    const head = await fetch(`${url}/api/categories`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('transfers long bodies in both directions', async () => {
    const { url } = await hosted({ faults: { signup: async (request) => Response.json(await request.json()) } });
    const body = { rows: Array.from({ length: 25_000 }, (_, id) => ({ id, text: 'für 5 €' })) };
    const echo = await post(`${url}/api/auth/signup`, body);
    expect(await echo.json()).toEqual(body);
  });

  it('aborts a request whose client has disconnected', async () => {
    const { url, server } = await hosted({ latency: { listCategories: 60_000 } });
    const { arrived, finished } = nextRequest(server);
    const controller = new AbortController();
    const call = fetch(`${url}/api/categories`, { signal: controller.signal });
    await arrived;
    controller.abort();
    await expect(call).rejects.toThrow('aborted');
    expect(await finished).toBeNull();
  });

  it('closes the connection for an injected network error, and serves the next request', async () => {
    const { url } = await hosted({ faults: { listCategories: { networkError: true, times: 1 } } });
    await expect(fetch(`${url}/api/categories`)).rejects.toThrow(TypeError);
    expect((await fetch(`${url}/api/categories`)).status).toBe(200);
  });

  it('responds server_error when a handler crashes', async () => {
    const { url, server } = await hosted();
    server.overrides.set('listCategories', () => {
      throw new Error('broken for the test');
    });
    const response = await fetch(`${url}/api/categories`);
    expect([response.status, await response.json()]).toMatchObject([500, { code: 'server_error' }]);
  });

  it.each([
    ['with a host that is none', 'GET /api/categories HTTP/1.1\r\nHost: no such host\r\n', 400],
    ['without a host', 'GET /api/categories HTTP/1.1\r\n', 400],
    ['that is not HTTP', 'HELLO\r\n', 400],
    ['for a tunnel', 'CONNECT shop.test:443 HTTP/1.1\r\nHost: shop.test:443\r\n', 400],
    ['with headers of 20 KB', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n`, 431],
    ['with an expectation', 'GET /api/none HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n', 404],
  ])('responds to a request %s with an error in JSON', async (_, head, status) => {
    const { url } = await hosted();
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.end(`${head}Connection: close\r\n\r\n`);
    const [headers = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(headers).toMatch(new RegExp(`^HTTP/1.1 ${status} .*content-type: application/json`, 'is'));
    expect(JSON.parse(body)).toMatchObject({ code: status === 404 ? 'not_found' : 'invalid_request' });
  });

  it('responds 413 to a body of more than 1 MB, and serves the next request', async () => {
    const { url } = await hosted();
    const long = JSON.stringify({ email: 'a'.repeat(1024 * 1024), password: 'x' });
    const login = (body: BodyInit, init: object = {}) =>
      fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://shop.example.com' },
        body,
        ...init,
      });
    // a stream has no Content-Length
    for (const response of [await login(long), await login(new Blob([long]).stream(), { duplex: 'half' })]) {
      expect(response.status).toBe(413);
      expect(response.headers.get('access-control-allow-origin')).toBe('https://shop.example.com');
      expect(await response.json()).toEqual({ message: 'The body has more than 1 MB.', code: 'invalid_request' });
    }
    expect((await login(JSON.stringify({ email: 'silver@example.com', password: 'carton-demo' }))).status).toBe(200);
  });

  it('runs two independent servers on two ports', async () => {
    const [one, two] = [await hosted(), await hosted()];
    const tokens = [await signIn(one.url), await signIn(two.url)] as const;
    await post(`${one.url}/api/cart`, flip(3), tokens[0]);
    expect(await cartQuantities(one.url, tokens[0])).toEqual([3]);
    expect(await cartQuantities(two.url, tokens[1])).toEqual([]);
  });

  it('throws a clear error when the port is in use', async () => {
    const { url } = await hosted();
    const port = Number(new URL(url).port);
    await expect(serveHttp(createServer(), { port })).rejects.toThrow(`Port ${port} of 127.0.0.1 is already in use.`);
  });

  it('finishes requests in progress before it closes', async () => {
    let release: () => void = () => undefined;
    const blocked = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    const { url, host, server } = await hosted({ faults: { listCategories: () => blocked } });
    const { arrived } = nextRequest(server);
    const call = fetch(`${url}/api/categories`);
    await arrived;
    const closed = host.close();
    release();
    const response = await call;
    expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
    await closed;
    await expect(fetch(`${url}/api/categories`)).rejects.toThrow(TypeError);
  });

  it('does not replace the global Request and Response', async () => {
    const [before, after] = [globalThis.Request, globalThis.Response];
    await hosted();
    expect([globalThis.Request, globalThis.Response]).toEqual([before, after]);
  });
});
