import { useStorage } from '@/lib/EnvironmentContext';
import { paths } from '@/lib/paths';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { useSessionServices } from './SessionContext';

/** Removes the token and the user and loads the shop anew at / (S1 4). */
export function useLogout() {
  const { session, reload } = useSessionServices();
  const storage = useStorage();
  return () => {
    storage.session.set(STORAGE_KEYS.loggedOut, 'yes');
    session.signOut();
    reload(paths.home());
  };
}
