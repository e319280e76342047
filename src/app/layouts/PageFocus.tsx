import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The place that an address names, able to take the focus; nothing for an address without one. */
function placeOf(hash: string): HTMLElement | null {
  const place = hash ? document.getElementById(hash.slice(1)) : null;
  if (place && !place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  return place;
}

/** After a move to another page the focus stands at its title, so that keys begin and screen readers read there. */
export function PageFocus() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname + hash);
  // The DOM's focus is outside React; it stays where it is when only the query has changed.
  useEffect(() => {
    if (last.current === pathname + hash) return;
    last.current = pathname + hash;
    const main = document.getElementById('main');
    const start = placeOf(hash) ?? main?.querySelector<HTMLElement>('h1[tabindex="-1"]') ?? main;
    start?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
