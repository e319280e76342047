import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { createRoutes } from '@/app/routes';
import { openShop, prepareShop } from '@tests/support/createTestShop';

/** A shop that opens at /terms; the page's code loads when `code` resolves. */
async function openWithCode(code: Promise<ComponentType>) {
  const routes = createRoutes();
  const page = routes[0]?.children?.[0]?.children?.find(({ path }) => path === '/terms');
  if (!page) throw new Error('No such page.');
  page.lazy = { Component: () => code };
  return openShop(await prepareShop({ path: '/terms' }), { routes });
}

it('the first render waits for the code of the first page', async () => {
  let codeArrives = (_page: ComponentType) => {};
  const { ready, element } = await openWithCode(new Promise((resolve) => (codeArrives = resolve)));
  const onReady = vi.fn<() => void>();
  void ready.then(onReady);
  // Everything that does not wait for the code has happened by the next turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve));
  expect(onReady).not.toHaveBeenCalled();
  codeArrives(() => <h1>First page</h1>);
  await ready;
  render(element);
  expect(screen.getByRole('heading', { level: 1, name: 'First page' })).toBeVisible();
});

it('when that code cannot be loaded, the first render says so', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ready, element } = await openWithCode(Promise.reject(new TypeError('Failed to fetch the module')));
  await ready;
  render(element);
  expect(screen.getByText('This page could not be shown')).toBeVisible();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

it('slow API responses do not delay the first render', async () => {
  const { ready, element } = openShop(await prepareShop({ path: '/products', server: { latency: 60_000 } }));
  await ready;
  render(element);
  expect(screen.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
});
