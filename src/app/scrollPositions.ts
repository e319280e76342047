import { createContext } from 'react';
import type { Location } from 'react-router-dom';
import { readJson, type AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';

const arePlaces = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((place) => typeof place === 'number');

/** The router trusts the places that it has kept, and a page would break over rubbish in them. */
export function dropInvalidScrollPositions({ session }: AppStorage): void {
  const { scrollPositions } = STORAGE_KEYS;
  if (readJson(session, scrollPositions, arePlaces) === null) session.remove(scrollPositions);
}

/** Takes what belongs to no page. */
const NOWHERE = 'nowhere';

export interface ScrollPositions {
  /** Under which name a page's scroll position is kept, and looked for. */
  nameOf: (location: Location) => string;
  /** Told of each page that is on the screen now. */
  onDrawn: (location: Location) => void;
}

/**
 * Names for the router's places. It keeps the window's place for the page that it is at, though that may not be drawn yet
 * when a person goes Back and Forward quickly: what it measures then is another page's place, and takes no page's own.
 */
export function createScrollPositions(present: () => Location): ScrollPositions {
  let drawn: string | null = null;
  return {
    // What is looked for is never of the page that the router is at already.
    nameOf: (location) =>
      drawn !== null && drawn !== location.key && location.key === present().key ? NOWHERE : nameOfPage(location),
    onDrawn: ({ key }) => {
      drawn = key;
    },
  };
}

/**
 * The first page of a visit has no key of its own: there the address stands for it, so that a fresh visit to `/#dyson` is
 * not taken back to where another page was left.
 */
const nameOfPage = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? `${pathname}${search}${hash}` : key;

export const ScrollPlacesContext = createContext<ScrollPositions>({ nameOf: nameOfPage, onDrawn: () => undefined });
