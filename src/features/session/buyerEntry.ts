import { isRecord } from '@/lib/isRecord';
import { isStringOrNull, readJson, type StringStore } from '@/lib/storage';
import { belongsTo, hashOwner } from './browsingOwner';
import type { Session } from './sessionStore';

/** Raise it when the content of an entry changes, so that code of one version never reads what another has written. */
const VERSION = 1;

/** Every entry of checkout and payments in the browser's storage has these fields beside its content. */
export interface EntryMarks {
  readonly version: typeof VERSION;
  /** Mark of the buyer (`hashOwner`); null when the buyer's email is not known. */
  readonly owner: string | null;
}

/** The mark of the buyer who is signed in; null when their email is not known. */
export const ownerOf = ({ user }: Session): string | null => user && hashOwner(user.email);

export const buyerEntry = <Content extends object>(content: Content, owner: string | null): Content & EntryMarks => ({
  ...content,
  version: VERSION,
  owner,
});

/** A type guard for an entry of this version. `isContent` checks what it holds. */
export const isEntry =
  <Content extends object>(isContent: (value: unknown) => value is Content) =>
  (value: unknown): value is Content & EntryMarks =>
    isRecord(value) && value['version'] === VERSION && isStringOrNull(value['owner']) && isContent(value);

/** Whether a stored value is an entry that another version of the shop has written. */
export const isOtherVersion = (value: unknown): boolean =>
  isRecord(value) && typeof value['version'] === 'number' && value['version'] !== VERSION;

/** Returns false if the entry could not be stored. */
export const writeEntry = (store: StringStore, key: string, content: object, owner: string | null): boolean =>
  store.set(key, JSON.stringify(buyerEntry(content, owner)));

/**
 * What is stored for this buyer; null when there is nothing. Removes an entry of another version, or one that `isContent`
 * rejects. Another buyer's entry is not returned, and stays.
 */
export function readEntry<Content extends object>(
  store: StringStore,
  key: string,
  session: Session,
  isContent: (value: unknown) => value is Content,
): (Content & EntryMarks) | null {
  const entry = readJson(store, key, isEntry(isContent));
  if (!entry) store.remove(key);
  return entry && belongsTo(session, entry.owner) ? entry : null;
}
