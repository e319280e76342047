import { CloseButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { OFFER } from '@/domain/offer';
import { focusPage } from '@/lib/focus';
import { CopyCode } from './CopyCode';
import classes from './OfferPopup.module.css';
import { OFFER_TEXT } from './OfferBadge';

interface OfferPopupProps {
  /** Moves the focus into the popup. False if the popup opened by itself. */
  takeFocus: boolean;
  onClose: () => void;
}

/** The new-customer offer (S1 9) as a non-modal dialog in a corner. Closes itself after five minutes. */
export function OfferPopup({ takeFocus, onClose }: OfferPopupProps) {
  const secondsLeft = useCountdown(OFFER.popupSeconds);
  const dialog = useRef<HTMLElement>(null);
  const id = useId();
  const expired = secondsLeft <= 0;

  // An effect, because a timer closes the popup, not an event.
  useEffect(() => {
    if (expired) onClose();
  }, [expired, onClose]);

  // A layout effect, because its cleanup must run while the popup, and the focus in it, is still in the DOM.
  useLayoutEffect(() => {
    const previous = document.activeElement;
    const popup = dialog.current;
    const page = popup?.closest('main');
    if (takeFocus) popup?.focus();
    return () => {
      if (!popup?.contains(document.activeElement)) return;
      if (previous instanceof HTMLElement && previous !== document.body) previous.focus();
      else if (page) focusPage(page);
    };
  }, [takeFocus]);

  // Only with the focus in the popup: otherwise Escape closes something else.
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && event.target instanceof Node && dialog.current?.contains(event.target)) onClose();
  });
  return (
    <section ref={dialog} role="dialog" aria-labelledby={id} tabIndex={-1} className={classes.popup}>
      <CloseButton className={classes.close} aria-label="Close offer" onClick={onClose} />
      <h2 id={id} className={classes.title}>
        {OFFER_TEXT.title}
      </h2>
      <p className={classes.text}>
        Orders over {OFFER_TEXT.threshold}: <strong>{OFFER_TEXT.value}</strong> off with this code.
      </p>
      <CopyCode />
      <p className={classes.finePrint}>
        Valid <time dateTime={OFFER.firstDay}>{OFFER.firstDay}</time> to{' '}
        <time dateTime={OFFER.lastDay}>{OFFER.lastDay}</time>. Shipping fees and transaction fees are excluded. This
        note closes in <span role="timer">{minutesAndSeconds(Math.max(secondsLeft, 0))}</span>.
      </p>
    </section>
  );
}

/** Counts down to 0. Returns the seconds left. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  const done = left <= 0;
  useEffect(() => {
    if (done) return;
    const timer = setInterval(() => setLeft((now) => now - 1), 1000);
    return () => clearInterval(timer);
  }, [done]);
  return left;
}

/** Formats 300 as '5:00'. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
