import { matchRoutes, type LoaderFunctionArgs, type RouteObject, type RouterContextProvider } from 'react-router-dom';

/** Gets a page of the shop ready whose absolute address somebody seems to be about to open. */
export type Prefetch = (address: URL) => void;

interface PrefetchOptions {
  routes: RouteObject[];
  basename?: string | undefined;
  getContext: () => RouterContextProvider;
}

/** The browser's Save-Data preference, where it tells it. */
const savesData = () =>
  // not in TypeScript's DOM: Chromium's own
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads a route's code and starts its queries as the router would, once for each address. Nothing of it is shown: a
 * failure is tried again, and told, when the page is opened.
 */
export function createPrefetch({ routes, basename, getContext }: PrefetchOptions): Prefetch {
  const ready = new Set<string>();
  return ({ origin, pathname, search, href }) => {
    const address = pathname + search;
    if (origin !== window.location.origin || savesData() || ready.has(address)) return;
    // The layout around the page is there already.
    const match = matchRoutes(routes, pathname, basename)?.at(-1);
    if (!match) return;
    ready.add(address);
    const { lazy, loader } = match.route;
    if (typeof lazy === 'object') lazy.Component?.().catch(() => ready.delete(address));
    if (typeof loader !== 'function') return;
    const request = new Request(href);
    // What else a loader is given, none of the shop's asks for.
    void loader({ request, params: match.params, context: getContext() } as LoaderFunctionArgs);
  };
}
