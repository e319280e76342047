import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { createContext, type RouterContextProvider } from 'react-router-dom';

/** The key under which createApp puts the app's query client into the router's context. */
export const queryClientContext = createContext<QueryClient>();

/**
 * Starts a route's queries without waiting for them: the page renders its own pending, empty and error
 * states, and its code loads meanwhile.
 */
export function startQueries(
  context: Readonly<RouterContextProvider>,
  ...queries: Pick<FetchQueryOptions, 'queryKey' | 'meta'>[]
): null {
  const queryClient = context.get(queryClientContext);
  for (const { queryKey, meta } of queries) void queryClient.prefetchQuery({ queryKey, meta });
  return null;
}

/** Milliseconds; less than a person notices. */
const PATIENCE = 100;

/** Waits a moment for the answers of the queries that are under way by then. */
export async function preloadedResponses(context: Readonly<RouterContextProvider>): Promise<void> {
  await Promise.resolve(); // the loaders of the other routes have started theirs
  const underWay = context.get(queryClientContext).getQueryCache().findAll({ fetchStatus: 'fetching' });
  const answers = Promise.allSettled(underWay.flatMap(({ promise }) => promise ?? []));
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
