import { UnstyledButton } from '@mantine/core';
import IconTag from '@tabler/icons-react/icons/IconTag';
import { useEffect, useState } from 'react';
import { formatAmount } from '@/domain/currency';
import { OFFER, offerIsLive } from '@/domain/offer';
import { useClock, useStorage } from '@/lib/EnvironmentContext';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import classes from './OfferBadge.module.css';

/** The offer in the hero; opens the popup with the code. */
export function OfferBadge({ onOpen }: { onOpen: () => void }) {
  return (
    <UnstyledButton className={classes.badge} aria-haspopup="dialog" onClick={onOpen}>
      <IconTag size={16} stroke={1.75} aria-hidden />
      <span>
        {OFFER_TEXT.title} <span className={classes.code}>{OFFER.code}</span>
      </span>
    </UnstyledButton>
  );
}

/** The offer is in US dollars in every display currency, and its stated value is printed as is (D-21). */
export const OFFER_TEXT = {
  title: `${OFFER.percent}% off for new customers`,
  threshold: formatAmount(OFFER.ordersOver, 'USD').replace(/\.00$/, ''),
  value: formatAmount(OFFER.shownValue, 'USD'),
} as const;

/** The state of the new-customer offer. While it is valid, the popup opens by itself once per browser session (D-20, D-170). */
export function useOffer() {
  const clock = useClock();
  const storage = useStorage();
  const [live] = useState(() => offerIsLive(clock.now()));
  const [isOpen, setOpen] = useState(() => live && storage.session.get(STORAGE_KEYS.offerDismissed) === null);
  const [manualOpens, setManualOpens] = useState(0);
  // Storage is external to React. Opening counts as dismissed, so that the popup does not open by itself again.
  useEffect(() => {
    if (isOpen) storage.session.set(STORAGE_KEYS.offerDismissed, 'true');
  }, [isOpen, storage]);
  return {
    live,
    isOpen,
    /** How often the visitor has opened the popup; 0 if it opened by itself. */
    manualOpens,
    open: () => {
      setOpen(true);
      setManualOpens(manualOpens + 1);
    },
    close: () => setOpen(false),
  };
}
