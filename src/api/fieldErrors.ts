import { ApiError } from './errors';

/** The server's messages about a form's fields, by name; those about other fields are left out. */
export function fieldErrors(error: unknown, values: object): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.fields).filter(([name]) => name in values));
}
