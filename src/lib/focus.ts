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
 * Focuses a page's title, or what `findOther` finds in place of it. A title that needs data, such as a product's name, gets the
 * focus later, unless the buyer has moved it: until then the page itself has it. Returns the function that stops waiting.
 */
export function focusPage(page: HTMLElement, findOther?: () => HTMLElement | undefined) {
  const focus = () => focusElement(findOther?.() ?? page.querySelector('h1') ?? page, { preventScroll: true });
  focus();
  const observer = new MutationObserver(() => {
    if (document.activeElement === page) focus();
    else observer.disconnect();
  });
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Ref for a button that goes away once it has worked, such as Retry. The focus then moves to the nearest element around it that
 * stays, or to the page's title in it; otherwise a keyboard user would start again at the top of the page. A dialog that closes
 * returns the focus itself.
 */
export function keepFocusNearby(button: HTMLElement | null) {
  return () => {
    // React calls this while the button is still in the document.
    if (!button?.contains(document.activeElement)) return;
    const outermost = button.closest('[role="dialog"], body');
    const ancestors: HTMLElement[] = [];
    for (let each = button.parentElement; each && each !== outermost; each = each.parentElement) ancestors.push(each);
    // By the next microtask React has removed the button and all that goes with it.
    queueMicrotask(() => {
      const nearest = ancestors.find(({ isConnected }) => isConnected);
      if (nearest && document.activeElement === document.body) focusPage(nearest);
    });
  };
}
