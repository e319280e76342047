import type { AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import type { Session } from './sessionStore';

/**
 * Recently viewed products and a pending add stay in the browser after a session expires, and must not be shown to another
 * buyer. They are stored with this hash of the buyer's email address, which the next buyer cannot read back.
 */
export function hashOwner(email: string): string {
  let hash = 0x811c9dc5; // FNV-1a
  for (const char of email.toLowerCase()) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Whether data stored under this owner may be shown. Without a token, no other buyer has signed in yet. */
export function belongsTo({ token, user }: Pick<Session, 'token' | 'user'>, owner: string | null | undefined): boolean {
  return !owner || token === null || (user !== null && owner === hashOwner(user.email));
}

export function clearRecentlyViewed({ local }: AppStorage): void {
  // The products go first: another tab may read between the two lines.
  local.remove(STORAGE_KEYS.recentlyViewed);
  local.remove(STORAGE_KEYS.viewedBy);
}

/** Makes this buyer the owner of the recently viewed products: a visitor's are kept, another buyer's are removed. */
export function claimRecentlyViewed(storage: AppStorage, email: string): void {
  const [previous, owner] = [storage.local.get(STORAGE_KEYS.viewedBy), hashOwner(email)];
  if (previous === owner) return;
  if (previous) clearRecentlyViewed(storage);
  storage.local.set(STORAGE_KEYS.viewedBy, owner);
}
