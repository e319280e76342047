import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { createContext, type RouterContextProvider } from 'react-router-dom';

/** The key under which createApp puts the app's query client into the router's context. */
export const queryClientContext = createContext<QueryClient>();

/** Milliseconds; less than a person notices. */
const PATIENCE = 100;

/**
 * Starts a route's queries. Answers that come at once are waited for, so that the page is drawn with them and no outline
 * flashes; for all others the page renders its own pending, empty and error states, and its code loads meanwhile.
 */
export async function startQueries(
  context: Readonly<RouterContextProvider>,
  ...queries: Pick<FetchQueryOptions, 'queryKey' | 'meta'>[]
): Promise<null> {
  const queryClient = context.get(queryClientContext);
  const answers = queries.map(({ queryKey, meta }) => queryClient.prefetchQuery({ queryKey, meta }));
  await Promise.race([Promise.all(answers), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return null;
}
