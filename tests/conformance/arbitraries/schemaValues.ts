import fc from 'fast-check';
import { resolve, type Schema } from '../support/openapiFile';

/** Additional values by field name, so that some requests use existing ids. */
export type KnownValues = Record<string, fc.Arbitrary<unknown>>;

const ANNOTATIONS = new Set(['description', 'examples', 'example', 'title']);
const SUPPORTED_KEYWORDS = new Set(
  '$ref type enum const anyOf oneOf allOf properties required additionalProperties minProperties items minItems maxItems minimum maximum minLength maxLength pattern format'.split(
    ' ',
  ),
);
const MOST_ITEMS = 3;
const USUAL_LENGTH = 30;

function integers({ minimum = -1_000_000, maximum = Number.MAX_SAFE_INTEGER }: Schema): fc.Arbitrary<unknown> {
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 40) });
  return fc.oneof(small, fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum));
}

function numbers({ minimum = -1000, maximum = 1e12 }: Schema): fc.Arbitrary<unknown> {
  const range = { min: Math.ceil(minimum * 100), max: Math.floor(Math.min(maximum, 1000) * 100) };
  const cents = fc.integer(range).map((amount) => amount / 100);
  // Money has two decimals; `withInvalidValues` produces others.
  return fc.oneof({ arbitrary: cents, weight: 4 }, { arbitrary: fc.constantFrom(minimum, maximum), weight: 1 });
}

/** Texts that match a pattern. Negative lookaheads are checked afterwards, because fast-check cannot generate them. */
function matching(pattern: string): fc.Arbitrary<string> {
  const whole = new RegExp(pattern, 'u');
  return fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?![^)]*\)/g, ''), 'u')).filter((text) => whole.test(text));
}

function strings({ format, pattern, minLength = 0, maxLength = USUAL_LENGTH }: Schema): fc.Arbitrary<unknown> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time' || format === 'date')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map((date) => date.toISOString().slice(0, format === 'date' ? 10 : undefined));
  if (format !== undefined) throw new Error(`no request has the format ${format}`);
  // JSON Schema counts code points
  const fits = (text: string) => Array.from(text).length >= minLength && Array.from(text).length <= maxLength;
  if (pattern !== undefined) return matching(pattern).filter(fits);
  const usual = fc.string({
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, USUAL_LENGTH)),
    unit: 'grapheme',
  });
  return fc.oneof(usual.filter(fits), fc.constant('x'.repeat(maxLength)));
}

function objects(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], minProperties = 0 } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => {
      const values = schemaArbitrary(inner, known);
      return [name, known[name] ? fc.oneof(values, known[name]) : values];
    }),
  );
  return fc
    .record(fields, { requiredKeys: required.filter((name) => name in fields), noNullPrototype: true })
    .filter((value) => Object.keys(value).length >= minProperties);
}

function ofType(type: string, schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const { items = {}, minItems = 0, maxItems = MOST_ITEMS } = schema;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integers(schema);
    case 'number':
      return numbers(schema);
    case 'string':
      return strings(schema);
    case 'array':
      return fc.array(schemaArbitrary(items, known), {
        minLength: minItems,
        maxLength: Math.min(maxItems, MOST_ITEMS),
      });
    case 'object':
      return objects(schema, known);
    default:
      throw new Error(`a type that nobody makes values of: ${type}`);
  }
}

/**
 * Valid values for a schema of the contract.
 * @throws Error for a keyword that is not supported, so that no rule is ignored silently
 */
export function schemaArbitrary(schema: Schema, known: KnownValues = {}): fc.Arbitrary<unknown> {
  const strange = Object.keys(schema).filter((word) => !SUPPORTED_KEYWORDS.has(word) && !ANNOTATIONS.has(word));
  if (strange.length > 0) throw new Error(`words that nobody makes values of: ${strange.join(', ')}`);
  if (schema.$ref !== undefined) return schemaArbitrary(resolve(schema.$ref) as Schema, known);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => schemaArbitrary(one, known)));
  if (schema.allOf) {
    const parts = schema.allOf.map((one) => schemaArbitrary(one, known));
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values) as unknown);
  }
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, known)));
}
