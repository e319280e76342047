import { CloseButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { OFFER } from '@/domain/offer';
import { CopyCode } from './CopyCode';
import classes from './OfferPopup.module.css';
import { OFFER_WORDS } from './OfferBadge';

interface OfferPopupProps {
  /** Somebody asked for it: it takes the focus, and gives it back. Otherwise it leaves the reader in peace. */
  takeFocus: boolean;
  onClose: () => void;
}

/** The new-customer offer (S1 9) in a corner, beside the page rather than over it. Closes itself after five minutes. */
export function OfferPopup({ takeFocus, onClose }: OfferPopupProps) {
  const left = useCountdown(OFFER.popupSeconds);
  const dialog = useRef<HTMLElement>(null);
  const id = useId();
  const over = left <= 0;

  // The countdown is what closes it; nobody has to be there.
  useEffect(() => {
    if (over) onClose();
  }, [over, onClose]);

  // The DOM's focus is outside React. It is known to be in the popup only while the popup is there.
  useLayoutEffect(() => {
    if (!takeFocus) return;
    const before = document.activeElement;
    const popup = dialog.current;
    popup?.focus();
    return () => {
      if (before instanceof HTMLElement && popup?.contains(document.activeElement)) before.focus();
    };
  }, [takeFocus]);

  // Only with the focus in it: elsewhere Escape belongs to what is open there.
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && event.target instanceof Node && dialog.current?.contains(event.target)) onClose();
  });
  return (
    <section ref={dialog} role="dialog" aria-labelledby={id} tabIndex={-1} className={classes.popup}>
      <CloseButton className={classes.close} aria-label="Close offer" onClick={onClose} />
      <h2 id={id} className={classes.title}>
        {OFFER_WORDS.title}
      </h2>
      <p className={classes.text}>
        Orders over {OFFER_WORDS.threshold}: <strong>{OFFER_WORDS.value}</strong> off with this code.
      </p>
      <CopyCode />
      <p className={classes.fine}>
        Valid <time dateTime={OFFER.firstDay}>{OFFER.firstDay}</time> to{' '}
        <time dateTime={OFFER.lastDay}>{OFFER.lastDay}</time>. Shipping fees and transaction fees are excluded. This
        note closes in <span role="timer">{minutesAndSeconds(Math.max(left, 0))}</span>.
      </p>
    </section>
  );
}

/** Whole seconds left, one fewer every second down to 0. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  const done = left <= 0;
  // The ticking of a timer is outside React.
  useEffect(() => {
    if (done) return;
    const timer = setInterval(() => setLeft((now) => now - 1), 1000);
    return () => clearInterval(timer);
  }, [done]);
  return left;
}

/** 300 is '5:00'. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
