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

it('a cart is printed whole: colours and notes of the rows far from view too', async () => {
  await openLongCart();
  expect(outlines()).toBeGreaterThan(0);
  expect(screen.getAllByText('Teal').length).toBeLessThan(LINES - 1);
  window.dispatchEvent(new Event('beforeprint'));
  // at once: the browser draws the paper right after
  expect(outlines()).toBe(0);
  expect(screen.getAllByText('Teal')).toHaveLength(LINES - 1);
});

it('a cart is drawn whole where a browser tells of the paper by the media alone', async () => {
  const listeners: (() => void)[] = [];
  const paper = {
    matches: false,
    addEventListener: (_: string, heard: () => void) => listeners.push(heard),
    removeEventListener: () => undefined,
  };
  const other = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => (query === 'print' ? paper : other(query)));
  await openLongCart();
  expect(outlines()).toBeGreaterThan(0);
  paper.matches = true;
  act(() => listeners.forEach((heard) => heard()));
  expect(outlines()).toBe(0);
});

it('names the products also in the rows far from view, for the browser’s own search', async () => {
  await openLongCart();
  for (const row of document.querySelectorAll('tbody tr')) expect(row).toHaveTextContent('JBL Flip 6');
});
