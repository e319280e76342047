import type { StringStore } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';

/**
 * Forgets what the alternate checkout keeps in the tab, once its order is placed: Back must not offer to pay for the same order
 * again (D-216), and the next order begins with a new form.
 */
export function forgetAlternateCheckout(session: StringStore): void {
  session.remove(STORAGE_KEYS.paymentData);
  session.remove(STORAGE_KEYS.alternateDraft);
}
