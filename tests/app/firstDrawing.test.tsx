import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { createRoutes } from '@/app/routes';
import { openShop, prepareShop } from '@tests/support/createTestShop';

/** A shop that is visited at /terms, the code of which comes as `code` does. */
async function openWithCode(code: Promise<ComponentType>) {
  const routes = createRoutes();
  const page = routes[0]?.children?.[0]?.children?.find(({ path }) => path === '/terms');
  if (!page) throw new Error('No such page.');
  page.lazy = { Component: () => code };
  return openShop(await prepareShop({ path: '/terms' }), { routes });
}

it('the first drawing waits for the code of the visited page', async () => {
  let arrive = (_page: ComponentType) => {};
  const { ready, element } = await openWithCode(new Promise((resolve) => (arrive = resolve)));
  const onReady = vi.fn<() => void>();
  void ready.then(onReady);
  // Everything that does not wait for the code has happened by the next turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve));
  expect(onReady).not.toHaveBeenCalled();
  arrive(() => <h1>Here at once</h1>);
  await ready;
  render(element);
  expect(screen.getByRole('heading', { level: 1, name: 'Here at once' })).toBeVisible();
});

it('where that code does not come, what is drawn says so', async () => {
  const noted = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ready, element } = await openWithCode(Promise.reject(new TypeError('Failed to fetch the module')));
  await ready;
  render(element);
  expect(screen.getByText('This page could not be shown')).toBeVisible();
  expect(noted).toHaveBeenCalled();
  noted.mockRestore();
});

it('answers that take their time hold nothing up', async () => {
  const { ready, element } = openShop(await prepareShop({ path: '/products', server: { latency: 60_000 } }));
  await ready;
  render(element);
  expect(screen.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
});
