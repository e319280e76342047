import { startTransition, useCallback, useEffect, useState } from 'react';
import { whenNear } from '@/lib/nearViewport';
import { NEAR_OR_ABOVE, useStartOfVisit } from './startOfVisit';

/**
 * Cards rendered at a time below the first screen: few enough not to delay what the buyer does next. At least the
 * eight of a home page's shelf: its rows share the height of its skeleton, so that fewer cards would be stretched.
 */
const BATCH_SIZE = 8;

/**
 * How many cards of a grid to render, and a ref for the last of them. At the start of a visit only those near the viewport
 * render. The others render later, in batches while the browser is idle, because its search and screen readers need them.
 * @param eager number of cards in the first screen, which render first; 0 if the grid is below it
 */
export function useRenderedCount(total: number, eager: number) {
  const isStart = useStartOfVisit();
  const [renderedCount, setRenderedCount] = useState(eager || BATCH_SIZE);
  const complete = renderedCount >= total;
  const renderMore = useCallback(
    () => startTransition(() => setRenderedCount(renderedCount + BATCH_SIZE)),
    [renderedCount],
  );
  const last = useCallback(
    (card: Element | null) => (card && isStart && !complete ? whenNear(card, NEAR_OR_ABOVE, renderMore) : undefined),
    [isStart, complete, renderMore],
  );
  useEffect(() => (isStart || complete ? undefined : whenIdle(renderMore)), [isStart, complete, renderMore]);
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
