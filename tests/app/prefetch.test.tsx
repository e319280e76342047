import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRoutes } from '@/app/routes';
import { productResponse } from '@mocks/db/responses';
import type { Handlers } from '@mocks/api/handlerTypes';
import { openShop, prepareShop, type TestShopOptions } from '@tests/support/createTestShop';

/** A shop on /terms, and the routes whose code it has loaded since. */
async function open(options: TestShopOptions = {}) {
  const prepared = await prepareShop({ path: '/terms', ...options });
  const loaded: string[] = [];
  const routes = createRoutes();
  const pages = routes[0]?.children?.[0]?.children ?? [];
  for (const { path = '', lazy } of pages) {
    if (typeof lazy !== 'object' || !lazy.Component) continue;
    const load = lazy.Component;
    lazy.Component = () => (loaded.push(path), load());
  }
  const shop = openShop(prepared, { routes });
  render(shop.element);
  await screen.findByRole('heading', { level: 1 });
  loaded.length = 0;
  const addresses = () => prepared.server.log.entries().map(({ url }) => url);
  const calls = () => addresses().map((address) => address.split('?')[0]);
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const link = (name: string) => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
  return { ...shop, loaded, addresses, calls, pass, link };
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the page behind a link', () => {
  it('is prefetched when the pointer rests on the link, and only once while its data is cached', async () => {
    const { link, pass, loaded, calls } = await open();
    for (let turn = 0; turn < 3; turn += 1) {
      fireEvent.pointerOver(link('Home'));
      await pass(200);
      fireEvent.pointerOver(document.body);
      fireEvent.pointerOver(screen.getByRole('heading', { level: 1 }));
    }
    expect(new Set(loaded)).toEqual(new Set(['/']));
    expect(calls().filter((address) => address === '/api/products/featured')).toHaveLength(1);
    expect(calls().filter((address) => address === '/api/categories')).toHaveLength(1);
  });

  it('is prefetched again when its data is no longer cached', async () => {
    const { link, calls, queryClient, pass } = await open();
    fireEvent.touchStart(link('Home'));
    await pass(200);
    queryClient.removeQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('featured') });
    fireEvent.touchStart(link('Home'));
    await pass(200);
    expect(calls().filter((address) => address === '/api/products/featured')).toHaveLength(2);
  });

  it('is not prefetched by a pointer that only crosses the link', async () => {
    const { link, pass, loaded, calls } = await open();
    fireEvent.pointerOver(link('Home'));
    fireEvent.pointerOver(screen.getByRole('heading', { level: 1 }));
    await pass(1000);
    expect(loaded).toEqual([]);
    expect(calls()).toEqual(['/api/categories']); // the header's
  });

  it('is prefetched at once by a touch', async () => {
    const { link, loaded } = await open();
    fireEvent.touchStart(link('Membership'));
    expect(loaded).toEqual(['/membership']);
  });

  it('is prefetched when the focus stops on the link, in the footer too', async () => {
    const { pass, loaded } = await open();
    const footer = within(await screen.findByRole('contentinfo'));
    act(() => footer.getByRole('link', { name: 'Dyson' }).focus());
    await pass(200);
    expect(loaded).toEqual(['/products']);
  });

  it('is not prefetched when the browser saves data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const { link, pass, loaded, calls } = await open();
    fireEvent.pointerOver(link('Home'));
    fireEvent.touchStart(link('Products'));
    await pass(1000);
    expect(loaded).toEqual([]);
    expect(calls()).toEqual(['/api/categories']); // the header's
  });

  it('requests no cart for a visitor', async () => {
    const visitor = await open();
    fireEvent.touchStart(screen.getByRole('link', { name: 'Cart, 0 items' }));
    await visitor.pass(100);
    expect(visitor.loaded).toEqual(['/cart']);
    expect(visitor.calls()).toEqual(['/api/categories']); // the header's
  });

  it('shows no failed prefetch; opening the page tries again', async () => {
    const { link, pass, router, calls } = await open({
      server: { faults: { listFeaturedProducts: { status: 500, times: 1 } } },
    });
    fireEvent.pointerOver(link('Home'));
    fireEvent.touchStart(link('Home'));
    await pass(50);
    act(() => link('Home').focus());
    await pass(200);
    expect(calls().filter((address) => address === '/api/products/featured')).toHaveLength(1);
    expect(screen.queryByText('The featured products could not be loaded')).toBeNull();
    await act(() => router.navigate('/'));
    expect(await screen.findByRole('list', { name: 'Featured products' })).toBeVisible();
    expect(calls().filter((address) => address === '/api/products/featured')).toHaveLength(2);
  });

  it('is not prefetched when the link leaves the shop', async () => {
    const { pass, loaded } = await open();
    fireEvent.touchStart(screen.getAllByRole('link', { name: '+1 (555) 010-0199' })[0]!);
    await pass(100);
    expect(loaded).toEqual([]);
  });
});

/** Three pages; only the first can be loaded. */
const firstPageOnly: Handlers['listProducts'] = ({ db, query: { offset = 0 } }) =>
  offset > 0
    ? { status: 500, body: { message: 'Out of order.', code: 'server_error' } }
    : { status: 200, body: db.products.all().slice(0, 2).map(productResponse), headers: { 'X-Total-Count': 120 } };

describe.each(['/category/dyson', '/products', '/search?q=jbl'])('another page of a list (%s)', (path) => {
  const openPages = async () => {
    const shop = await open({ path, server: { overrides: { listProducts: firstPageOnly } } });
    const button = (page: number) => screen.findByRole('button', { name: `Page ${page}` });
    await button(2);
    const requested = () => shop.addresses().filter((address) => /offset/.test(address));
    return { ...shop, button, requested };
  };

  it('is prefetched when the pointer rests on its button, not when it crosses it', async () => {
    const { button, pass, requested } = await openPages();
    fireEvent.pointerEnter(await button(2));
    fireEvent.pointerLeave(await button(2));
    fireEvent.pointerEnter(await button(3));
    await pass(200);
    expect(requested()).toEqual([expect.stringContaining('limit=48&offset=96')]);
  });

  it('is requested once when the pointer clicks its button at once, also when the request fails (S1 7)', async () => {
    const { button, pass, requested } = await openPages();
    fireEvent.pointerEnter(await button(2));
    fireEvent.click(await button(2));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await pass(5000);
    expect(requested()).toHaveLength(1);
  });

  it('whose prefetch failed is requested again by the click, and not after it', async () => {
    const { button, pass, requested } = await openPages();
    fireEvent.pointerEnter(await button(2));
    await pass(200);
    expect(requested()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    fireEvent.click(await button(2));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await pass(5000);
    expect(requested()).toHaveLength(2);
  });
});
