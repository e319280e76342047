import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStringStore, type AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createTestShop } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

const PAGES = ['/', '/products', '/product/jbl-flip-6', '/cart', '/membership', '/login'];
const refuse = (name: string) => () => {
  throw new DOMException('Refused', name);
};

/** A browser's storage that reads and writes as given. */
function storageOf(getItem: (key: string) => string | null, setItem: (key: string, value: string) => void): AppStorage {
  const open = () => ({ getItem, setItem, removeItem: () => {}, key: () => null, clear: () => {}, length: 0 });
  return { local: createStringStore(open), session: createStringStore(open) };
}
const blocked = (): AppStorage => ({
  local: createStringStore(refuse('SecurityError')),
  session: createStringStore(refuse('SecurityError')),
});
const full = () => storageOf(() => null, refuse('QuotaExceededError'));

async function expectWhole(path: string, storage: AppStorage) {
  const shop = await createTestShop({ path, storage });
  render(shop.element);
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Something went wrong');
  await vi.waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('heading', { name: 'Something went wrong' })).toBeNull();
  cleanup();
  shop.dispose();
}

describe.each(PAGES)('%s', (path) => {
  it('is whole where the browser blocks its storage', () => expectWhole(path, blocked()));
  it('is whole where the storage is full', () => expectWhole(path, full()));

  it('is whole whatever lies in the storage', async () => {
    const rubbish = fc.oneof(
      fc.json(),
      fc.string(),
      fc.constantFrom('null', '[]', '{}', '[null]', '{"a":[1,', '-1', '""', 'NaN', 'undefined', '__proto__'),
    );
    const values = fc.record(
      // Not the token: whatever it is, the server says what it is worth.
      Object.fromEntries(
        Object.values(STORAGE_KEYS)
          .filter((key) => !key.endsWith('Token'))
          .map((key) => [key, rubbish]),
      ),
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(values, (kept) =>
        expectWhole(
          path,
          storageOf(
            (key) => kept[key] ?? null,
            () => {},
          ),
        ),
      ),
      { numRuns: 12 },
    );
  });
});
