import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusElement } from '@/lib/focus';

/** Of the page that the element is on: another shop's page has a title too. To be asked while the element is there. */
const pageOf = (element: Element | null) => element?.closest('main');

function focusTitle(page: Element | null | undefined) {
  const title = page?.querySelector<HTMLElement>('h1');
  if (title) focusElement(title);
}

/** Ref for a line's row. A row that leaves with the focus in it hands it to a neighbour's remove button, or to the title. */
export function useFocusHandover() {
  const row = useRef<HTMLTableRowElement>(null);
  // The row is still in its place when a layout effect ends, and the focus still in the row.
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const neighbour = element.nextElementSibling ?? element.previousElementSibling;
      const remove = neighbour?.querySelector<HTMLElement>('[data-remove]');
      if (remove) remove.focus();
      else focusTitle(pageOf(element));
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
    const page = pageOf(element);
    return () => {
      if (!element?.isConnected && document.activeElement === document.body) focusTitle(page);
    };
  }, []);
  return table;
}
