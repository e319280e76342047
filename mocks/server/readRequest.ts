import type { Route, Validator } from '../generated/contract';
import { beyondSchema } from './bodyRules';
import { findings, type Finding } from './violation';

/** A request as the contract reads it, with everything that is wrong with it. */
export interface ReadRequest {
  query: Record<string, unknown>;
  path: Record<string, unknown>;
  body: unknown;
  /** What makes it a 400. */
  refused: Finding[];
  /** What the contract tells servers to ignore. Our own app has no reason to send it, so the guard still reports it. */
  tolerated: Finding[];
}

/** Text of an address as the value that the schema asks for; undefined when the text is no such value. */
function asType(type: unknown, text: string): unknown {
  const types = Array.isArray(type) ? type : [type];
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.includes('integer') && /^-?\d+$/.test(text)) return Number(text);
  if (types.includes('number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return undefined;
}

/**
 * Turns the text of query and path into integers, numbers and booleans where the schema asks for them: the
 * validator says which type it misses at which name, so the schema is not needed a second time.
 */
function coerce(validator: Validator | null, texts: Record<string, string>, root: string) {
  const values: Record<string, unknown> = { ...texts };
  if (!validator || validator(values)) return { values, found: [] };
  for (const error of validator.errors ?? []) {
    const name = error.instancePath.slice(1);
    const text = texts[name];
    if (error.keyword !== 'type' || text === undefined) continue;
    const value = asType(error.params.type, text);
    if (value !== undefined) values[name] = value;
  }
  return { values, found: validator(values) ? [] : findings(root, validator.errors) };
}

/** Blanks around an e-mail are no part of it, wherever it stands in a body (Email, D-145). */
const readJson = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (key === 'email' && typeof value === 'string' ? value.trim() : value));

const DEEPEST = 100;

/** Whether a value is nested deeper than anybody needs: what walks through it later would run out of stack. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

const mediaType = (headers: Headers) => headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

async function readBody(route: Route, request: Request): Promise<{ body: unknown; found: Finding[] }> {
  if (!route.body) return { body: undefined, found: [] };
  const text = await request.text();
  if (!text) return { body: undefined, found: [{ pointer: '/body', message: 'a JSON body is required' }] };
  if (mediaType(request.headers) !== 'application/json') {
    return { body: undefined, found: [{ pointer: '/headers/content-type', message: 'must be application/json' }] };
  }
  try {
    const body = readJson(text);
    if (isTooDeep(body)) return { body: undefined, found: [{ pointer: '/body', message: 'is nested too deeply' }] };
    return { body, found: route.body(body) ? beyondSchema(route.id, body) : findings('/body', route.body.errors) };
  } catch {
    return { body: undefined, found: [{ pointer: '/body', message: 'is not JSON' }] };
  }
}

/** Reads and checks query, path, headers and body. Of a query name given twice the last one counts. Body fields that nobody knows are let through. */
export async function readRequest(
  route: Route,
  pathTexts: Record<string, string>,
  request: Request,
): Promise<ReadRequest> {
  const given = Object.fromEntries(new URL(request.url).searchParams);
  const unknown = Object.keys(given).filter((name) => !route.queryNames.includes(name));
  const query = coerce(route.query, given, '/query');
  const path = coerce(route.pathParameters, pathTexts, '/path');
  const headers = coerce(route.headers, Object.fromEntries(request.headers), '/headers');
  const badKey = headers.found.filter(({ pointer }) => pointer === '/headers/idempotency-key');
  const { body, found } = await readBody(route, request);
  return {
    query: query.values,
    path: path.values,
    body,
    refused: [...path.found, ...query.found, ...badKey, ...found],
    tolerated: [
      ...headers.found.filter((one) => !badKey.includes(one)),
      ...unknown.map((name) => ({ pointer: `/query/${name}`, message: 'is not documented' })),
    ],
  };
}
