import fc from 'fast-check';
import type { OperationId } from '../suite/contract';
import type { Asked } from '../suite/testApi';
import { broken, JUNK } from './brokenValues';
import { requestSchemas, type Schema } from '../suite/contractFile';
import { valuesOf, type Known } from './schemaValues';

/** One request of an operation; `token` says whose, where the operation asks for one. */
export interface Generated {
  path: Record<string, string>;
  query: [string, string][];
  headers: Record<string, string>;
  body: Pick<Asked, 'body' | 'rawBody'>;
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
  .constantFrom(...JUNK.filter((value) => typeof value !== 'object' || value === null))
  .map(String);
/** Mostly the one, sometimes the other. */
const mostly = <Value>(usual: fc.Arbitrary<Value>, seldom: fc.Arbitrary<Value>, weight = 3) =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: seldom, weight: 1 });

/** Parameters as text, now and then ones that their schemas do not allow. */
function texted(schemas: Record<string, Schema>, known: Known): Record<string, fc.Arbitrary<string>> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const allowed = valuesOf(schema, known).map(String);
      return [name, mostly(known[name] ? fc.oneof(allowed, known[name].map(String)) : allowed, texts)];
    }),
  );
}

/** A part of a path that stays one: not empty, not a way up, and not another operation's address. */
const isStep = (text: string) =>
  !/\p{Surrogate}/u.test(text) && text !== '' && text !== '.' && text !== '..' && text !== 'featured';
/** What a header may hold at all. */
const isHeader = (text: string) => /^[\x20-\x7E]*$/.test(text) && text.length < 5000;

/** Of what is there; a field that was left out has no entry. */
const entriesOf = (values: Partial<Record<string, string>>): [string, string][] =>
  Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);

/** Requests of an operation made of its parameters and its body: such as the contract allows, and broken ones. */
export function requestsOf(operation: OperationId, known: Known): fc.Arbitrary<Generated> {
  const { path, query, header, body } = requestSchemas(operation);
  const whole = body && valuesOf(body, known);
  return fc.record({
    path: fc.record(
      Object.fromEntries(Object.entries(texted(path, known)).map(([name, values]) => [name, values.filter(isStep)])),
      { noNullPrototype: true },
    ),
    query: fc
      .array(fc.record(texted(query, known), { requiredKeys: [], noNullPrototype: true }), {
        minLength: 1,
        maxLength: 2,
      })
      .map((parts) => parts.flatMap((part) => entriesOf(part))),
    headers: fc
      .record(texted(header, known), { requiredKeys: [], noNullPrototype: true })
      .map((headers) => Object.fromEntries(entriesOf(headers).filter(([, text]) => isHeader(text)))),
    body: whole
      ? fc.oneof(
          { arbitrary: whole.map((value) => ({ body: value })), weight: 4 },
          { arbitrary: broken(whole).map((value) => ({ body: value })), weight: 5 },
          { arbitrary: fc.constantFrom(...RAW_BODIES).map((rawBody) => ({ rawBody })), weight: 1 },
        )
      : fc.constant({}),
    token: mostly<Generated['token']>(fc.constant('right'), fc.constantFrom('none', 'other kind', 'nobody’s'), 9),
  });
}
