import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productResponse } from '@mocks/db/responses';
import type { Handlers } from '@mocks/api/handlerTypes';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';

async function open(path: string, options: TestShopOptions = {}) {
  const shop = await createTestShop({ path, ...options });
  render(shop.element);
  const url = () => shop.router.state.location.pathname + shop.router.state.location.search;
  const calls = () => shop.server.log.entries().map((entry) => entry.url);
  return { ...shop, url, calls };
}
const cards = () => screen.findAllByRole('article');

/** A list of 120 products on three pages. */
const threePages: Handlers['listProducts'] = ({ db, query: { offset = 0 } }) => ({
  status: 200,
  body: db.products
    .all()
    .filter((_, index) => index < Math.min(2, 120 - offset))
    .map(productResponse),
  headers: { 'X-Total-Count': 120 },
});
const longList = { server: { overrides: { listProducts: threePages } } };

describe.each(['/products?sort=name', '/category/dyson?sort=name', '/search?q=jbl&sort=name'])(
  'the URL of a list (%s)',
  (list) => {
    it.each(['-1', '0', 'abc'])('loses an invalid page (%j), and keeps the other parameters', async (page) => {
      const { url, calls } = await open(`${list}&page=${page}`, longList);
      await cards();
      await waitFor(() => expect(url()).toBe(list));
      expect(await screen.findByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
      expect(calls().filter((call) => /offset/.test(call))).toEqual([]);
    });

    it.each(['999', '99999999999999999999999'])('changes a page past the end to the last page (%s)', async (page) => {
      const { url } = await open(`${list}&page=${page}`, longList);
      await waitFor(() => expect(url()).toBe(`${list}&page=3`));
      await cards();
      expect(await screen.findByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    });

    it('loses its page when the list is empty', async () => {
      const { url } = await open(`${list}&page=7`, {
        server: { overrides: { listProducts: () => ({ status: 200, body: [], headers: { 'X-Total-Count': 0 } }) } },
      });
      await waitFor(() => expect(url()).toBe(list));
      await waitFor(() => expect(screen.getAllByText(/No products/)[0]).toBeVisible());
    });

    it('keeps a page that exists', async () => {
      const { url } = await open(`${list}&page=2`, longList);
      await cards();
      expect(await screen.findByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
      expect(url()).toBe(`${list}&page=2`);
    });

    it('is replaced in the history, so Back returns to the previous page', async () => {
      const { url, router } = await open('/terms', longList);
      await screen.findByRole('heading', { level: 1, name: 'Terms' });
      await act(() => router.navigate(`${list}&page=-3`));
      await cards();
      await waitFor(() => expect(url()).toBe(list));
      await act(() => router.navigate(-1));
      expect(url()).toBe('/terms');
    });
  },
);

describe('a slug with capital letters', () => {
  it('opens the product under its canonical URL, with one request', async () => {
    const { url, calls } = await open('/product/JBL-Flip-6?x=Y');
    expect(await screen.findByRole('heading', { level: 1, name: 'JBL Flip 6 Portable Speaker' })).toBeVisible();
    expect(url()).toBe('/product/jbl-flip-6?x=Y');
    expect(calls().filter((call) => call.startsWith('/api/products/'))).toEqual(['/api/products/jbl-flip-6']);
  });

  it('opens the category, and corrects the page number too', async () => {
    const { url, calls } = await open('/category/DYSON?page=-1&sort=name');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dyson' })).toBeVisible();
    await cards();
    await waitFor(() => expect(url()).toBe('/category/dyson?sort=name'));
    expect(calls().filter((call) => call.startsWith('/api/categories/'))).toEqual(['/api/categories/dyson']);
  });

  it('selects the category on the page of all products', async () => {
    const { url } = await open('/products?category=Dyson&sort=name');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dyson' })).toBeVisible();
    await cards();
    expect(url()).toBe('/products?category=dyson&sort=name');
  });

  it('is replaced in the history, so Back returns to the previous page', async () => {
    const { url, router } = await open('/terms');
    await screen.findByRole('heading', { level: 1, name: 'Terms' });
    await act(() => router.navigate('/product/JBL-FLIP-6'));
    await screen.findByRole('heading', { level: 1, name: 'JBL Flip 6 Portable Speaker' });
    await waitFor(() => expect(url()).toBe('/product/jbl-flip-6'));
    await act(() => router.navigate(-1));
    expect(url()).toBe('/terms');
  });

  it('leads to "not found" when the category does not exist', async () => {
    const { url } = await open('/category/NOPE');
    expect(await screen.findByRole('heading', { name: 'Category Not Found' })).toBeVisible();
    expect(url()).toBe('/category/nope');
  });
});

describe('a page that fails to load', () => {
  it.each([
    ['/product/jbl-flip-6', '/product/bose-soundlink-flex', 'getProduct'],
    ['/category/dyson', '/category/speakers', 'getCategory'],
  ] as const)('is requested once, also when coming from a page of the same route (%s)', async (from, to, operation) => {
    const { router, server } = await open(from);
    await screen.findByRole('heading', { level: 1, name: /JBL Flip 6|Dyson/ });
    server.faults.set(operation, { status: 500 });
    server.log.clear();
    await act(() => router.navigate(to));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(server.log.entries().filter((entry) => entry.operationId === operation)).toHaveLength(1);
  });
});
