import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { BANNER } from './contract.mjs';

const REF = '"#/components/schemas/';

/** Code of mocks/generated/contract.js: the route table, and ajv validators compiled to plain functions. */
export function serverContractCode({ doc, operations, hash }) {
  const ajv = new Ajv2020.default({
    code: { source: true, esm: true, lines: false },
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    inlineRefs: false,
    unevaluated: false,
  });
  addFormats.default(ajv);
  // OpenAPI's keywords that do not affect validity.
  ajv.addVocabulary(['example', 'externalDocs', 'xml', 'discriminator']);
  const local = (schema) => JSON.parse(JSON.stringify(schema, withoutProse).replaceAll(REF, '"oas#/$defs/'));
  ajv.addSchema({ $id: 'oas', $defs: local(doc.components.schemas) });

  const exported = {};
  const validator = (name, schema) => {
    const shared = schema.$ref?.replace('#/components/schemas/', 'row_');
    if (shared && shared !== name) return shared;
    ajv.addSchema({ ...local(schema), $id: name });
    exported[name] = name;
    return name;
  };

  const rowSchemas = Object.keys(doc.components.schemas);
  for (const name of rowSchemas) exported[`row_${name}`] = `oas#/$defs/${name}`;
  const rows = operations.map((operation) => routeRow(operation, validator));

  return moduleCode(importsInsteadOfRequires(standaloneCode.default(ajv, exported)), rows, rowSchemas, hash);
}

/** Drops descriptions and examples: they do not affect validity and would make the code larger. */
function withoutProse(key, value) {
  const prose =
    (key === 'description' || key === 'examples' || key === 'example') &&
    (typeof value === 'string' || Array.isArray(value));
  return prose ? undefined : value;
}

const nameIn = (location, name) => (location === 'header' ? name.toLowerCase() : name);

function routeRow({ id, method, path, tag, security, parameters, body, responses }, validator) {
  const group = (location) => {
    const own = parameters.filter((parameter) => parameter.in === location);
    if (own.length === 0) return null;
    return validator(`${id}_${location}`, {
      type: 'object',
      // The names of a request's headers are in lower case.
      properties: Object.fromEntries(own.map(({ name, schema }) => [nameIn(location, name), schema])),
      required: own.filter(({ required }) => required).map(({ name }) => nameIn(location, name)),
    });
  };
  const responseRows = Object.entries(responses).map(([status, response]) => [
    status,
    response.content
      ? {
          contentType: 'application/json',
          body: validator(`${id}_${status}`, response.content['application/json'].schema),
          counted: Boolean(response.headers?.['X-Total-Count']),
        }
      : { contentType: null, body: null, counted: false },
  ]);
  return {
    id,
    method,
    path,
    tag,
    security: security.map((requirement) => Object.keys(requirement)),
    queryNames: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    idempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
    pathParameters: group('path'),
    query: group('query'),
    headers: group('header'),
    body: body ? validator(`${id}_body`, body) : null,
    responses: Object.fromEntries(responseRows),
  };
}

/** ajv's standalone "ESM" output still calls `require` for its run-time helpers; this imports them instead. */
function importsInsteadOfRequires(code) {
  const modules = [];
  const body = code.replaceAll(/require\("([^"]+)"\)/g, (_, name) => {
    if (!modules.includes(name)) modules.push(name);
    return `cjs(helper${modules.indexOf(name)})`;
  });
  const imports = modules.map((name, index) => `import * as helper${index} from '${name}.js';`);
  const unwrap =
    'const cjs = (module) => (module.default?.default !== undefined || module.default?.fullFormats ? module.default : module);';
  return `${imports.join('\n')}\n${modules.length > 0 ? unwrap : ''}\n${body.replace('"use strict";', '')}`;
}

function moduleCode(validators, rows, rowSchemas, hash) {
  const reference = (name) => (name === null ? 'null' : name);
  const text = rows.map((row) => {
    const responses = Object.entries(row.responses).map(
      ([status, { contentType, body, counted }]) =>
        `${status}: { contentType: ${JSON.stringify(contentType)}, body: ${reference(body)}, counted: ${counted} }`,
    );
    const { id, method, path, tag, security, queryNames, idempotent } = row;
    const fields = JSON.stringify({ id, method, path, tag, security, queryNames, idempotent }).slice(1, -1);
    return `  { ${fields}, pathParameters: ${reference(row.pathParameters)}, query: ${reference(row.query)}, headers: ${reference(row.headers)}, body: ${reference(row.body)}, responses: { ${responses.join(', ')} } },`;
  });
  const rowsText = rowSchemas.map((name) => `  ${name}: row_${name},`);
  return `${BANNER}${validators}
export const CONTRACT_HASH = '${hash}';
export const ROUTES = [
${text.join('\n')}
];
export const schemas = {
${rowsText.join('\n')}
};
`;
}

/** Code of mocks/generated/contract.d.ts, which is checked in. */
export function serverContractTypes({ doc }) {
  const rowSchemas = Object.keys(doc.components.schemas);
  return `${BANNER}import type { ErrorObject } from 'ajv';
import type { operations } from '../../src/api/generated/schema';

/** Checks one value; if it is invalid, \`errors\` says why. */
export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** One operation as the server sees it. */
export interface Route {
  id: keyof operations;
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  path: string;
  tag: string;
  /** Alternatives; each lists the security schemes that it needs together. Empty: open to all. */
  security: string[][];
  queryNames: string[];
  /** Takes an Idempotency-Key. */
  idempotent: boolean;
  pathParameters: Validator | null;
  query: Validator | null;
  /** Names in lower case. */
  headers: Validator | null;
  body: Validator | null;
  /** A counted response has the header X-Total-Count. */
  responses: Record<number, { contentType: string | null; body: Validator | null; counted: boolean }>;
}

/** Changes with any byte of openapi.yaml. */
export const CONTRACT_HASH: string;
export const ROUTES: Route[];
/** A validator for each schema of the contract. */
export const schemas: Record<${rowSchemas.map((name) => `'${name}'`).join(' | ')}, Validator>;
`;
}
