import { use, useEffect, useRef, type SyntheticEvent } from 'react';
import { PrefetchContext } from './PrefetchContext';

/** A pointer that merely crosses a link, or a focus on its way past, is no intent. */
const PAUSE_MS = 80;

const linkOf = ({ target }: SyntheticEvent): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && !link.target && !link.hasAttribute('download') ? link : null;
};

/**
 * Handlers for the element around the whole shop: the page behind any link in it, menus and dialogs included, is made
 * ready when a pointer rests on the link, a finger touches it or the focus stops there.
 */
export function usePrefetchOnIntent() {
  const prefetch = use(PrefetchContext);
  const intent = useRef<{ link: HTMLAnchorElement; timer: number } | null>(null);
  const forget = () => {
    if (intent.current) window.clearTimeout(intent.current.timer);
    intent.current = null;
  };
  const consider = (event: SyntheticEvent) => {
    const link = linkOf(event);
    if (link && link === intent.current?.link) return;
    forget();
    if (link) intent.current = { link, timer: window.setTimeout(() => prefetch(new URL(link.href)), PAUSE_MS) };
  };
  // A timer is outside React.
  useEffect(() => forget, []);
  return {
    onPointerOver: consider,
    onFocus: consider,
    onTouchStart: (event: SyntheticEvent) => {
      const link = linkOf(event);
      forget();
      if (!link) return;
      // What the finger sets off besides, a pointer and the focus, asks no second time.
      intent.current = { link, timer: 0 };
      prefetch(new URL(link.href));
    },
  };
}
