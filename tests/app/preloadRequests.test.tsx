import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { pageEntries } from '@/app/preload/pages';
import { createRoutes } from '@/app/routes';
import { openShop, prepareShop } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

const SLUGS: Record<string, string> = { '/category/:slug': 'speakers', '/product/:slug': 'jbl-flip-6' };
const preloading = pageEntries().flatMap(([route, { requests = [] }]) =>
  requests.length > 0 ? [[route, requests] as const] : [],
);

// A preloaded response that the page does not ask for is wasted; one that needs a token would belong to nobody.
it.each(preloading)(
  'the requests preloaded for %s are among its page’s first, and need no token',
  async (route, requests) => {
    const fill = (text: string) => text.replace(':slug', SLUGS[route] ?? '');
    const prepared = await prepareShop({ path: fill(route) });
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
    expect(sent).toEqual(expect.arrayContaining(requests.map(fill)));
    const publicReads = Object.values(OPERATIONS).filter(({ method, token }) => method === 'GET' && token === null);
    for (const request of requests) {
      const path = request.split('?')[0]?.replace(':slug', '');
      expect(publicReads.some((operation) => operation.path.replace(/\{\w+\}/, '') === path)).toBe(true);
    }
    shop.dispose();
  },
);
