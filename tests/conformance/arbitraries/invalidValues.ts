import fc from 'fast-check';

const REMOVED = Symbol('dropped');
type Key = string | number;

/** Values that few fields accept: other types, extreme numbers, long and unusual text. */
export const UNEXPECTED_VALUES: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  'x'.repeat(20_000),
  '\u0000',
  '\uD800',
  '‮ﷺ👩‍👩‍👧‍👦',
  '__proto__',
  "'; DROP TABLE orders; --",
  '<script>alert(1)</script>',
  '0',
  'NaN',
  '9'.repeat(400),
  0,
  -1,
  1.005,
  1e21,
  1e308,
  -1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  [null],
  {},
  { toString: 'text', constructor: null, ['__proto__']: 1 },
];

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The paths of all values inside a value. */
function pathsIn(value: unknown, at: Key[] = []): Key[][] {
  if (!isContainer(value)) return [at];
  return [at, ...Object.keys(value).flatMap((key) => pathsIn(value[key], [...at, key]))];
}

function setAt(value: unknown, [step, ...rest]: readonly Key[], what: unknown): unknown {
  if (step === undefined) return what === REMOVED ? undefined : what;
  if (!isContainer(value)) return value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (key !== String(step)) return [[key, inner]];
    return rest.length === 0 && what === REMOVED ? [] : [[key, setAt(inner, rest, what)]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Values in which one or two parts are removed or replaced. */
export function withInvalidValues(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.tuple(fc.nat({ max: 60 }), fc.constantFrom<unknown>(REMOVED, ...UNEXPECTED_VALUES));
  return fc.tuple(values, fc.array(change, { minLength: 1, maxLength: 2 })).map(([value, changes]) =>
    changes.reduce<unknown>((sofar, [index, what]) => {
      const places = pathsIn(sofar);
      return setAt(sofar, places[index % places.length] ?? [], what);
    }, value),
  );
}
