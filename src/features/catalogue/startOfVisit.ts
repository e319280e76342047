import { createContext, use } from 'react';
import { createStore, useStore, type Store } from '@/lib/store';

/** Milliseconds from the page's load event, or from the app's start if that is later, to the end of the start of a visit. */
const DURATION = 3000;

/** Milliseconds from the app's start after which it is over in any case: one stalled picture delays the load event. */
const LIMIT = 10_000;

/** The part of the router's state that tells whether the buyer has navigated. */
interface Navigations {
  readonly state: { readonly location: { readonly key: string } };
  subscribe: (listener: () => void) => () => void;
}

/**
 * Whether a new visit has just started: the browser is busy, and the buyer has hardly scrolled. It ends three seconds after the
 * page has loaded, with the first navigation in the app, and when Ctrl, Cmd or Tab is pressed, because Ctrl+F must find all cards
 * and Tab must reach them.
 * @param isNewVisit false after a reload or Back, which restore the scroll position
 */
export function createStartOfVisit(isNewVisit: boolean, router: Navigations) {
  const store = createStore(isNewVisit);
  if (!isNewVisit) return { ...store, dispose: () => undefined };
  const listeners = new AbortController();
  const { signal } = listeners;
  const end = () => {
    dispose();
    store.set(false);
  };
  const limit = setTimeout(end, LIMIT);
  let timer: ReturnType<typeof setTimeout>;
  const startTimer = () => (timer = setTimeout(end, DURATION));
  const first = router.state.location.key;
  const unsubscribe = router.subscribe(() => {
    if (router.state.location.key !== first) end();
  });
  const dispose = () => {
    clearTimeout(limit);
    clearTimeout(timer);
    unsubscribe();
    listeners.abort();
  };
  if (document.readyState === 'complete') startTimer();
  else window.addEventListener('load', startTimer, { signal });
  const endByKey = ({ ctrlKey, metaKey, key }: KeyboardEvent) => {
    if (ctrlKey || metaKey || key === 'Tab') end();
  };
  window.addEventListener('keydown', endByKey, { signal });
  return { ...store, dispose };
}

export const StartOfVisitContext = createContext<Pick<Store<boolean>, 'get' | 'subscribe'>>(createStore(false));

/** Whether a new visit has just started (createStartOfVisit). Cards far below the viewport wait for its end. */
export const useStartOfVisit = () => useStore(use(StartOfVisitContext));

/** The root margin of an observer: cards render at the start of a visit if they are above the viewport, in it or 1,200 px below. */
export const NEAR_OR_ABOVE = '1000000px 0px 1200px';
