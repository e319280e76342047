import { invalidRequest } from '../api/errors';

/** Rejects dates of the right form that JavaScript cannot represent, such as a leap second. @throws HttpError 400 */
export function checkDates({ from, to }: { from?: string; to?: string }): void {
  const fields: Record<string, string> = {};
  if (from !== undefined && Number.isNaN(Date.parse(from))) fields.from = 'must be a valid date and time';
  if (to !== undefined && Number.isNaN(Date.parse(to))) fields.to = 'must be a valid date and time';
  if (Object.keys(fields).length > 0) throw invalidRequest(fields);
}
