import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** After a move to another page the focus stands at its start, so that keys and screen readers begin there. */
export function PageFocus() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const last = useRef(pathname);
  // The DOM's focus is outside React; it moves only when the page has changed.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, navigationType]);
  return null;
}
