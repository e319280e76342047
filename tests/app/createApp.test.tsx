import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createApp } from '@/app/createApp';
import { RouteErrorPage } from '@/app/RouteErrorPage';
import { createNoopChannel } from '@/lib/channel';
import { createMemoryStorage } from '@/lib/storage';
import { createToastStore } from '@/ui/toast/toastStore';
import { createServer } from '@mocks/server/createServer';
import { createInProcessTransport } from '@mocks/inProcess';

function open(more: Partial<Parameters<typeof createApp>[0]> = {}) {
  const server = createServer();
  return createApp({
    transport: createInProcessTransport(server),
    baseUrl: 'http://shop.test/',
    storage: createMemoryStorage(),
    clock: server.clock,
    channel: createNoopChannel(),
    history: { kind: 'memory', start: '/terms' },
    ...more,
  });
}

it("a query client that is passed in keeps its data and its own defaults, and gets the shop's for the rest", () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 2 } } });
  queryClient.setQueryData(['elsewhere'], 'kept');
  const shop = open({ queryClient });
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    retry: 2,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  expect(queryClient.getDefaultOptions().mutations).toMatchObject({ retry: false });
  shop.dispose();
  expect(queryClient.getQueryData(['elsewhere'])).toBe('kept');
});

it('dispose clears the query client that the shop created itself', () => {
  const shop = open();
  shop.queryClient.setQueryData(['here'], 'gone');
  shop.dispose();
  expect(shop.queryClient.getQueryData(['here'])).toBeUndefined();
});

it('Retry on a page that threw reloads it with the given function, and only when online', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.fn();
  const Broken = () => {
    throw new Error('Broken');
  };
  const shop = open({
    reload,
    history: { kind: 'memory', start: '/search?q=jbl' },
    routes: [{ path: '*', Component: Broken, ErrorBoundary: RouteErrorPage }],
  });
  render(shop.element);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledWith('/search?q=jbl');
  reload.mockClear();

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No connection yet')).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  logged.mockRestore();
});

it('dispose clears the timers of toasts', () => {
  vi.useFakeTimers();
  const toasts = createToastStore();
  toasts.dismiss(toasts.add({ title: 'Saved' }));
  expect(vi.getTimerCount()).toBe(1);
  toasts.dispose();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
