import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { createContext, type RouterContextProvider } from 'react-router-dom';

/** Router context key of the app's query client; set by createApp. */
export const queryClientContext = createContext<QueryClient>();

/**
 * Starts a route's queries without awaiting them, so that the page's code loads at the same time. The page renders its own
 * pending, empty and error states. Returns null, for the loader to return.
 */
export function startQueries(
  context: Readonly<RouterContextProvider>,
  ...queries: Pick<FetchQueryOptions, 'queryKey' | 'meta'>[]
): null {
  const queryClient = context.get(queryClientContext);
  for (const { queryKey, meta } of queries) void queryClient.prefetchQuery({ queryKey, meta });
  return null;
}

/** Like startQueries, but for the part of a page below its first screen: the first render does not wait for these queries. */
export function startQueriesBelowFold(...args: Parameters<typeof startQueries>): void {
  setTimeout(() => startQueries(...args)); // after waitForStartedQueries has collected what it waits for
}

/** Milliseconds; too short to notice. */
const MAX_WAIT = 200;

/**
 * Waits for the queries that are being fetched once this navigation's loaders have run, for 200 ms at most. Not for those of
 * startQueriesBelowFold.
 */
export async function waitForStartedQueries(context: Readonly<RouterContextProvider>): Promise<void> {
  await Promise.resolve(); // lets the loaders of the child routes start their queries
  const fetching = context.get(queryClientContext).getQueryCache().findAll({ fetchStatus: 'fetching' });
  const settled = Promise.allSettled(fetching.flatMap(({ promise }) => promise ?? []));
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]);
}
