import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useRef, type SyntheticEvent } from 'react';
import {
  matchRoutes,
  useLocation,
  type LoaderFunctionArgs,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useIntent } from '@/lib/useIntent';

/** Loads pages before they are opened. */
export interface Prefetch {
  /** Code and data of the page at an absolute URL. */
  page: (url: URL) => void;
  /** The code alone of the page at a path of the app. */
  code: (path: string) => void;
}

interface PrefetchOptions {
  routes: RouteObject[];
  basename?: string | undefined;
  getContext: () => RouterContextProvider;
}

/** The browser's Save-Data preference; only Chromium has it, and TypeScript's DOM types do not. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads a route's code, and returns the route. The innermost one; the layout around it is loaded already. */
function loadRoute(routes: RouteObject[], pathname: string, basename?: string) {
  const match = matchRoutes(routes, pathname, basename)?.at(-1);
  const lazy = match?.route.lazy;
  if (typeof lazy === 'object') lazy.Component?.().catch(() => undefined);
  return match;
}

/**
 * Loads a route's code and starts its queries, as the router would; cached data is not requested again. Failures are
 * silent: opening the page tries again and shows them.
 */
export function createPrefetch({ routes, basename, getContext }: PrefetchOptions): Prefetch {
  return {
    page: ({ origin, pathname, href }) => {
      if (origin !== window.location.origin || savesData()) return;
      const match = loadRoute(routes, pathname, basename);
      const loader = match?.route.loader;
      if (typeof loader !== 'function') return;
      const request = new Request(href);
      // The router passes more arguments; no loader of this app reads them.
      void loader({ request, params: match?.params, context: getContext() } as LoaderFunctionArgs);
    },
    code: (path) => {
      if (!savesData()) loadRoute(routes, path);
    },
  };
}

/** Does nothing outside an app, as in a story of one component. */
export const PrefetchContext = createContext<Prefetch>({ page: () => {}, code: () => {} });

/** The pages that the account's pages link to above their titles. */
const ACCOUNT_PATHS = [paths.dashboard(), paths.profile(), paths.orders(), paths.purchases()];

/** Milliseconds. */
const QUIET = 500;

/**
 * On a page of the account, loads the code of the others as soon as nothing else is loading. On a phone's processor, code and
 * styles that load after the click are a third of the time until the orders are there.
 */
export function usePrefetchAccountPages() {
  const { code } = use(PrefetchContext);
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const isAccount = ACCOUNT_PATHS.includes(pathname);
  // The timer is outside React.
  useEffect(() => {
    if (!isAccount) return;
    const wait = () =>
      setTimeout(() => {
        if (queryClient.isFetching() > 0) timer = wait();
        else for (const path of ACCOUNT_PATHS) code(path);
      }, QUIET);
    let timer = wait();
    return () => clearTimeout(timer);
  }, [isAccount, queryClient, code]);
}

const findLink = ({ target }: SyntheticEvent): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && !link.target && !link.hasAttribute('download') ? link : null;
};

/**
 * Handlers for the element around the whole shop. They prefetch the page behind any link in it, menus and dialogs
 * included: when the pointer or the focus stays on the link, or immediately on touch.
 */
export function usePrefetchOnIntent() {
  const { page } = use(PrefetchContext);
  const prefetchSoon = useIntent((link: HTMLAnchorElement) => page(new URL(link.href)));
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
      if (link) page(new URL(link.href));
    },
  };
}
