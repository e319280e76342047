/** The mark of the element that holds a list's results. */
export const RESULTS = { 'data-list-results': true, tabIndex: -1 } as const;

/** Moves the focus to the results around `element`: what was pressed in them goes away with what it has done. */
export function focusResults(element: Element) {
  element.closest<HTMLElement>('[data-list-results]')?.focus({ preventScroll: true });
}
