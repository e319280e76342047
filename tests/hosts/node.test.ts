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

describe('the server in a Node test', () => {
  it('answers plain fetch: login, cart, a change of it', async () => {
    const server = await hosted();
    const token = await signIn(BASE);
    expect((await post(`${BASE}/api/cart`, flip(2), token)).status).toBe(201);
    expect(await cartQuantities(BASE, token)).toEqual([2]);
    expect(server.log.violations()).toEqual([]);
  });

  it('lets no call out, unless it is told to', async () => {
    const outside = await serveHttp(createServer(), { port: 0 });
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await hosted();
    await expect(fetch(`${outside.url}/api/categories`)).rejects.toThrow('onUnhandledRequest');
    expect(complaint).toHaveBeenCalledOnce();
    host?.close();
    await hosted({}, { onUnhandledRequest: 'bypass' });
    expect((await fetch(`${outside.url}/api/categories`)).status).toBe(200);
    complaint.mockRestore();
    await outside.close();
  });

  it('gives up a call with its caller, and cuts the line for an injected network error', async () => {
    const server = await hosted({
      latency: { listCategories: 60_000 },
      faults: { listProducts: { networkError: true } },
    });
    const patience = new AbortController();
    const call = fetch(`${BASE}/api/categories`, { signal: patience.signal });
    await new Promise<void>((resolve) => server.log.subscribe(() => resolve()));
    patience.abort();
    await expect(call).rejects.toThrow('aborted');
    await expect(fetch(`${BASE}/api/products`)).rejects.toThrow('Failed to fetch');
    await vi.waitFor(() => expect(server.log.entries().map(({ status }) => status)).toEqual([null, null]));
  });

  it('hands no cookie to the server, whatever other tests have left in MSW’s store', async () => {
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

  it('gives the process its own fetch back', async () => {
    const before = globalThis.fetch;
    await hosted();
    host?.close();
    expect(globalThis.fetch).toBe(before);
  });
});
