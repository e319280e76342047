/** Moves the focus to a place that no key reaches, such as a title. */
export function moveFocusTo(place: HTMLElement, options?: FocusOptions) {
  if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  place.focus(options);
}
