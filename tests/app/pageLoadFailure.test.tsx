import { render, screen } from '@testing-library/react';
import { act } from 'react';
import type { RouteObject } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createRoutes } from '@/app/routes';
import { openShop, prepareShop } from '@tests/support/createTestShop';

/** The app's routes. The code of all pages and layouts fails to load, except that of the first page. */
function routesWithoutCode(routes: RouteObject[] = createRoutes()) {
  for (const route of routes) {
    if (typeof route.lazy === 'object' && route.path !== '/terms')
      route.lazy = { Component: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) };
    routesWithoutCode(route.children ?? []);
  }
  return routes;
}

it.each(['/products', '/bxm-secure-admin/login', '/admin'])(
  'when the code of %s cannot be loaded, the page says so and offers to try again',
  async (path) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { element, router } = openShop(await prepareShop({ path: '/terms' }), { routes: routesWithoutCode() });
    render(element);
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate(path));
    expect(await screen.findByText('This page could not be shown')).toBeVisible();
    expect(screen.getByRole('button', { name: /try again|retry/i })).toBeVisible();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  },
);
