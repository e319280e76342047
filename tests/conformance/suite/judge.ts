import type { Route } from '@mocks/generated/contract';
import { tokenKindOf } from './contract';

/** An answer as it came. `body` is the parsed JSON, undefined when it is none. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

const contentType = (headers: Headers) => headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? null;

function holdsKey(value: unknown, key: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name === key || holdsKey(inner, key));
}

/** What every answer must be, whatever was asked: JSON that says so, and no shopper learns what the shop pays. */
function generalFaults({ headers, body }: RawAnswer, toClerks: boolean): string[] {
  const faults: string[] = [];
  if (contentType(headers) !== 'application/json') faults.push(`content type is ${contentType(headers)}`);
  if (body === undefined) faults.push('the body is not JSON');
  if (!toClerks && holdsKey(body, 'supplier_cost')) faults.push('supplier_cost is shown to a shopper');
  return faults;
}

/** How an answer breaks the contract; empty when it keeps it. Without a route only what all answers must be is judged. */
export function faultsOf(route: Route | null, answer: RawAnswer): string[] {
  const faults = generalFaults(answer, route !== null && tokenKindOf(route) === 'admin');
  if (!route) return faults;
  const documented = route.responses[answer.status];
  if (!documented) return [...faults, `${answer.status} is not documented for ${route.id}`];
  const count = answer.headers.get('x-total-count');
  if (count !== null && !/^\d+$/.test(count)) faults.push(`X-Total-Count is no whole number: ${count}`);
  if (documented.body && answer.body !== undefined && !documented.body(answer.body)) {
    const errors = documented.body.errors ?? [];
    faults.push(...errors.map(({ instancePath, message }) => `body${instancePath} ${message ?? 'does not fit'}`));
  }
  return faults;
}
