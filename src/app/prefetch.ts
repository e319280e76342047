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
 * Loads a route's code and starts its queries as the router would; neither is asked for again while it is here. Nothing
 * of it is shown: a failure is tried again, and told, when the page is opened.
 */
export function createPrefetch({ routes, basename, getContext }: PrefetchOptions): Prefetch {
  return ({ origin, pathname, href }) => {
    if (origin !== window.location.origin || savesData()) return;
    // The layout around the page is there already.
    const match = matchRoutes(routes, pathname, basename)?.at(-1);
    if (!match) return;
    const { lazy, loader } = match.route;
    if (typeof lazy === 'object') lazy.Component?.().catch(() => undefined);
    if (typeof loader !== 'function') return;
    const request = new Request(href);
    // What else a loader is given, none of the shop's asks for.
    void loader({ request, params: match.params, context: getContext() } as LoaderFunctionArgs);
  };
}
