import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OperationId } from './contract';

/** The JSON Schema keywords that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  minProperties?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  schema: Schema;
}

interface Example {
  $ref?: string;
  value?: { code?: string };
}

interface Response {
  $ref?: string;
  content?: { 'application/json'?: { examples?: Record<string, Example> } };
}

interface Operation {
  operationId?: string;
  responses: Record<string, Response>;
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}

/** The schemas of an operation's parameters and body. */
export interface RequestSchemas {
  path: Record<string, Schema>;
  query: Record<string, Schema>;
  header: Record<string, Schema>;
  body: Schema | null;
}

// openapi.yaml is linted as OpenAPI 3.1, so it has this shape
const document = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
};

/** Resolves a `$ref` of the contract. */
export function resolve(ref: string): unknown {
  const found = ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document);
  if (found === undefined) throw new Error(`the contract has no ${ref}`);
  return found;
}

const dereferenced = <Part extends { $ref?: string }>(part: Part): Part =>
  // the linter has checked what the reference points to
  part.$ref === undefined ? part : (resolve(part.$ref) as Part);

function operationOf(id: OperationId): { operation: Operation; shared: Parameter[] } {
  for (const { parameters: shared = [], ...operations } of Object.values(document.paths)) {
    const operation = Object.values(operations as Record<string, Operation>).find((one) => one.operationId === id);
    if (operation) return { operation, shared };
  }
  throw new Error(`the contract has no operation ${id}`);
}

export function requestSchemas(id: OperationId): RequestSchemas {
  const { operation, shared } = operationOf(id);
  const parameters = [...shared, ...(operation.parameters ?? [])].map((one) => dereferenced(one));
  const of = (place: Parameter['in']) =>
    Object.fromEntries(parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, schema]));
  const body = operation.requestBody?.content['application/json'].schema ?? null;
  return { path: of('path'), query: of('query'), header: of('header'), body };
}

/** The error codes in the examples of a documented response; empty for a success. */
export function documentedCodes(id: OperationId, status: number): string[] {
  const response = operationOf(id).operation.responses[status];
  const examples = response && dereferenced(response).content?.['application/json']?.examples;
  const codes = Object.values(examples ?? {}).flatMap((example) => dereferenced(example).value?.code ?? []);
  return status < 400 ? [] : [...new Set(codes)];
}
