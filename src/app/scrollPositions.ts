import { createContext } from 'react';
import type { createBrowserRouter, Location } from 'react-router-dom';
import { isRecord } from '@/lib/isRecord';
import { isNewNavigation } from '@/lib/pageLoad';
import { readJson, type AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';

const areScrollPositions = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every((position) => typeof position === 'number');

/** The router trusts the positions in the session storage; invalid ones would break every page. */
export function dropInvalidScrollPositions({ session }: AppStorage): void {
  const { scrollPositions } = STORAGE_KEYS;
  if (readJson(session, scrollPositions, areScrollPositions) === null) session.remove(scrollPositions);
}

/**
 * Restores the first page's position in its first render, on a reload, Back or Forward. `ScrollRestoration` looks it up only
 * after that render, when the router's provider does not listen yet; the browser's own restoring fails when a reload
 * interrupts another one.
 */
export function restoreFirstPosition(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'enableScrollRestoration' | 'basename'>,
  { session }: AppStorage,
  getKey: ScrollPositions['getKey'],
): void {
  if (isNewNavigation()) return;
  window.history.scrollRestoration = 'manual';
  const positions = readJson(session, STORAGE_KEYS.scrollPositions, areScrollPositions) ?? {};
  // `ScrollRestoration` asks for keys without the base path, which the router's own locations have.
  const base = router.basename?.replace(/\/$/, '') ?? '';
  router.enableScrollRestoration(
    positions,
    () => window.scrollY,
    (location) => getKey({ ...location, pathname: location.pathname.slice(base.length) || '/' }),
  );
}

export interface ScrollPositions {
  /** The key under which the router saves and looks up a page's scroll position. */
  getKey: (location: Location) => string;
  /** Call it with each location whose page has been rendered. */
  onRendered: (location: Location) => void;
}

/** A scroll position saved under this key is never looked up. */
const DISCARDED = 'discarded';

/**
 * Keys for the router's `ScrollRestoration`. When the buyer goes Back and Forward quickly, the router leaves a location
 * whose page was never rendered, and saves the position of the page that is still on the screen for it. Such a position
 * is discarded, so that the location keeps its previous one.
 */
export function createScrollPositions(currentLocation: () => Location): ScrollPositions {
  let renderedKey: string | null = null;
  return {
    // Only saving asks for the router's current location; looking up asks for the next one.
    getKey: (location) => {
      const isRendered = renderedKey === null || renderedKey === location.key;
      return !isRendered && location.key === currentLocation().key ? DISCARDED : locationKey(location);
    },
    onRendered: ({ key }) => {
      renderedKey = key;
    },
  };
}

/**
 * The first page of a visit has the key `default`. Its URL is used instead: a new visit to `/#dyson` must not scroll to
 * where the first page of an earlier visit was left.
 */
const locationKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? `${pathname}${search}${hash}` : key;

export const ScrollPositionsContext = createContext<ScrollPositions>({
  getKey: locationKey,
  onRendered: () => undefined,
});
