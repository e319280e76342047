import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * For what is unmounted as it closes, and so cannot return the focus itself: gives it back to the element that had it when
 * the component appeared.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  // Before the browser takes the focus from an element that has been hidden.
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
    [],
  );
}
