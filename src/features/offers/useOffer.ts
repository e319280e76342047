import { useEffect, useState } from 'react';
import { offerIsLive } from '@/domain/offer';
import { useClock, useStorage } from '@/lib/EnvironmentContext';
import { STORAGE_KEYS } from '@/lib/storageKeys';

/** The new-customer offer on this page. By itself the popup comes once a browser session, while the offer is inside its dates (D-20, D-170). */
export function useOffer() {
  const clock = useClock();
  const storage = useStorage();
  const [live] = useState(() => offerIsLive(clock.now()));
  const [isOpen, setOpen] = useState(() => live && storage.session.get(STORAGE_KEYS.offerDismissed) === null);
  const [asks, setAsks] = useState(0);
  // The browser's storage is outside React; once the popup has come up, it has had its turn.
  useEffect(() => {
    if (isOpen) storage.session.set(STORAGE_KEYS.offerDismissed, 'true');
  }, [isOpen, storage]);
  return {
    live,
    isOpen,
    /** How often somebody has asked for the popup, and expects the focus there; 0 while it has come by itself. */
    asks,
    ask: () => {
      setOpen(true);
      setAsks(asks + 1);
    },
    close: () => setOpen(false),
  };
}
