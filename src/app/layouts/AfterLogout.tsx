import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStorage } from '@/lib/EnvironmentContext';
import { paths } from '@/lib/paths';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { useToast } from '@/ui/toast/useToast';

/** Logging out loads the shop anew at its home page; the toast shows there, not on the page that is being left (D-80). */
export function AfterLogout() {
  const { session } = useStorage();
  const { toast } = useToast();
  const { pathname, key } = useLocation();
  const home = pathname === paths.home();
  // The flag is outside React; it is read on arrival.
  useEffect(() => {
    if (!home || !session.get(STORAGE_KEYS.loggedOut)) return;
    session.remove(STORAGE_KEYS.loggedOut);
    toast({ title: 'Logged out', tone: 'success' });
  }, [home, key, session, toast]);
  return null;
}
