import { readJson, type AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';

const arePlaces = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((place) => typeof place === 'number');

/** The router trusts the places that it has kept, and a page would break over rubbish in them. */
export function dropRubbishPlaces({ session }: AppStorage): void {
  const { scrollPositions } = STORAGE_KEYS;
  if (readJson(session, scrollPositions, arePlaces) === null) session.remove(scrollPositions);
}
