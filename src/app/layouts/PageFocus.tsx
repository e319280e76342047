import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { moveFocusTo } from '@/lib/moveFocus';

/** The place on the page that an address names; nothing for an address without one. */
function placeOf(hash: string, main: HTMLElement): HTMLElement | undefined {
  const places = [main, ...main.querySelectorAll<HTMLElement>('[id]')];
  return hash ? places.find(({ id }) => id === hash.slice(1)) : undefined;
}

/** After a move to another page the focus stands at its title, so that keys begin and screen readers read there. */
export function PageFocus({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname + hash);
  // The DOM's focus is outside React; it stays where it is when only the query has changed.
  useEffect(() => {
    if (last.current === pathname + hash) return;
    last.current = pathname + hash;
    const page = main.current;
    if (!page) return;
    const findTitle = () => placeOf(hash, page) ?? page.querySelector<HTMLElement>('h1');
    const title = findTitle();
    moveFocusTo(title ?? page, { preventScroll: true });
    if (title) return;
    // A product's name is not known yet: the title gets the focus when it comes, if nobody has moved it by then.
    const wait = new MutationObserver(() => {
      const late = findTitle();
      if (!late) return;
      wait.disconnect();
      if (document.activeElement === page) moveFocusTo(late, { preventScroll: true });
    });
    wait.observe(page, { childList: true, subtree: true });
    return () => wait.disconnect();
  }, [pathname, hash, main]);
  return null;
}
