/**
 * Calls back once when an element is within a margin of the viewport.
 * @param margin as in CSS, such as `1200px 0px`
 * @returns stops watching
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
