import { useEffect, useState } from 'react';
import { offerIsLive } from '@/domain/offer';
import { useClock, useStorage } from '@/lib/EnvironmentContext';
import { STORAGE_KEYS } from '@/lib/storageKeys';

/** How the popup came up: by itself, or because somebody asked for it and expects the focus there. */
type OfferPopupState = 'closed' | 'unasked' | 'asked';

/** The new-customer offer on this page. By itself the popup comes once a browser session, while the offer is inside its dates (D-20, D-170). */
export function useOffer() {
  const clock = useClock();
  const storage = useStorage();
  const [live] = useState(() => offerIsLive(clock.now()));
  const [popup, setPopup] = useState<OfferPopupState>(() =>
    live && storage.session.get(STORAGE_KEYS.offerDismissed) === null ? 'unasked' : 'closed',
  );
  // The browser's storage is outside React; once the popup has come up, it has had its turn.
  useEffect(() => {
    if (popup !== 'closed') storage.session.set(STORAGE_KEYS.offerDismissed, 'true');
  }, [popup, storage]);
  const [asks, setAsks] = useState(0);
  return {
    live,
    popup,
    /** How often somebody has asked for it: each time it takes the focus. */
    asks,
    open: () => {
      setPopup('asked');
      setAsks(asks + 1);
    },
    close: () => setPopup('closed'),
  };
}
