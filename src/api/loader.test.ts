import { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClientContext, startQueries, startQueriesBelowFold, waitForStartedQueries } from './loader';

let respond: () => void;
let context: RouterContextProvider;
let queryClient: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  const response = new Promise((resolve) => (respond = () => resolve('response')));
  queryClient = new QueryClient({ defaultOptions: { queries: { queryFn: () => response } } });
  context = new RouterContextProvider();
  context.set(queryClientContext, queryClient);
  return () => {
    queryClient.clear();
    vi.useRealTimers();
  };
});

/** Starts the wait before the first render. Returns whether it is over. */
function startWaiting() {
  const onOver = vi.fn<() => void>();
  void waitForStartedQueries(context).then(onOver);
  return () => onOver.mock.calls.length === 1;
}

it('the first render waits for the responses', async () => {
  const isOver = startWaiting();
  startQueries(context, { queryKey: ['product'] });
  await vi.advanceTimersByTimeAsync(199);
  expect(isOver()).toBe(false);
  respond();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
});

it('the first render waits for 200 ms at most', async () => {
  const isOver = startWaiting();
  startQueries(context, { queryKey: ['product'] });
  await vi.advanceTimersByTimeAsync(200);
  expect(isOver()).toBe(true);
});

it('the first render does not wait for the queries below the first screen', async () => {
  const isOver = startWaiting();
  startQueriesBelowFold(context, { queryKey: ['recommendations'] });
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
  expect(queryClient.isFetching({ queryKey: ['recommendations'] })).toBe(1);
});
