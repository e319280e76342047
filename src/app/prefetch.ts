import { createContext, use, useRef, type SyntheticEvent } from 'react';
import { matchRoutes, type LoaderFunctionArgs, type RouteObject, type RouterContextProvider } from 'react-router-dom';
import { useIntent } from '@/lib/useIntent';

/** Loads a page before it is opened; takes its absolute URL. */
export type Prefetch = (url: URL) => void;

interface PrefetchOptions {
  routes: RouteObject[];
  basename?: string | undefined;
  getContext: () => RouterContextProvider;
}

/** The browser's Save-Data preference; only Chromium has it, and TypeScript's DOM types do not. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads a route's code and starts its queries, as the router would; cached data is not requested again. Failures are
 * silent: opening the page tries again and shows them.
 */
export function createPrefetch({ routes, basename, getContext }: PrefetchOptions): Prefetch {
  return ({ origin, pathname, href }) => {
    if (origin !== window.location.origin || savesData()) return;
    // The innermost route; the layout around it is loaded already.
    const match = matchRoutes(routes, pathname, basename)?.at(-1);
    if (!match) return;
    const { lazy, loader } = match.route;
    if (typeof lazy === 'object') lazy.Component?.().catch(() => undefined);
    if (typeof loader !== 'function') return;
    const request = new Request(href);
    // The router passes more arguments; no loader of this app reads them.
    void loader({ request, params: match.params, context: getContext() } as LoaderFunctionArgs);
  };
}

/** Does nothing outside an app, as in a story of one component. */
export const PrefetchContext = createContext<Prefetch>(() => {});

const findLink = ({ target }: SyntheticEvent): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && !link.target && !link.hasAttribute('download') ? link : null;
};

/**
 * Handlers for the element around the whole shop. They prefetch the page behind any link in it, menus and dialogs
 * included: when the pointer or the focus stays on the link, or immediately on touch.
 */
export function usePrefetchOnIntent() {
  const prefetch = use(PrefetchContext);
  const prefetchSoon = useIntent((link: HTMLAnchorElement) => prefetch(new URL(link.href)));
  const current = useRef<HTMLAnchorElement | null>(null);
  const onIntent = (event: SyntheticEvent) => {
    const link = findLink(event);
    if (link && link === current.current) return;
    prefetchSoon.clear();
    current.current = link;
    if (link) prefetchSoon.start(link);
  };
  return {
    onPointerOver: onIntent,
    onFocus: onIntent,
    onTouchStart: (event: SyntheticEvent) => {
      const link = findLink(event);
      prefetchSoon.clear();
      // The pointer and focus events that follow a touch find the same link and do nothing.
      current.current = link;
      if (link) prefetch(new URL(link.href));
    },
  };
}
