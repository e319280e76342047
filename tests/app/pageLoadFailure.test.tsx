import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { PAGES } from '@/app/preload/pages';
import { createRoutes } from '@/app/routes';
import { openShop, prepareShop } from '@tests/support/createTestShop';

/** The shop's routes. The code of every page fails to load, except that of the first page. */
function routesWithoutCode() {
  const [shop] = createRoutes();
  for (const route of shop?.children?.[0]?.children ?? []) {
    if (typeof route.lazy !== 'object' || route.path === '/terms') continue;
    route.lazy = { Component: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) };
  }
  return shop ? [shop] : [];
}

it.each(Object.keys(PAGES).filter((path) => path !== '/terms'))(
  'when the code of %s cannot be loaded, the page says so and offers to try again',
  async (path) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { element, router } = openShop(await prepareShop({ path: '/terms' }), { routes: routesWithoutCode() });
    render(element);
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate(path.replace(':slug', 'jbl-flip-6')));
    expect(await screen.findByText('This page could not be shown')).toBeVisible();
    expect(screen.getByRole('button', { name: /try again|retry/i })).toBeVisible();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  },
);
