import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openShop, prepareShop } from '@tests/support/createTestShop';

const LINES = 30;

/** A cart longer than the screen, in a browser that never scrolls. */
async function openLongCart() {
  const prepared = await prepareShop({
    path: '/cart',
    persona: 'silver@example.com',
    cart: [{ productId: 301, quantity: 30, color: 'Black' }],
  });
  await prepared.server.change(async (db) => {
    const [sample] = db.cartLines.select({}).rows;
    for (let count = 2; count <= LINES; count += 1) {
      await db.cartLines.insert({ ...sample!, id: await db.next('cartLine'), color: 'Teal', quantity: count });
    }
  });
  render(openShop(prepared).element);
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(LINES));
}

const outlines = () => document.querySelectorAll('[data-outline]').length;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

it('a cart is printed in full, with the options of the rows far from the viewport', async () => {
  await openLongCart();
  expect(outlines()).toBeGreaterThan(0);
  expect(screen.getAllByText('Teal').length).toBeLessThan(LINES - 1);
  window.dispatchEvent(new Event('beforeprint'));
  // Without waiting: the browser lays out the printed page right after the event.
  expect(outlines()).toBe(0);
  expect(screen.getAllByText('Teal')).toHaveLength(LINES - 1);
});

it('a cart is printed in full where only the media query changes, without a beforeprint event', async () => {
  const listeners: (() => void)[] = [];
  const printMedia = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    removeEventListener: () => undefined,
  };
  const originalMatchMedia = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => (query === 'print' ? printMedia : originalMatchMedia(query)));
  await openLongCart();
  expect(outlines()).toBeGreaterThan(0);
  printMedia.matches = true;
  act(() => listeners.forEach((listener) => listener()));
  expect(outlines()).toBe(0);
});

it('rows far from the viewport name their product, for the browser’s search', async () => {
  await openLongCart();
  for (const row of document.querySelectorAll('tbody tr')) expect(row).toHaveTextContent('JBL Flip 6');
});
