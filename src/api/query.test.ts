import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client';
import { ApiError } from './errors';
import { createQueryClient, createQueryFunction, get, getOrNull, operationOfKey, queriesBelow } from './query';

const BASE_URL = 'https://api.example/';

function shop(respond: (request: Request) => Response = () => Response.json([])) {
  const requests: Request[] = [];
  const client = createApiClient({
    baseUrl: BASE_URL,
    transport: async (request) => {
      requests.push(request);
      return respond(request);
    },
    tokenFor: () => null,
    onUnauthenticated: () => {},
  });
  const queryClient = createQueryClient();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, queryFn: createQueryFunction(client) },
  });
  return { queryClient, requests, addresses: () => requests.map(({ url }) => url.slice(BASE_URL.length - 1)) };
}

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

describe('a query key (S1 7, D-90)', () => {
  it('contains the path’s segments, so that joining it with slashes gives the URL', () => {
    expect(get('/api/categories').queryKey).toEqual(['/api/categories']);
    expect(get('/api/categories/{slug}', { path: { slug: 'dyson' } }).queryKey).toEqual(['/api/categories', 'dyson']);
  });

  it('ends with the query string, sorted and without unset parameters', () => {
    expect(get('/api/products', { query: { search: 'a b&c', category: 2 } }).queryKey).toEqual([
      '/api/products?category=2&search=a+b%26c',
    ]);
    expect(get('/api/products', { query: { search: '', category: undefined } }).queryKey).toEqual(['/api/products']);
  });

  it('differs between products, whatever characters a slug contains', () => {
    expect(get('/api/products/{slugOrId}', { path: { slugOrId: 'a/b?c' } }).queryKey).toEqual([
      '/api/products',
      'a%2Fb%3Fc',
    ]);
  });

  it('matches its operation; literal segments win over templates (D-94)', () => {
    expect(operationOfKey(['/api/products', 'featured'])?.path).toBe('/api/products/featured');
    expect(operationOfKey(['/api/products', 'flip-6'])?.path).toBe('/api/products/{slugOrId}');
    expect(operationOfKey(['/api/products?search=x'])?.path).toBe('/api/products');
    expect(operationOfKey(['/api/cart'])?.token).toBe('customer');
    expect(operationOfKey(['/elsewhere'])).toBeUndefined();
    expect(operationOfKey([])).toBeUndefined();
  });
});

it('a list without a query string stands for the list with any, and for no other path', () => {
  const matches = (start: string[], queryKey: string[]) => queriesBelow(start).predicate({ queryKey });
  const orders = get('/api/user/orders');
  expect(matches(orders.queryKey, get('/api/user/orders', { query: { limit: 5 } }).queryKey)).toBe(true);
  expect(matches(orders.queryKey, orders.queryKey)).toBe(true);
  expect(matches(['/api/user/orders?limit=5'], orders.queryKey)).toBe(false);
  expect(matches(get('/api/user/profile').queryKey, orders.queryKey)).toBe(false);
  expect(matches(['/api/products'], get('/api/products/{slugOrId}', { path: { slugOrId: 'x' } }).queryKey)).toBe(true);
});

describe('the default query', () => {
  it.each([
    [['/api/categories', 'dyson'], '/api/categories/dyson'],
    [['/api/products?category=2&search=a+b%26c'], '/api/products?category=2&search=a%20b%26c'],
    [['/api/products', 'a%2Fb%3Fc'], '/api/products/a%2Fb%3Fc'],
  ])('%j gets the address', async (queryKey, address) => {
    const { queryClient, requests, addresses } = shop();
    await queryClient.fetchQuery({ queryKey });
    expect(addresses()).toEqual([address]);
    expect(requests[0]?.method).toBe('GET');
  });

  it('rejects a key without a GET operation in the contract, and sends no request', async () => {
    const { queryClient, requests } = shop();
    await expect(queryClient.fetchQuery({ queryKey: ['/api/nothing'] })).rejects.toThrow('/api/nothing');
    expect(requests).toEqual([]);
  });

  it('is not retried after a failure', async () => {
    const { queryClient, requests } = shop(() => new Response('', { status: 500 }));
    await expect(queryClient.fetchQuery(get('/api/categories'))).rejects.toMatchObject({
      message: '500: Internal Server Error',
    });
    expect(requests).toHaveLength(1);
  });

  it('is never stale, not polled and not refetched on focus', async () => {
    const { queryClient, requests } = shop();
    await queryClient.fetchQuery(get('/api/categories'));
    await queryClient.fetchQuery(get('/api/categories'));
    expect(requests).toHaveLength(1);
    const { queries, mutations } = queryClient.getDefaultOptions();
    expect(queries).toMatchObject({
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    });
    expect(queries).not.toHaveProperty('refetchInterval');
    expect(mutations).toMatchObject({ retry: false });
  });
});

describe('a 401', () => {
  const denied = () => new Response('', { status: 401 });

  it('throws by default', async () => {
    await expect(shop(denied).queryClient.fetchQuery(get('/api/cart'))).rejects.toMatchObject({
      message: '401: Unauthorized',
    });
  });

  it('returns null for a query that opts in (D-89)', async () => {
    expect(await shop(denied).queryClient.fetchQuery(getOrNull('/api/cart'))).toBeNull();
  });

  it.each([400, 403, 404, 500])('is the only status that returns null: %i throws', async (status) => {
    const { queryClient } = shop(() => new Response('', { status }));
    await expect(queryClient.fetchQuery(getOrNull('/api/cart'))).rejects.toBeInstanceOf(ApiError);
  });
});

describe('a list', () => {
  const list = (headers: Record<string, string>) =>
    shop(() => Response.json([{ id: 1 }], { headers })).queryClient.fetchQuery(get('/api/products'));

  it('takes its total from X-Total-Count', async () => {
    expect(await list({ 'X-Total-Count': '42' })).toEqual({ items: [{ id: 1 }], total: 42 });
    expect(await list({ 'X-Total-Count': '0' })).toMatchObject({ total: 0 });
  });

  it.each([{}, { 'X-Total-Count': '' }, { 'X-Total-Count': 'many' }, { 'X-Total-Count': '-1' }])(
    'is whole where a backend does not page: %j',
    async (headers) => {
      expect(await list(headers as Record<string, string>)).toEqual({ items: [{ id: 1 }], total: null });
    },
  );

  it.each(['/api/products', '/api/products/featured', '/api/categories', '/api/cart'] as const)(
    'that is not an array throws an "unreadable" error: %s',
    async (path) => {
      const { queryClient } = shop(() => Response.json({ products: [] }));
      await expect(queryClient.fetchQuery(get(path))).rejects.toMatchObject({ kind: 'unreadable' });
    },
  );

  it('of an operation without pagination is returned unchanged', async () => {
    expect(await shop(() => Response.json([{ id: 1 }])).queryClient.fetchQuery(get('/api/categories'))).toEqual([
      { id: 1 },
    ]);
  });
});
