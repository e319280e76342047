import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadRoute, type PreloadTable } from '@/app/preload/preloadRoute';

const TABLE: PreloadTable = {
  base: '/shop/',
  api: '/shop/',
  headers: { 'X-Session-Id': 'anonymous' },
  files: ['assets/Home.js', 'assets/Home.css', 'art/hero.svg', 'assets/Product.js'],
  mock: false,
  requests: [
    ['/api/cart', 'authToken'],
    ['/api/categories'],
    ['/api/products/:slug'],
    ['/api/orders/:id', 'authToken'],
  ],
  pages: [
    ['/', [0, 1, 2], [0, 1]],
    ['/product/:slug', [3], [2]],
    ['/orders/:id', [], [3]],
  ],
};
const links = () => [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => `${rel} ${as} ${href}`);
const fetched = vi.fn((_url: string, _options?: RequestInit) => Promise.resolve(new Response('[]')));

beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  fetched.mockClear();
  document.head.replaceChildren();
  delete window.preloadedResponses;
  window.history.replaceState(null, '', '/');
});

it('requests the code, styles, picture and first API responses of the page at the current address', () => {
  window.history.replaceState(null, '', '/shop/');
  preloadRoute(TABLE);
  expect(links()).toEqual([
    'modulepreload script http://shop.test/shop/assets/Home.js',
    'preload style http://shop.test/shop/assets/Home.css',
    'preload image http://shop.test/shop/art/hero.svg',
  ]);
  expect(fetched.mock.calls).toEqual([
    ['http://shop.test/shop/api/categories', { credentials: 'include', cache: 'no-cache', headers: TABLE.headers }],
  ]);
  expect([...(window.preloadedResponses?.keys() ?? [])]).toEqual([' http://shop.test/shop/api/categories']);
});

it('sends a private request with the stored token, that of the tab first, and lets no cache keep the response', () => {
  localStorage.setItem('authToken', 'kept');
  sessionStorage.setItem('authToken', 'own');
  window.history.replaceState(null, '', '/shop/');
  preloadRoute(TABLE);
  expect(fetched.mock.calls[0]).toEqual([
    'http://shop.test/shop/api/cart',
    { credentials: 'include', cache: 'no-store', headers: { ...TABLE.headers, Authorization: 'Bearer own' } },
  ]);
  expect(fetched.mock.calls[1]?.[1]?.headers).toEqual(TABLE.headers);
  expect([...(window.preloadedResponses?.keys() ?? [])][0]).toBe('Bearer own http://shop.test/shop/api/cart');
});

it.each([
  ['1050', ['http://shop.test/shop/api/orders/1050']],
  ['abc', []],
  ['007', []],
])('for the order %s requests %j: nothing that its page would not request', (id, urls) => {
  localStorage.setItem('authToken', 'kept');
  sessionStorage.setItem('authToken', '');
  window.history.replaceState(null, '', `/shop/orders/${id}`);
  preloadRoute(TABLE);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(urls);
});

it('requests public responses only when the browser blocks storage', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    clear: () => undefined,
  });
  window.history.replaceState(null, '', '/shop/');
  preloadRoute(TABLE);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['http://shop.test/shop/api/categories']);
});

it('sends the requests of a demo to the mock server, and none where index.html could not start it', async () => {
  const transport = vi.fn<(request: Request) => Promise<Response>>(() => Promise.resolve(new Response('[]')));
  window.history.replaceState(null, '', '/shop/');
  preloadRoute({ ...TABLE, mock: true });
  expect(window.preloadedResponses).toBeUndefined();
  window.mockServer = Promise.resolve({ transport } as never); // the rest is the app's
  preloadRoute({ ...TABLE, mock: true });
  delete window.mockServer;
  await expect(window.preloadedResponses?.get(' http://shop.test/shop/api/categories')).resolves.toBeInstanceOf(
    Response,
  );
  expect(transport.mock.calls.map(([{ url }]) => url)).toEqual(['http://shop.test/shop/api/categories']);
  expect(fetched).not.toHaveBeenCalled();
});

it('fills in the parameters of the address, with its percent codes', () => {
  window.history.replaceState(null, '', '/shop/product/caf%C3%A9-1');
  preloadRoute({ ...TABLE, api: 'https://api.test/v2' });
  expect(fetched.mock.calls[0]?.[0]).toBe('https://api.test/v2/api/products/caf%C3%A9-1');
});

it('requests no API responses when the address has a query, and nothing when no page matches', () => {
  window.history.replaceState(null, '', '/shop/?from=letter');
  preloadRoute(TABLE);
  expect(links()).toHaveLength(3);
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/shop/nowhere');
  preloadRoute(TABLE);
  expect(links()).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});
