import { useCallback, useState } from 'react';

/** Far enough ahead that a row is complete before a wheel, a swipe or the Tab key reaches it. */
const MARGIN = '1200px 0px';

/** Ref for an element, and whether it is, or ever was, near the part of the page in view. */
export function useNearView(initially: boolean) {
  const [near, setNear] = useState(initially || typeof IntersectionObserver === 'undefined');
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { near, ref };
}
