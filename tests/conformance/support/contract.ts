import type { operations } from '@/api/generated/schema';
import { ROUTES, type Route } from '@mocks/generated/contract';
import type { TokenKind } from '../target/target';
import { parseJson } from './json';

export type OperationId = keyof operations;

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;
/** The body of an operation's success. */
export type SuccessBody<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Status extends 200 | 201 ? Json<Responses<Id>[Status]> : never;
}[keyof Responses<Id>];

export type Order = SuccessBody<'getOrder'>;

/** A path with its parameters filled in. */
export const fillPath = (template: string, values: Record<string, string | number>) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));

export function routeOf(operation: OperationId): Route {
  const route = ROUTES.find(({ id }) => id === operation);
  if (!route) throw new Error(`the contract has no operation ${operation}`);
  return route;
}

/** Whose token an operation requires; null when it requires none. */
export function tokenKindOf({ security }: Route): TokenKind | null {
  if (security.length === 0 || security.some((schemes) => schemes.length === 0)) return null;
  return security.flat().includes('adminBearer') ? 'admin' : 'customer';
}

/** The status of an operation's success with a body. */
export function successStatus(operation: OperationId): number {
  return documentedStatuses(routeOf(operation)).find((status) => status < 300) ?? 200;
}

/** All documented statuses of an operation, ascending. */
export function documentedStatuses(route: Route): number[] {
  return Object.keys(route.responses)
    .map(Number)
    .toSorted((a, b) => a - b);
}

/** A response; `body` is the parsed JSON, undefined for anything else. */
export interface RawResponse {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

export async function readResponse(response: Response): Promise<RawResponse> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parseJson(text) };
}

const contentType = (headers: Headers) => headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? null;

function containsKey(value: unknown, key: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name === key || containsKey(inner, key));
}

/** Violations of what holds for all responses with a body: they are JSON, and hide supplier costs from shoppers. */
function generalViolations({ headers, body }: RawResponse, toClerks: boolean): string[] {
  const faults: string[] = [];
  if (contentType(headers) !== 'application/json') faults.push(`content type is ${contentType(headers)}`);
  if (body === undefined) faults.push('the body is not JSON');
  if (!toClerks && containsKey(body, 'supplier_cost')) faults.push('supplier_cost is shown to a shopper');
  return faults;
}

const ISSUES_TOKEN: ReadonlySet<string> = new Set<OperationId>(['login', 'signup', 'register', 'adminLogin']);

/** The names in a header that lists them, in lower case. */
export const listedIn = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase());

/** A response that is private to one person must not be stored. A server may add other directives. */
function cacheViolations(route: Route, { headers }: RawResponse): string[] {
  const isPrivate = tokenKindOf(route) !== null || ISSUES_TOKEN.has(route.id);
  if (!isPrivate || listedIn(headers, 'cache-control').includes('no-store')) return [];
  return [`Cache-Control is ${headers.get('cache-control') ?? 'missing'}, not no-store`];
}

/** How a response breaks the contract. Without a route only the rules for all responses apply. */
export function violationsIn(route: Route | null, response: RawResponse): string[] {
  const caching = route ? cacheViolations(route, response) : [];
  if (response.status === 204 && route?.responses[204])
    return [...(response.text ? ['204 has a body'] : []), ...caching];
  const faults = [...generalViolations(response, route !== null && tokenKindOf(route) === 'admin'), ...caching];
  if (!route) return faults;
  const documented = route.responses[response.status];
  // first, because it is often the cause of the others: a server that lacks the operation responds 404 in HTML
  if (!documented) return [`${response.status} is not documented for ${route.id}`, ...faults];
  const count = response.headers.get('x-total-count');
  if (count !== null && !/^\d+$/.test(count)) faults.push(`X-Total-Count is no whole number: ${count}`);
  if (documented.body && response.body !== undefined && !documented.body(response.body)) {
    const errors = documented.body.errors ?? [];
    faults.push(...errors.map(({ instancePath, message }) => `body${instancePath} ${message ?? 'does not fit'}`));
  }
  return faults;
}
