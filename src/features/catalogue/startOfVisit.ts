import { useEffect, useState } from 'react';
import { useNearViewport } from '@/lib/nearViewport';
import { isNewNavigation, timeSinceLoad } from '@/lib/pageLoad';

/** Milliseconds after a new visit's page has loaded in which only cards near the viewport render. */
const START_OF_VISIT = 3000;

/** The margins of the viewport within which cards render at the start of a visit: anywhere above it, and a screen or two below. */
export const NEAR_OR_ABOVE = '1000000px 0px 1200px';

/**
 * Whether a new visit has just started: the browser is busy, and the buyer has hardly scrolled. Not on a reload or Back, which
 * restore the scroll position, and not after Ctrl or Cmd has been pressed: Ctrl+F must find all cards.
 */
export function useStartOfVisit(): boolean {
  // jsdom lacks the observer.
  const [isStart, setStart] = useState(() => timeLeft() > 0 && typeof IntersectionObserver !== 'undefined');
  useEffect(() => {
    if (!isStart) return undefined;
    const end = () => setStart(false);
    const endByKey = ({ ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && end();
    let timer: ReturnType<typeof setTimeout>;
    const startTimer = () => (timer = setTimeout(end, timeLeft()));
    if (document.readyState === 'complete') startTimer();
    else window.addEventListener('load', startTimer);
    window.addEventListener('keydown', endByKey);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', startTimer);
      window.removeEventListener('keydown', endByKey);
    };
  }, [isStart]);
  return isStart;
}

/** Milliseconds until the start of the visit is over, counted from now while the page is loading. */
const timeLeft = () => (isNewNavigation() ? Math.max(0, START_OF_VISIT - timeSinceLoad()) : 0);

/** Ref for a section, and whether to load it: at the start of a visit not before it is near the viewport. */
export function useDeferredSection() {
  const isStart = useStartOfVisit();
  const { isNear, ref } = useNearViewport(NEAR_OR_ABOVE);
  return { shouldLoad: isNear || !isStart, ref };
}
