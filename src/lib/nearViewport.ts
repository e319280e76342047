import { useCallback, useState } from 'react';

/**
 * Calls back once when an element is within a margin of the viewport.
 * @param margin as in CSS, such as `1200px 0px`
 * @returns a function that stops watching
 */
export function whenNear(element: Element, margin: string, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Ref for an element, and whether it has ever been within a margin of the viewport. True where nothing can be observed.
 * @param margin as in CSS, such as `1200px 0px`
 * @param initially true for an element that counts as near from the start
 */
export function useNearViewport(margin: string, initially = false) {
  const canObserve = typeof IntersectionObserver !== 'undefined'; // not in jsdom
  const [isNear, setNear] = useState(initially || !canObserve);
  const ref = useCallback(
    (element: Element | null) => (element && canObserve ? whenNear(element, margin, () => setNear(true)) : undefined),
    [margin, canObserve],
  );
  return { isNear, ref };
}
