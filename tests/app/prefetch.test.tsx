import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRoutes } from '@/app/routes';
import { productResponse } from '@mocks/db/responses';
import type { Handlers } from '@mocks/api/handlerTypes';
import { openShop, prepareShop, type TestShopOptions } from '@tests/support/createTestShop';

/** A shop, and which pages' code it has asked for. */
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
  it('is made ready when a pointer rests on the link, once while its answers are kept', async () => {
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

  it('is made ready anew when its answers have been let go', async () => {
    const { link, calls, queryClient, pass } = await open();
    fireEvent.touchStart(link('Home'));
    await pass(200);
    queryClient.removeQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('featured') });
    fireEvent.touchStart(link('Home'));
    await pass(200);
    expect(calls().filter((address) => address === '/api/products/featured')).toHaveLength(2);
  });

  it('is left alone by a pointer that merely crosses the link', async () => {
    const { link, pass, loaded, calls } = await open();
    fireEvent.pointerOver(link('Home'));
    fireEvent.pointerOver(screen.getByRole('heading', { level: 1 }));
    await pass(1000);
    expect(loaded).toEqual([]);
    expect(calls()).toEqual([]);
  });

  it('is made ready at once by a finger', async () => {
    const { link, loaded } = await open();
    fireEvent.touchStart(link('Membership'));
    expect(loaded).toEqual(['/membership']);
  });

  it('is made ready when the focus stops on the link, also on a picture’s or the footer’s', async () => {
    const { pass, loaded, calls } = await open();
    const footer = within(screen.getByRole('contentinfo'));
    act(() => footer.getByRole('link', { name: 'Dyson' }).focus());
    await pass(200);
    expect(loaded).toEqual(['/products']);
    expect(calls()).toContain('/api/categories');
  });

  it('waits for the click where the buyer saves data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const { link, pass, loaded, calls } = await open();
    fireEvent.pointerOver(link('Home'));
    fireEvent.touchStart(link('Products'));
    await pass(1000);
    expect(loaded).toEqual([]);
    expect(calls()).toEqual([]);
  });

  it('asks nothing of the cart without a buyer, and for a buyer nothing twice', async () => {
    const visitor = await open();
    fireEvent.touchStart(screen.getByRole('link', { name: 'Cart, 0 items' }));
    await visitor.pass(100);
    expect(visitor.loaded).toEqual(['/cart']);
    expect(visitor.calls()).toEqual([]);
  });

  it('shows nothing of a failure; a click tries again', async () => {
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

  it('is not looked for where the link leaves the shop', async () => {
    const { pass, loaded } = await open();
    fireEvent.touchStart(screen.getAllByRole('link', { name: '+1 (555) 010-0199' })[0]!);
    await pass(100);
    expect(loaded).toEqual([]);
  });
});

/** Three pages, of which only the first can be had. */
const firstPageOnly: Handlers['listProducts'] = ({ db, query: { offset = 0 } }) =>
  offset > 0
    ? { status: 500, body: { message: 'Out of order.', code: 'server_error' } }
    : { status: 200, body: db.products.all().slice(0, 2).map(productResponse), headers: { 'X-Total-Count': 120 } };

describe.each(['/category/dyson', '/products', '/search?q=jbl'])('another page of a list (%s)', (path) => {
  const openPages = async () => {
    const shop = await open({ path, server: { overrides: { listProducts: firstPageOnly } } });
    const key = (page: number) => screen.findByRole('button', { name: `Page ${page}` });
    await key(2);
    const asked = () => shop.addresses().filter((address) => /offset/.test(address));
    return { ...shop, key, asked };
  };

  it('is made ready when a pointer rests on its key, not when it crosses it', async () => {
    const { key, pass, asked } = await openPages();
    fireEvent.pointerEnter(await key(2));
    fireEvent.pointerLeave(await key(2));
    fireEvent.pointerEnter(await key(3));
    await pass(200);
    expect(asked()).toEqual([expect.stringContaining('limit=48&offset=96')]);
  });

  it('is asked for once where the pointer comes and presses, also when that fails (S1 7)', async () => {
    const { key, pass, asked } = await openPages();
    fireEvent.pointerEnter(await key(2));
    fireEvent.click(await key(2));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await pass(5000);
    expect(asked()).toHaveLength(1);
  });

  it('that could not be made ready is asked for by the press, and by nothing after it', async () => {
    const { key, pass, asked } = await openPages();
    fireEvent.pointerEnter(await key(2));
    await pass(200);
    expect(asked()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    fireEvent.click(await key(2));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await pass(5000);
    expect(asked()).toHaveLength(2);
  });
});
