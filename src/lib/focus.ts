/**
 * Focuses the field of this form that `path` names. The form library's `getInputNode` searches the whole document, and
 * may find a field of the same name in another form.
 */
export function focusField(form: Element, path: string) {
  form.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus();
}

/** Focuses an element that is not focusable by default, such as a heading. */
export function focusElement(element: HTMLElement, options?: FocusOptions) {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus(options);
}
