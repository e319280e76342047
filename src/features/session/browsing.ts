import type { AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import type { Session } from './sessionStore';

/**
 * What a browser remembers of somebody's browsing outlives a session that runs out, and reloads; it is shown to no other
 * buyer. So it carries whose it is: enough to tell buyers apart, but not an address that the next one could read.
 */
export function ownerMark(email: string): string {
  let hash = 0x811c9dc5;
  for (const char of email.toLowerCase()) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Whether what carries this mark is for the eyes of who is at the door. Without a token nobody new has come yet. */
export function isFor({ token, user }: Pick<Session, 'token' | 'user'>, mark: string | null | undefined): boolean {
  return !mark || token === null || (user !== null && mark === ownerMark(user.email));
}

export function forgetViews({ local }: AppStorage): void {
  // in this order: another tab may see the first and not yet the second
  local.remove(STORAGE_KEYS.recentlyViewed);
  local.remove(STORAGE_KEYS.viewedBy);
}

/** From here on what was viewed is this buyer's: a visitor's own views stay, another buyer's go. */
export function claimViews(storage: AppStorage, email: string): void {
  const [owner, mark] = [storage.local.get(STORAGE_KEYS.viewedBy), ownerMark(email)];
  if (owner === mark) return;
  if (owner) forgetViews(storage);
  storage.local.set(STORAGE_KEYS.viewedBy, mark);
}
