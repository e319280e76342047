import type { OperationId } from '../api/handlerTypes';
import type { Route, Validator } from '../generated/contract';
import { readCents } from '../rules/money';
import { toFindings, type Finding } from './guard';

/** A request's parsed values, with everything that is wrong with it. */
export interface ReadRequest {
  query: Record<string, unknown>;
  path: Record<string, unknown>;
  body: unknown;
  /** Errors that cause a 400. */
  errors: Finding[];
  /** Path values that cannot be an id or slug. They cause a 404, since nothing has such a name. */
  unknownPath: Finding[];
  /** What the contract tells servers to ignore. The guard still reports it, since our own app should not send it. */
  warnings: Finding[];
}

/** Text from a URL or header as a value of the schema's type; undefined when it is not such a value. */
function parseAs(type: unknown, text: string): unknown {
  const types = Array.isArray(type) ? type : [type];
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.includes('integer') && /^-?\d+$/.test(text)) return Number(text);
  if (types.includes('number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return undefined;
}

/**
 * Validates values that arrive as text, and turns them into integers, numbers and booleans where the schema asks for
 * them. The validator's type errors say which ones, so the schema itself is not needed.
 */
function coerce(validator: Validator | null, texts: Record<string, string>, root: string) {
  const values: Record<string, unknown> = { ...texts };
  if (!validator || validator(values)) return { values, findings: [] };
  for (const error of validator.errors ?? []) {
    const name = error.instancePath.slice(1);
    const text = texts[name];
    if (error.keyword !== 'type' || text === undefined) continue;
    const value = parseAs(error.params.type, text);
    if (value !== undefined) values[name] = value;
  }
  return { values, findings: validator(values) ? [] : toFindings(root, validator.errors) };
}

/** Trims every `email` in a body: surrounding blanks are not part of it (Email, D-145). */
const parseJson = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (key === 'email' && typeof value === 'string' ? value.trim() : value));

const MAX_DEPTH = 100;

/** Whether a value is nested so deeply that recursive code would overflow the stack. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return false;
}

interface AmountPaths {
  /** Paths of the amounts, in USD. */
  amounts: string[];
  /** Path of the ordered items. */
  items?: string;
}

const SUMMARY = 'orderData.orderSummary';

/** Where the request bodies of the order operations contain amounts. */
const AMOUNTS: Partial<Record<OperationId, AmountPaths>> = {
  createOrder: { amounts: ['total', 'subtotal', 'shippingCost'], items: 'items' },
  payByCard: {
    amounts: ['amount', ...['subtotal', 'shipping', 'membershipDiscount', 'total'].map((name) => `${SUMMARY}.${name}`)],
    items: `${SUMMARY}.items`,
  },
  createSquareOrder: { amounts: ['amount', 'subtotal', 'shipping', 'total'], items: 'items' },
  payWithSquare: { amounts: [], items: 'cartItems' },
  createPaypalOrder: { amounts: ['total'] },
  createPaypalPayment: { amounts: ['amount'], items: 'cartItems' },
};

/** The field that each payment method of createOrder requires. */
const REQUIRED_FIELDS: Record<string, string> = { card: 'paymentNonce', paypal: 'paypalOrderId' };

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => Object(inner)[name], body);

function amountPaths(body: unknown, { amounts, items }: AmountPaths): string[] {
  const lines = items === undefined ? [] : valueAt(body, items);
  const prices = (Array.isArray(lines) ? lines : []).flatMap((_, index) =>
    ['price', 'originalPrice'].map((name) => `${items}.${index}.${name}`),
  );
  return [...amounts, ...prices];
}

function hasFractionOfCent(amount: unknown): boolean {
  return typeof amount === 'number' && readCents(String(amount)) === null;
}

/** Amounts in the query have at most two decimals, as in a body. */
const fractionsOfCents = (query: Record<string, unknown>): Finding[] =>
  ['minPrice', 'maxPrice']
    .filter((name) => hasFractionOfCent(query[name]))
    .map((name) => ({ pointer: `/query/${name}`, message: 'has more than two decimals' }));

/** Rules that the contract states in its descriptions because a schema cannot express them; they are 400 too (tag `orders`). */
function checkDescribedRules(operation: OperationId, body: unknown): Finding[] {
  const paths = AMOUNTS[operation];
  const findings = paths
    ? amountPaths(body, paths)
        .filter((path) => hasFractionOfCent(valueAt(body, path)))
        .map((path) => ({ pointer: `/body/${path.replaceAll('.', '/')}`, message: 'has more than two decimals' }))
    : [];
  const required = operation === 'createOrder' ? REQUIRED_FIELDS[String(valueAt(body, 'paymentMethod'))] : undefined;
  if (required === undefined || valueAt(body, required) !== undefined) return findings;
  return [...findings, { pointer: `/body/${required}`, message: 'is required' }];
}

const mediaType = (headers: Headers) => headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

async function readBody(route: Route, request: Request): Promise<{ body: unknown; findings: Finding[] }> {
  if (!route.body) return { body: undefined, findings: [] };
  const invalid = (pointer: string, message: string) => ({ body: undefined, findings: [{ pointer, message }] });
  const text = await request.text();
  if (!text) return invalid('/body', 'a JSON body is required');
  if (mediaType(request.headers) !== 'application/json') {
    return invalid('/headers/content-type', 'must be application/json');
  }
  try {
    const body = parseJson(text);
    if (isTooDeep(body)) return invalid('/body', 'is nested too deeply');
    const isValid = route.body(body);
    return { body, findings: isValid ? checkDescribedRules(route.id, body) : toFindings('/body', route.body.errors) };
  } catch {
    return invalid('/body', 'is not JSON');
  }
}

/**
 * Reads and checks path, query, headers and body. The last value of a repeated query name counts; unknown body fields
 * are ignored.
 */
export async function readRequest(
  route: Route,
  pathTexts: Record<string, string>,
  request: Request,
): Promise<ReadRequest> {
  const sent = Object.fromEntries(new URL(request.url).searchParams);
  const unknown = Object.keys(sent).filter((name) => !route.queryNames.includes(name));
  const query = coerce(route.query, sent, '/query');
  const path = coerce(route.pathParameters, pathTexts, '/path');
  const headers = coerce(route.headers, Object.fromEntries(request.headers), '/headers');
  const badKey = headers.findings.filter(({ pointer }) => pointer === '/headers/idempotency-key');
  const { body, findings } = await readBody(route, request);
  return {
    query: query.values,
    path: path.values,
    body,
    errors: [...query.findings, ...fractionsOfCents(query.values), ...badKey, ...findings],
    unknownPath: path.findings,
    warnings: [
      ...headers.findings.filter((finding) => !badKey.includes(finding)),
      ...unknown.map((name) => ({ pointer: `/query/${name}`, message: 'is not documented' })),
    ],
  };
}
