import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadRoute, type PreloadTable } from '../../vite/preloadRoute';

const BUILT: PreloadTable = {
  base: '/shop/',
  api: '/shop/',
  headers: { 'X-Session-Id': 'anonymous' },
  files: ['assets/Home.js', 'assets/Home.css', 'art/hero.svg', 'assets/Product.js'],
  pages: [
    ['/', [0, 1, 2], ['/api/categories']],
    ['/product/:slug', [3], ['/api/products/:slug']],
  ],
};
const links = () => [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => `${rel} ${as} ${href}`);
const calls = vi.fn((_address: string, _options: RequestInit) => Promise.resolve(new Response('[]')));

beforeEach(() => void vi.stubGlobal('fetch', calls));
afterEach(() => {
  vi.unstubAllGlobals();
  calls.mockClear();
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
});

it('asks for the code, styles, picture and first answers of the page at the address', () => {
  window.history.replaceState(null, '', '/shop/');
  preloadRoute(BUILT);
  expect(links()).toEqual([
    'modulepreload script http://shop.test/shop/assets/Home.js',
    'preload style http://shop.test/shop/assets/Home.css',
    'preload image http://shop.test/shop/art/hero.svg',
  ]);
  expect(calls.mock.calls).toEqual([
    ['http://shop.test/shop/api/categories', { credentials: 'include', cache: 'no-cache', headers: BUILT.headers }],
  ]);
  expect([...(window.preloadedResponses?.keys() ?? [])]).toEqual(['http://shop.test/shop/api/categories']);
});

it('fills in what the address names, as it is written there', () => {
  window.history.replaceState(null, '', '/shop/product/caf%C3%A9-1');
  preloadRoute({ ...BUILT, api: 'https://api.test/v2' });
  expect(calls.mock.calls[0]?.[0]).toBe('https://api.test/v2/api/products/caf%C3%A9-1');
});

it('asks for no answers where the address says more, and for nothing where no page is', () => {
  window.history.replaceState(null, '', '/shop/?from=letter');
  preloadRoute(BUILT);
  expect(links()).toHaveLength(3);
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/shop/nowhere');
  preloadRoute(BUILT);
  expect(links()).toEqual([]);
  expect(calls).not.toHaveBeenCalled();
});
