import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productResponse } from '@mocks/db/responses';
import type { Handlers } from '@mocks/api/handlerTypes';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';

async function open(path: string, options: TestShopOptions = {}) {
  const shop = await createTestShop({ path, ...options });
  render(shop.element);
  const address = () => shop.router.state.location.pathname + shop.router.state.location.search;
  const calls = () => shop.server.log.entries().map((entry) => entry.url);
  return { ...shop, address, calls };
}
const cards = () => screen.findAllByRole('article');

/** Every list is of 120 products, three pages. */
const threePages: Handlers['listProducts'] = ({ db, query: { offset = 0 } }) => ({
  status: 200,
  body: db.products
    .all()
    .filter((_, index) => index < Math.min(2, 120 - offset))
    .map(productResponse),
  headers: { 'X-Total-Count': 120 },
});
const long = { server: { overrides: { listProducts: threePages } } };

describe.each(['/products?sort=name', '/category/dyson?sort=name', '/search?q=jbl&sort=name'])(
  'the address of a list (%s)',
  (list) => {
    it.each(['-1', '0', 'abc'])('loses a page that is none (%j), and keeps the rest', async (page) => {
      const { address, calls } = await open(`${list}&page=${page}`, long);
      await cards();
      await waitFor(() => expect(address()).toBe(list));
      expect(await screen.findByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
      expect(calls().filter((call) => /offset/.test(call))).toEqual([]);
    });

    it.each(['999', '99999999999999999999999'])('comes to the last page from one beyond it (%s)', async (page) => {
      const { address } = await open(`${list}&page=${page}`, long);
      await waitFor(() => expect(address()).toBe(`${list}&page=3`));
      await cards();
      expect(await screen.findByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    });

    it('loses its page where there is nothing at all to show', async () => {
      const { address } = await open(`${list}&page=7`, {
        server: { overrides: { listProducts: () => ({ status: 200, body: [], headers: { 'X-Total-Count': 0 } }) } },
      });
      await waitFor(() => expect(address()).toBe(list));
      await waitFor(() => expect(screen.getAllByText(/No products/)[0]).toBeVisible());
    });

    it('keeps a page that the list has', async () => {
      const { address } = await open(`${list}&page=2`, long);
      await cards();
      expect(await screen.findByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
      expect(address()).toBe(`${list}&page=2`);
    });

    it('is put right in its place: Back leads to where the buyer came from', async () => {
      const { address, router } = await open('/terms', long);
      await screen.findByRole('heading', { level: 1, name: 'Terms' });
      await act(() => router.navigate(`${list}&page=-3`));
      await cards();
      await waitFor(() => expect(address()).toBe(list));
      await act(() => router.navigate(-1));
      expect(address()).toBe('/terms');
    });
  },
);

describe('a slug that is written with capitals', () => {
  it('opens the product under its own address, without a call for the other', async () => {
    const { address, calls } = await open('/product/JBL-Flip-6?x=Y');
    expect(await screen.findByRole('heading', { level: 1, name: 'JBL Flip 6 Portable Speaker' })).toBeVisible();
    expect(address()).toBe('/product/jbl-flip-6?x=Y');
    expect(calls().filter((call) => call.startsWith('/api/products/'))).toEqual(['/api/products/jbl-flip-6']);
  });

  it('opens the category, its page put right as well', async () => {
    const { address, calls } = await open('/category/DYSON?page=-1&sort=name');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dyson' })).toBeVisible();
    await cards();
    await waitFor(() => expect(address()).toBe('/category/dyson?sort=name'));
    expect(calls().filter((call) => call.startsWith('/api/categories/'))).toEqual(['/api/categories/dyson']);
  });

  it('picks the category on the page of all products', async () => {
    const { address } = await open('/products?category=Dyson&sort=name');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dyson' })).toBeVisible();
    await cards();
    expect(address()).toBe('/products?category=dyson&sort=name');
  });

  it('is put right in its place: Back leads to where the buyer came from', async () => {
    const { address, router } = await open('/terms');
    await screen.findByRole('heading', { level: 1, name: 'Terms' });
    await act(() => router.navigate('/product/JBL-FLIP-6'));
    await screen.findByRole('heading', { level: 1, name: 'JBL Flip 6 Portable Speaker' });
    await waitFor(() => expect(address()).toBe('/product/jbl-flip-6'));
    await act(() => router.navigate(-1));
    expect(address()).toBe('/terms');
  });

  it('is still not found where there is no such thing', async () => {
    const { address } = await open('/category/NOPE');
    expect(await screen.findByRole('heading', { name: 'Category Not Found' })).toBeVisible();
    expect(address()).toBe('/category/nope');
  });
});

describe('a page that cannot be had', () => {
  it.each([
    ['/product/jbl-flip-6', '/product/bose-soundlink-flex', 'getProduct'],
    ['/category/dyson', '/category/speakers', 'getCategory'],
  ] as const)('is asked for once, also by one who comes from another of its kind (%s)', async (from, to, operation) => {
    const { router, server } = await open(from);
    await screen.findByRole('heading', { level: 1, name: /JBL Flip 6|Dyson/ });
    server.faults.set(operation, { status: 500 });
    server.log.clear();
    await act(() => router.navigate(to));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(server.log.entries().filter((entry) => entry.operationId === operation)).toHaveLength(1);
  });
});
