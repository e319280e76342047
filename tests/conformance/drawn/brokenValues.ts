import fc from 'fast-check';

const DROPPED = Symbol('dropped');
type Step = string | number;

/** What no field expects: other types, extreme numbers, long and odd text. */
export const JUNK: readonly unknown[] = [
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

/** The place of every value inside of another one. */
function placesOf(value: unknown, at: Step[] = []): Step[][] {
  if (!isContainer(value)) return [at];
  return [at, ...Object.keys(value).flatMap((key) => placesOf(value[key], [...at, key]))];
}

function put(value: unknown, [step, ...rest]: readonly Step[], what: unknown): unknown {
  if (step === undefined) return what === DROPPED ? undefined : what;
  if (!isContainer(value)) return value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (key !== String(step)) return [[key, inner]];
    return rest.length === 0 && what === DROPPED ? [] : [[key, put(inner, rest, what)]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Values of which one or two places are missing or hold something else. */
export function broken(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.tuple(fc.nat({ max: 60 }), fc.constantFrom<unknown>(DROPPED, ...JUNK));
  return fc.tuple(values, fc.array(change, { minLength: 1, maxLength: 2 })).map(([value, changes]) =>
    changes.reduce<unknown>((sofar, [index, what]) => {
      const places = placesOf(sofar);
      return put(sofar, places[index % places.length] ?? [], what);
    }, value),
  );
}
