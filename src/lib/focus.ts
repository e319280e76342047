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

/**
 * Ref for a button that goes away once it has worked, such as Retry. The focus then moves to the nearest element around it that
 * stays, so that a keyboard user goes on from there and not from the top of the page.
 */
export function keepFocusNearby(button: HTMLElement | null) {
  // React calls this while the button is still in the document, and the microtask after the removal.
  return () => {
    if (!button?.contains(document.activeElement)) return;
    const around: HTMLElement[] = [];
    for (let each = button.parentElement; each; each = each.parentElement) around.push(each);
    queueMicrotask(() => {
      const place = around.find(({ isConnected }) => isConnected);
      if (place && document.activeElement === document.body) focusElement(place, { preventScroll: true });
    });
  };
}
