import { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitQueries, queryClientContext } from './loader';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['until the response is there', 60, 60],
  ['for 100 ms at most', 5000, 100],
])('a loader waits %s', async (_, latency, expected) => {
  const queryFn = () => new Promise((resolve) => setTimeout(() => resolve('data'), latency));
  const queryClient = new QueryClient({ defaultOptions: { queries: { queryFn } } });
  const context = new RouterContextProvider();
  context.set(queryClientContext, queryClient);
  const done = vi.fn();
  const load = async () => done(await awaitQueries(context, { queryKey: ['/api/user/orders'] }));
  void load();
  await vi.advanceTimersByTimeAsync(expected - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
  queryClient.clear();
});
