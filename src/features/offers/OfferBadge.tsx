import { UnstyledButton } from '@mantine/core';
import IconTag from '@tabler/icons-react/icons/IconTag';
import { useEffect, useState } from 'react';
import { formatAmount } from '@/domain/currency';
import { OFFER, offerIsLive } from '@/domain/offer';
import { useClock, useStorage } from '@/lib/EnvironmentContext';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import classes from './OfferBadge.module.css';

/** The hero's mark of the offer; opens the popup with the code. */
export function OfferBadge({ onOpen }: { onOpen: () => void }) {
  return (
    <UnstyledButton className={classes.badge} aria-haspopup="dialog" onClick={onOpen}>
      <IconTag size={16} stroke={1.75} aria-hidden />
      <span>
        {OFFER_WORDS.title} <span className={classes.code}>{OFFER.code}</span>
      </span>
    </UnstyledButton>
  );
}

/** The offer is in US dollars whatever the display currency, and its value is printed as it stands (D-21). */
export const OFFER_WORDS = {
  title: `${OFFER.percent}% off for new customers`,
  threshold: formatAmount(OFFER.ordersOver, 'USD').replace(/\.00$/, ''),
  value: formatAmount(OFFER.shownValue, 'USD'),
} as const;

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
