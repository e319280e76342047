import fc from 'fast-check';
import type { OperationId } from '../support/contract';
import type { CallOptions } from '../support/testApi';
import { withInvalidValues, UNEXPECTED_VALUES } from './invalidValues';
import { requestSchemas, type Schema } from '../support/openapiFile';
import { schemaArbitrary, type KnownValues } from './schemaValues';

/** A generated request; `token` says whose token it carries. */
export interface Generated {
  path: Record<string, string>;
  query: [string, string][];
  headers: Record<string, string>;
  body: Pick<CallOptions, 'body' | 'rawBody'>;
  token: 'right' | 'none' | 'other kind' | 'nobody’s';
}

const RAW_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"a":1e999}',
  '{"a":1}{"b":2}',
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
];
const texts: fc.Arbitrary<string> = fc
  .constantFrom(...UNEXPECTED_VALUES.filter((value) => typeof value !== 'object' || value === null))
  .map(String);
/** Mostly `usual`, sometimes `seldom`. */
const mostly = <Value>(usual: fc.Arbitrary<Value>, seldom: fc.Arbitrary<Value>, weight = 3) =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: seldom, weight: 1 });

/** Parameters as text, sometimes invalid. */
function textParameters(schemas: Record<string, Schema>, known: KnownValues): Record<string, fc.Arbitrary<string>> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const allowed = schemaArbitrary(schema, known).map(String);
      return [name, mostly(known[name] ? fc.oneof(allowed, known[name].map(String)) : allowed, texts)];
    }),
  );
}

/** Excludes texts that would change the path or lead to another operation. */
const isPathSegment = (text: string) =>
  !/\p{Surrogate}/u.test(text) && text !== '' && text !== '.' && text !== '..' && text !== 'featured';
/** Excludes texts that HTTP does not allow in a header. */
const isHeaderValue = (text: string) => /^[\x20-\x7E]*$/.test(text) && text.length < 5000;

const entriesOf = (values: Partial<Record<string, string>>): [string, string][] =>
  Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);

/** Valid and invalid requests for an operation, generated from its schemas. */
export function requestArbitrary(operation: OperationId, known: KnownValues): fc.Arbitrary<Generated> {
  const { path, query, header, body } = requestSchemas(operation);
  const whole = body && schemaArbitrary(body, known);
  return fc.record({
    path: fc.record(
      Object.fromEntries(
        Object.entries(textParameters(path, known)).map(([name, values]) => [name, values.filter(isPathSegment)]),
      ),
      { noNullPrototype: true },
    ),
    query: fc
      .array(fc.record(textParameters(query, known), { requiredKeys: [], noNullPrototype: true }), {
        minLength: 1,
        maxLength: 2,
      })
      .map((parts) => parts.flatMap((part) => entriesOf(part))),
    headers: fc
      .record(textParameters(header, known), { requiredKeys: [], noNullPrototype: true })
      .map((headers) => Object.fromEntries(entriesOf(headers).filter(([, text]) => isHeaderValue(text)))),
    body: whole
      ? fc.oneof(
          { arbitrary: whole.map((value) => ({ body: value })), weight: 4 },
          { arbitrary: withInvalidValues(whole).map((value) => ({ body: value })), weight: 5 },
          { arbitrary: fc.constantFrom(...RAW_BODIES).map((rawBody) => ({ rawBody })), weight: 1 },
        )
      : fc.constant({}),
    token: mostly<Generated['token']>(fc.constant('right'), fc.constantFrom('none', 'other kind', 'nobody’s'), 9),
  });
}
