import type { UseFormReturnType } from '@mantine/form';
import { focusField } from './focus';

/**
 * Marks fields whose error is known only after the form's own validation, and focuses the first of them, or `fallback`. An
 * error is a text, or `true` to mark the field without one. Not the form library's `setFieldError`: it compares with the errors before
 * the submit cleared them, and so marks a field only every other time.
 */
export function showFieldErrors<Values extends Record<string, unknown>>(
  form: Pick<UseFormReturnType<Values>, 'setErrors'>,
  element: Element | null | undefined,
  errors: Record<string, string | true>,
  fallback = '',
) {
  form.setErrors(errors);
  if (element) focusField(element, Object.keys(errors)[0] ?? fallback);
}
