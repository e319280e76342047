import { use } from 'react';
import { useStorage } from '@/lib/EnvironmentContext';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { UnsavedChangesContext } from '@/lib/useUnsavedChanges';

/** Returns a function that tells whether signing out would lose something: a form's changes, or a tracking number that was not sent. */
export function useHasUnsaved(): () => boolean {
  const { session: tab } = useStorage();
  const forms = use(UnsavedChangesContext);
  return () => tab.get(STORAGE_KEYS.trackingDrafts) !== null || (forms !== null && forms.size > 0);
}
