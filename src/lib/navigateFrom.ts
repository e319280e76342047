import { createContext, use, useCallback } from 'react';
import { useLocation, type createBrowserRouter, type Location, type NavigateOptions, type To } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'subscribe' | 'state'>;

/** Navigates to the URL that `target` computes from the newest location; null stays there. */
export type NavigateFrom = (target: (location: Location) => To | null, options?: NavigateOptions) => void;

/**
 * Makes navigations that start in the same task take effect one after the other, and returns the function that computes a
 * URL in its turn. React Router 7 would complete the first one with the history action of the last: the address
 * bar would show the first URL, and the page the last one.
 */
export function serializeNavigations(router: Router): NavigateFrom {
  const navigateNow = router.navigate;
  /** Resolves when the last navigation is visible in `router.state` or has ended. */
  let lastStart: Promise<void> | null = null;

  const inTurn = async (run: () => Promise<void>): Promise<void> => {
    const previous = lastStart;
    let resolveStart = () => {};
    const start = new Promise<void>((resolve) => {
      resolveStart = resolve;
    });
    lastStart = start;
    if (previous) await previous;
    const stop = router.subscribe(() => resolveStart());
    try {
      await run();
    } finally {
      stop();
      resolveStart();
      if (lastStart === start) lastStart = null;
    }
  };

  // Back and Forward, by number, do not change the URL in this task.
  router.navigate = (to: number | To | null, options?: NavigateOptions) =>
    typeof to === 'number' ? navigateNow(to) : inTurn(() => navigateNow(to, options));
  return (target, options) => {
    void inTurn(async () => {
      const to = target(router.state.navigation.location ?? router.state.location);
      if (to !== null) await navigateNow(to, options);
    });
  };
}

export const NavigateFromContext = createContext<NavigateFrom | null>(null);

/** For a URL that depends on the current one: `useLocation` is behind while another change of the URL is under way. */
export function useNavigateFrom(): NavigateFrom {
  const navigateFrom = use(NavigateFromContext);
  if (!navigateFrom) throw new Error('useNavigateFrom needs a NavigateFromContext around it.');
  return navigateFrom;
}

/**
 * Changes the query of the page's URL. `update` gets the newest parameters, so that several changes in one task all take
 * effect. Does nothing when the buyer is leaving the page, as after a pause in typing. Keeps its identity on one page.
 */
export function useUpdateSearchParams() {
  const { pathname } = useLocation();
  const navigateFrom = useNavigateFrom();
  return useCallback(
    (update: (params: URLSearchParams) => URLSearchParams, options?: NavigateOptions) =>
      navigateFrom((location) => {
        const text = update(new URLSearchParams(location.search)).toString();
        const search = text && `?${text}`;
        return location.pathname === pathname && search !== location.search ? { search } : null;
      }, options),
    [pathname, navigateFrom],
  );
}
