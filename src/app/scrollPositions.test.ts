import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '@/lib/storage';
import { createScrollPositions, restoreFirstPosition } from './scrollPositions';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/', '/products'],
  ['/shop/', '/shop/products'],
])('looks up the first page of a visit without the base path %s', (basename, pathname) => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'reload' }] });
  vi.stubGlobal('window', { history: {} });
  const location = { key: 'default', pathname, search: '?page=2', hash: '', state: null };
  const { getKey } = createScrollPositions(() => location);
  const enableScrollRestoration = vi.fn();
  restoreFirstPosition({ basename, enableScrollRestoration }, createMemoryStorage(), getKey);
  const keyOf: unknown = enableScrollRestoration.mock.calls[0]?.[2];
  expect(typeof keyOf === 'function' && keyOf(location, [])).toBe('/products?page=2');
});
