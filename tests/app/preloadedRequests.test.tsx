import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PRELOADED_REQUESTS } from '@/app/preloadedRequests';
import { OPERATIONS } from '@/api/generated/operations';
import { createRoutes } from '@/app/routes';
import { openShop, prepareShop } from '@tests/support/createTestShop';
import { giveSizes } from '@tests/support/giveSizes';

beforeEach(giveSizes);

const SLUGS: Record<string, string> = { '/category/:slug': 'speakers', '/product/:slug': 'jbl-flip-6' };

// An answer that nobody takes would be asked for in vain, and one of an operation with a token would be another person's.
it.each(Object.entries(PRELOADED_REQUESTS))(
  'what is asked ahead for %s is what its page asks first',
  async (route, calls) => {
    const fill = (text: string) => text.replace(':slug', SLUGS[route] ?? '');
    const prepared = await prepareShop({ path: fill(route) });
    const asked: string[] = [];
    const transport = (request: Request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return new Promise<Response>(() => undefined);
    };
    const shop = openShop({ ...prepared, transport }, { routes: createRoutes() });
    render(shop.element);
    await screen.findByRole('main');
    await act(() => vi.dynamicImportSettled());
    expect(asked).toEqual(expect.arrayContaining(calls.map(fill)));
    const open = Object.values(OPERATIONS).filter(({ method, token }) => method === 'GET' && token === null);
    for (const call of calls) {
      const path = call.split('?')[0]?.replace(':slug', '');
      expect(open.some((operation) => operation.path.replace(/\{\w+\}/, '') === path)).toBe(true);
    }
    shop.dispose();
  },
);
