import { startTransition, useEffect, useRef, useState } from 'react';
import { isNewNavigation, timeSinceLoad } from '@/lib/pageLoad';
import { whenNear } from '@/lib/whenNear';

/**
 * Cards rendered at a time below the first screen: few enough not to delay what the buyer does next. A shelf of the home page
 * renders whole, since its cards share the height of its skeleton.
 */
const BATCH_SIZE = 8;

/** Milliseconds after a new visit's page has loaded in which only cards near the viewport render. */
const START_OF_VISIT = 3000;

/** The margins of the viewport within which cards render: anywhere above it, and a screen or two below. */
const NEAR_OR_ABOVE = '1000000px 0px 1200px';

/**
 * How many cards of a grid to render, and a ref for the last of them or, while there are none, for the skeleton. At the start
 * of a visit only those near the viewport render; later the others, in batches while the browser is idle, so that its search
 * and screen readers find them.
 * @param eager cards of the first render; 0 for a grid below the first screen
 */
export function useRenderedCount(total: number, eager: number) {
  const isStart = useStartOfVisit();
  const [renderedCount, setRenderedCount] = useState(eager || (isStart ? 0 : BATCH_SIZE));
  const last = useRef<HTMLDivElement & HTMLLIElement>(null);
  const complete = renderedCount >= total;
  useEffect(() => {
    if (complete) return undefined;
    const renderMore = () => startTransition(() => setRenderedCount(renderedCount + BATCH_SIZE));
    return isStart && last.current ? whenNear(last.current, NEAR_OR_ABOVE, renderMore) : whenIdle(renderMore);
  }, [complete, renderedCount, isStart]);
  return { renderedCount, complete, last };
}

/**
 * Whether a new visit has just started: the browser is busy, and the buyer has hardly scrolled. Not on a reload or Back, which
 * restore the scroll position, and not after Ctrl or Cmd has been pressed: Ctrl+F must find all cards.
 */
function useStartOfVisit(): boolean {
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

/** Calls back when the browser has nothing else to do, within a second at most. Returns a function that cancels the call. */
function whenIdle(callback: () => void): () => void {
  // Safari lacks it, and so does jsdom.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 1000 });
  return () => cancelIdleCallback(handle);
}
