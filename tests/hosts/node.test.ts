import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveHttp } from '@mocks/http';
import { startNodeHost, type NodeHost, type NodeHostOptions } from '@mocks/node';
import { createServer, type ServerOptions } from '@mocks/server/createServer';
import { cartQuantities, flip, post, signIn } from './calls';

const BASE = 'http://shop.test';

let host: NodeHost | undefined;
afterEach(() => {
  host?.close();
  host = undefined;
});

async function hosted(options: ServerOptions = {}, more: Pick<NodeHostOptions, 'onUnhandledRequest'> = {}) {
  const server = createServer(options);
  host = await startNodeHost({ server, baseUrl: `${BASE}/`, ...more });
  return server;
}

describe('the Node host', () => {
  it('responds to fetch: login, cart, a change of the cart', async () => {
    const server = await hosted();
    const token = await signIn(BASE);
    expect((await post(`${BASE}/api/cart`, flip(2), token)).status).toBe(201);
    expect(await cartQuantities(BASE, token)).toEqual([2]);
    expect(server.log.violations()).toEqual([]);
  });

  it('rejects requests elsewhere, unless bypassed', async () => {
    const otherServer = await serveHttp(createServer(), { port: 0 });
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await hosted();
    await expect(fetch(`${otherServer.url}/api/categories`)).rejects.toThrow('onUnhandledRequest');
    expect(consoleError).toHaveBeenCalledOnce();
    host?.close();
    await hosted({}, { onUnhandledRequest: 'bypass' });
    expect((await fetch(`${otherServer.url}/api/categories`)).status).toBe(200);
    consoleError.mockRestore();
    await otherServer.close();
  });

  it('aborts with the caller, and rejects for an injected network error', async () => {
    const server = await hosted({
      latency: { listCategories: 60_000 },
      faults: { listProducts: { networkError: true } },
    });
    const controller = new AbortController();
    const call = fetch(`${BASE}/api/categories`, { signal: controller.signal });
    await new Promise<void>((resolve) => server.log.subscribe(() => resolve()));
    controller.abort();
    await expect(call).rejects.toThrow('aborted');
    await expect(fetch(`${BASE}/api/products`)).rejects.toThrow('Failed to fetch');
    await vi.waitFor(() => expect(server.log.entries().map(({ status }) => status)).toEqual([null, null]));
  });

  it('removes the cookies that MSW’s store adds', async () => {
    const other = setupServer(
      http.get(`${BASE}/api/categories`, () =>
        HttpResponse.json([], { headers: { 'set-cookie': 'session=of-another-test; Path=/' } }),
      ),
    );
    other.listen();
    await fetch(`${BASE}/api/categories`);
    other.close();

    const seen: (string | null)[] = [];
    await hosted({
      faults: {
        listCategories: (request) => {
          seen.push(request.headers.get('cookie'));
          return undefined;
        },
      },
    });
    await fetch(`${BASE}/api/categories`, { credentials: 'include' });
    expect(seen).toEqual([null]);
  });

  it('restores the global fetch', async () => {
    const before = globalThis.fetch;
    await hosted();
    host?.close();
    expect(globalThis.fetch).toBe(before);
  });
});
