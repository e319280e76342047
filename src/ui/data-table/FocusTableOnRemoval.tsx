import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * For buttons beside a table that go once they have been pressed: the focus then moves to the table's frame, and not to the top
 * of the page.
 */
export function FocusTableOnRemoval({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  // The cleanup of a layout effect runs while the buttons are still in the document and one of them has the focus.
  useLayoutEffect(() => {
    const buttons = ref.current;
    return () => {
      if (!buttons?.contains(document.activeElement)) return;
      const frame = buttons.closest('main')?.querySelector<HTMLElement>('[role="region"][tabindex="0"]');
      frame?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
