import { useEffect } from 'react';
import { useStorage } from '@/lib/EnvironmentContext';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { useToast } from '@/ui/toast/toastStore';

/** Logging out loads the shop anew; its toast shows after that (D-80). */
export function AfterLogout() {
  const { session } = useStorage();
  const { toast } = useToast();
  // The flag is outside React; it is read once, on arrival.
  useEffect(() => {
    if (!session.get(STORAGE_KEYS.loggedOut)) return;
    session.remove(STORAGE_KEYS.loggedOut);
    toast({ title: 'Logged out' });
  }, [session, toast]);
  return null;
}
