/**
 * Moves the focus to the field of this form that `path` names. Not by the form library's `getInputNode`, which looks
 * through the whole document and finds the like field of another form first.
 */
export function focusField(form: Element, path: string) {
  form.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus();
}
