/** Specifications as an object. JSON text is read; text that is not a JSON object counts as `{}` (D-135). */
export function readSpecifications(value: unknown): Record<string, unknown> {
  if (typeof value !== 'string') return isRecord(value) ? value : {};
  try {
    const read: unknown = JSON.parse(value);
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
