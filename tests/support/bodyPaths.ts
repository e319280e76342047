/** The value at a dotted path. */
export const at = (body: unknown, path: string): unknown =>
  path.split('.').reduce((inner: unknown, name) => Object(inner)[name] as unknown, body);

function changedAt(value: unknown, [name = '', ...rest]: string[], change: (value: unknown) => unknown): unknown {
  const inner: unknown = Object(value)[name];
  const next = { [name]: rest.length === 0 ? change(inner) : changedAt(inner, rest, change) };
  return Array.isArray(value) ? Object.assign([...value], next) : { ...Object(value), ...next };
}

/** A copy of the body with a changed value at a dotted path; missing objects on the path are created. */
export const changed = (body: unknown, path: string, change: (value: unknown) => unknown): Record<string, unknown> => ({
  ...Object(changedAt(body, path.split('.'), change)),
});
