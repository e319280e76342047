/** The props of the element that contains a list's results. */
export const RESULTS_PROPS = { 'data-list-results': true, tabIndex: -1 } as const;

/** Moves the focus to the results around `element`, a button that its own action removes. */
export function focusResults(element: Element) {
  element.closest<HTMLElement>('[data-list-results]')?.focus({ preventScroll: true });
}
