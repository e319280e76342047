import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStringStore, type AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createTestShop } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

const PAGES = [
  '/',
  '/products',
  '/product/jbl-flip-6',
  '/cart',
  '/checkout',
  '/payment-success?paypalOrderId=1',
  '/membership',
  '/login',
];
const throwing = (name: string) => () => {
  throw new DOMException('Refused', name);
};

/** A browser's storage with these two methods. */
function createStorage(
  getItem: (key: string) => string | null,
  setItem: (key: string, value: string) => void,
): AppStorage {
  const open = () => ({ getItem, setItem, removeItem: () => {}, key: () => null, clear: () => {}, length: 0 });
  return { local: createStringStore(open), session: createStringStore(open) };
}
const blockedStorage = (): AppStorage => ({
  local: createStringStore(throwing('SecurityError')),
  session: createStringStore(throwing('SecurityError')),
});
const fullStorage = () => createStorage(() => null, throwing('QuotaExceededError'));

async function expectToRender(path: string, storage: AppStorage) {
  const shop = await createTestShop({ path, storage });
  render(shop.element);
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Something went wrong');
  await vi.waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('heading', { name: 'Something went wrong' })).toBeNull();
  cleanup();
  shop.dispose();
}

describe.each(PAGES)('%s', (path) => {
  it('renders when the browser blocks storage', () => expectToRender(path, blockedStorage()));
  it('renders when the storage is full', () => expectToRender(path, fullStorage()));

  it('renders when storage contains invalid values', async () => {
    const invalidValue = fc.oneof(
      fc.json(),
      fc.string(),
      fc.constantFrom('null', '[]', '{}', '[null]', '{"a":[1,', '-1', '""', 'NaN', 'undefined', '__proto__'),
    );
    const values = fc.record(
      // Except the tokens, which only the server can check.
      Object.fromEntries(
        Object.values(STORAGE_KEYS)
          .filter((key) => !key.endsWith('Token'))
          .map((key) => [key, invalidValue]),
      ),
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(values, (stored) =>
        expectToRender(
          path,
          createStorage(
            (key) => stored[key] ?? null,
            () => {},
          ),
        ),
      ),
      { numRuns: 12 },
    );
  });
});
