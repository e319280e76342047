import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient, ignoreBody, readResponse, type ApiClientOptions, type TokenKind } from './client';
import { ApiError } from './errors';
import { OPERATIONS } from './generated/operations';

const BASE_URL = 'https://api.example/v1/';
const TOKENS: Record<TokenKind, string> = { customer: 'customer-token', admin: 'admin-token' };

/** A client that records its requests and gets its responses from `respond`. */
function createClient(
  respond: (request: Request) => Response | Promise<Response> = () => Response.json({}),
  options: Partial<ApiClientOptions> = {},
) {
  const requests: Request[] = [];
  const unauthenticated = vi.fn<ApiClientOptions['onUnauthenticated']>();
  const client = createApiClient({
    baseUrl: BASE_URL,
    transport: async (request) => {
      requests.push(request);
      return respond(request);
    },
    tokenFor: (kind) => TOKENS[kind],
    onUnauthenticated: unauthenticated,
    ...options,
  });
  return { client, requests, unauthenticated };
}

type Operation = { method: string; path: string; token: TokenKind | null };
const operations = Object.entries(OPERATIONS) as [string, Operation][];

/** Calls an operation by its row in the contract, with something in each part of its path. */
async function call(client: ReturnType<typeof createClient>['client'], { method, path }: Operation) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']);
  // The loop covers every operation, so the types of a single one do not apply.
  const anyMethod = client[method as 'GET'] as unknown as (path: string, init: object) => Promise<unknown>;
  await anyMethod(path, { params: { path: Object.fromEntries(names) }, ...(method === 'GET' ? {} : { body: {} }) });
}

// Node 20 has no navigator; the shop runs in browsers only.
beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

describe('every call of the contract', () => {
  it.each(operations)(
    '%s carries the session header, credentials and the token that its security names',
    async (_, operation) => {
      const { client, requests } = createClient();
      await call(client, operation);
      const [request] = requests;
      expect(request?.method).toBe(operation.method);
      expect(request?.headers.get('X-Session-Id')).toBe('anonymous');
      expect(request?.credentials).toBe('include');
      expect(request?.headers.get('Authorization')).toBe(operation.token && `Bearer ${TOKENS[operation.token]}`);
      expect(request?.url.startsWith(`${BASE_URL}api/`)).toBe(true);
    },
  );

  it.each(operations)('%s never reuses a cached response without revalidating it', async (_, operation) => {
    const { client, requests } = createClient(undefined, { tokenFor: () => null });
    await call(client, operation);
    expect(requests[0]?.cache).toBe(operation.token ? 'no-store' : 'no-cache');
  });

  it.each(operations)('%s carries no Authorization header without a stored token', async (_, operation) => {
    const { client, requests } = createClient(undefined, { tokenFor: () => null });
    await call(client, operation);
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  /** The rule of the brief (S1 6, D-81): the minimum that `security` must cover. */
  const floor = (path: string): TokenKind | null => {
    const parts = path.split('/');
    if (parts.includes('admin')) return 'admin';
    return path.includes('/auth/user') || parts.some((part) => ['cart', 'order', 'orders', 'user'].includes(part))
      ? 'customer'
      : null;
  };

  it('has the token that the brief’s path rule asks for', () => {
    const asked = operations.filter(([, { path }]) => floor(path) !== null);
    expect(asked.length).toBeGreaterThan(5);
    for (const [id, { path, token }] of asked) expect({ id, token }).toEqual({ id, token: floor(path) });
  });

  it('gives a shopper’s token to no admin call and an admin’s to no other', () => {
    for (const [id, { path, token }] of operations) {
      expect({ id, admin: token === 'admin' }).toEqual({ id, admin: path.split('/').includes('admin') });
    }
  });
});

describe('a request', () => {
  it('goes to the address with its parts encoded', async () => {
    const { client, requests } = createClient();
    await client.GET('/api/products/{slugOrId}', { params: { path: { slugOrId: '../admin?x=1#y' } } });
    expect(requests[0]?.url).toBe(`${BASE_URL}api/products/..%2Fadmin%3Fx%3D1%23y`);
  });

  it('sends a body as JSON', async () => {
    const { client, requests } = createClient();
    await client.POST('/api/auth/login', { body: { email: 'a@example.com', password: ' p ' } });
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ email: 'a@example.com', password: ' p ' });
  });

  it('reads the stored token for each call', async () => {
    let token: string | null = null;
    const { client, requests } = createClient(() => Response.json([]), { tokenFor: () => token });
    await client.GET('/api/cart');
    token = 'fresh';
    await client.GET('/api/cart');
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual([null, 'Bearer fresh']);
  });
});

describe('a response', () => {
  it('is parsed JSON', async () => {
    const { client } = createClient(() => Response.json([{ id: 1 }]));
    expect((await readResponse(client.GET('/api/categories'))).data).toEqual([{ id: 1 }]);
  });

  it('that is not OK throws an ApiError', async () => {
    const { client } = createClient(() => new Response('bad', { status: 400 }));
    await expect(readResponse(client.GET('/api/categories'))).rejects.toMatchObject({
      name: 'ApiError',
      message: '400: bad',
      status: 400,
    });
  });

  it.each([
    ['cut off', '[{"id":1},{"id"'],
    ['HTML', '<!doctype html><title>Carton</title>'],
    ['plain text', 'ok'],
  ])('that is %s is unreadable', async (_, body) => {
    const { client } = createClient(
      () => new Response(body, { status: 200, headers: { 'Content-Type': 'application/json' } }),
    );
    await expect(readResponse(client.GET('/api/categories'))).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('of null throws an "unreadable" error', async () => {
    const { client } = createClient(() => Response.json(null));
    await expect(readResponse(client.GET('/api/cart'))).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('takes a 204 for a success although the browser gives it an empty body, as Chromium does', async () => {
    const response = new Response(null, { status: 204 });
    Object.defineProperty(response, 'body', { value: new ReadableStream() });
    const { client } = createClient(() => response);
    await expect(ignoreBody(client.DELETE('/api/cart'))).resolves.toEqual({ data: true });
  });

  it('that is a page in place of the response is a failure, also of a call whose body is not needed', async () => {
    const page = () => new Response('<h1>Sign in to this network</h1>', { headers: { 'Content-Type': 'text/html' } });
    const { client } = createClient(page);
    await expect(ignoreBody(client.DELETE('/api/cart'))).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('without a body throws an "unreadable" error', async () => {
    const { client } = createClient(() => new Response(null, { status: 204 }));
    await expect(readResponse(client.GET('/api/categories'))).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

describe('a request without a response', () => {
  /** `fetch` to a server that never responds. */
  const never = ({ signal }: Request) =>
    new Promise<Response>((_, reject) => {
      if (signal.aborted) reject(signal.reason as Error);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });

  it('fails after the timeout', async () => {
    const { client } = createClient(never, { timeout: 10 });
    await expect(readResponse(client.GET('/api/categories'))).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('fails after the timeout when the body stalls', async () => {
    const stalled = () =>
      new ReadableStream<Uint8Array>({ start: (body) => body.enqueue(new TextEncoder().encode('[{"id":1},')) });
    const { client } = createClient(() => new Response(stalled()), { timeout: 10 });
    await expect(readResponse(client.GET('/api/categories'))).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('with an error status throws that error even when its body stalls', async () => {
    const { client } = createClient(() => new Response(new ReadableStream(), { status: 503 }), { timeout: 10 });
    await expect(readResponse(client.GET('/api/categories'))).rejects.toMatchObject({ kind: 'refused', status: 503 });
  });

  it('reports that the server could not be reached', async () => {
    const { client } = createClient(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(readResponse(client.GET('/api/categories'))).rejects.toMatchObject({ kind: 'network', status: 0 });
  });

  it('reports that the buyer is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { client } = createClient(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(readResponse(client.GET('/api/categories'))).rejects.toMatchObject({ kind: 'offline' });
  });

  it('rejects with AbortError when the caller aborted it', async () => {
    const { client } = createClient(never);
    const controller = new AbortController();
    const response = readResponse(client.GET('/api/categories', { signal: controller.signal }));
    controller.abort();
    const error: unknown = await response.catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});

describe('a 401', () => {
  const denied = () => Response.json({ message: 'Please log in.', code: 'unauthenticated' }, { status: 401 });

  it('reports the token that the call carried (D-209)', async () => {
    const { client, unauthenticated } = createClient(denied);
    await expect(client.GET('/api/cart')).rejects.toBeInstanceOf(ApiError);
    expect(unauthenticated).toHaveBeenCalledExactlyOnceWith('customer', 'customer-token', false);
  });

  it('to a mutation is marked as one (D-209)', async () => {
    const { client, unauthenticated } = createClient(denied);
    await expect(client.DELETE('/api/cart')).rejects.toBeInstanceOf(ApiError);
    expect(unauthenticated).toHaveBeenCalledExactlyOnceWith('customer', 'customer-token', true);
  });

  it('to a call without a token is reported without one', async () => {
    const { client, unauthenticated } = createClient(denied, { tokenFor: () => null });
    await expect(client.GET('/api/cart')).rejects.toBeInstanceOf(ApiError);
    expect(unauthenticated).toHaveBeenCalledExactlyOnceWith('customer', null, false);
  });

  it('for a wrong password does not end the session', async () => {
    const { client, unauthenticated } = createClient(denied);
    await expect(
      client.POST('/api/auth/login', { body: { email: 'a@example.com', password: 'x' } }),
    ).rejects.toBeInstanceOf(ApiError);
    expect(unauthenticated).not.toHaveBeenCalled();
  });

  it('reports the token that the call carried, not the one stored since', async () => {
    let token = 'old';
    const { client, unauthenticated } = createClient(
      () => {
        token = 'new';
        return denied();
      },
      { tokenFor: () => token },
    );
    await expect(client.GET('/api/cart')).rejects.toBeInstanceOf(ApiError);
    expect(unauthenticated).toHaveBeenCalledExactlyOnceWith('customer', 'old', false);
  });
});
