import { startTransition, useEffect, useRef, useState } from 'react';
import { whenNear } from '@/lib/nearViewport';
import { NEAR_OR_ABOVE, useStartOfVisit } from './startOfVisit';

/**
 * Cards rendered at a time below the first screen: few enough not to delay what the buyer does next. A shelf of the home page
 * renders whole, since its cards share the height of its skeleton.
 */
const BATCH_SIZE = 8;

/**
 * How many cards of a grid to render, and a ref for the last of them. At the start of a visit only those near the viewport
 * render; later the others, in batches while the browser is idle, so that its search and screen readers find them.
 * @param eager cards of the first render, if the grid is in the first screen
 */
export function useRenderedCount(total: number, eager: number) {
  const isStart = useStartOfVisit();
  const [renderedCount, setRenderedCount] = useState(eager || BATCH_SIZE);
  const last = useRef<HTMLLIElement>(null);
  const complete = renderedCount >= total;
  useEffect(() => {
    if (complete) return undefined;
    const renderMore = () => startTransition(() => setRenderedCount(renderedCount + BATCH_SIZE));
    return isStart && last.current ? whenNear(last.current, NEAR_OR_ABOVE, renderMore) : whenIdle(renderMore);
  }, [complete, renderedCount, isStart]);
  return { renderedCount, complete, last };
}

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
