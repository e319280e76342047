/** Specifications as an object. They may be JSON text; text that is not a JSON object counts as `{}` (D-135). */
export function readSpecifications(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') return parseSpecifications(value) ?? {};
  return isRecord(value) ? value : {};
}

/** Parses JSON text to an object; null for any other text. */
export function parseSpecifications(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? read : null;
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
