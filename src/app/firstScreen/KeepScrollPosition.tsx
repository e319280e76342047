import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the scroll position of the prerendered first screen when the app's first render replaces it: the router begins each
 * new page at the top.
 */
export function KeepScrollPosition({ children }: { children: ReactNode }) {
  const position = useRef(0);
  // Effects run in the order of the components: before and after the router's.
  return (
    <>
      <OnMount run={() => void (position.current = window.scrollY)} />
      {children}
      <OnMount run={() => window.scrollTo({ top: position.current, behavior: 'instant' })} />
    </>
  );
}

function OnMount({ run }: { run: () => void }) {
  const onMount = useEffectEvent(run);
  useLayoutEffect(() => onMount(), []);
  return null;
}
