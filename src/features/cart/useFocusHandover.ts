import { useEffect, useLayoutEffect, useRef } from 'react';

const title = () => document.querySelector<HTMLElement>('#main h1[tabindex="-1"]');

/** Ref for a line's row. A row that leaves with the focus in it hands it to a neighbour's remove button, or to the title. */
export function useFocusHandover() {
  const row = useRef<HTMLTableRowElement>(null);
  // The row is still in its place when a layout effect ends, and the focus still in the row.
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const neighbour = element.nextElementSibling ?? element.previousElementSibling;
      (neighbour?.querySelector<HTMLElement>('[data-remove]') ?? title())?.focus();
    };
  }, []);
  return row;
}

/** Ref for the table. When all lines leave together, with a dialog that had the focus, it goes to the title. */
export function useFocusAfterClearing() {
  const table = useRef<HTMLTableElement>(null);
  // Only afterwards is it certain that nothing else has taken the focus.
  useEffect(() => {
    const element = table.current;
    return () => {
      if (!element?.isConnected && document.activeElement === document.body) title()?.focus();
    };
  }, []);
  return table;
}
