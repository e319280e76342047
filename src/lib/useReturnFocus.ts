import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusPage } from './focus';

/**
 * For a dialog that is unmounted as it closes, and so cannot return the focus itself: gives it back to the element that had it
 * when the dialog appeared. If that has gone, as after a login that has changed the page, the page's title gets it.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  const page = useRef<HTMLElement | null>(null);
  // Before the browser takes the focus from an element that has been hidden.
  useLayoutEffect(() => {
    opener.current = document.activeElement;
    page.current = pageOf(opener.current);
  }, []);
  useEffect(
    () => () => {
      const isLost = () => document.activeElement === document.body;
      if (isLost() && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
      if (isLost() && page.current) focusPage(page.current);
    },
    [],
  );
}

/** The page that an element, or the header around it, belongs to: there may be another shop in the document. */
function pageOf(element: Element | null): HTMLElement | null {
  if (!element) return null;
  return element.closest('main') ?? element.querySelector('main') ?? pageOf(element.parentElement);
}
