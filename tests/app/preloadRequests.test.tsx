import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageEntries } from '@/app/preload/pages';
import { requestsOf } from '@/app/preload/vitePlugin';
import { createRoutes } from '@/app/routes';
import { openShop, prepareShop } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

const SLUGS: Record<string, string> = { '/category/:slug': 'speakers', '/product/:slug': 'jbl-flip-6' };
const CART = [{ productId: 301, quantity: 30, color: 'Black' }];

// A preloaded response that the page does not ask for is wasted.
it.each(pageEntries())('the requests preloaded for %s are among its page’s first', async (route, page) => {
  const fill = (text: string) => text.replace(':slug', SLUGS[route] ?? '').replace(':id', '1050');
  const isAdmin = page.module.startsWith('admin/');
  const prepared = await prepareShop({
    path: fill(route),
    persona: isAdmin ? 'admin' : 'V3',
    cart: isAdmin ? [] : CART,
  });
  const sent: string[] = [];
  const transport = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    sent.push(pathname + search);
    return new Promise<Response>(() => undefined);
  };
  const shop = openShop({ ...prepared, transport }, { routes: createRoutes() });
  render(shop.element);
  await screen.findByRole('main');
  await act(() => vi.dynamicImportSettled());
  expect(sent).toEqual(expect.arrayContaining(requestsOf(page).map(fill)));
  shop.dispose();
});
