import type { Route } from '../generated/contract';
import { findings, type Finding } from './violation';

/** An answer before it becomes a Response. */
export interface PlainAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, unknown>;
}

/** Holds an answer against what the contract documents for the operation: status, content type, body, X-Total-Count. */
export function checkAnswer(route: Route, response: Response, body: unknown): Finding[] {
  const documented = route.responses[response.status];
  if (!documented) return [{ pointer: '/status', message: `${response.status} is not documented` }];

  const found: Finding[] = [];
  const contentType = response.headers.get('content-type')?.split(';')[0] ?? null;
  if (contentType !== documented.contentType) {
    found.push({ pointer: '/headers/content-type', message: `must be ${documented.contentType}, is ${contentType}` });
  }
  const count = response.headers.get('x-total-count');
  // a choice of other backends (listProducts), a must for this one
  if (documented.counted ? !/^\d+$/.test(count ?? '') : count !== null) {
    const message = documented.counted ? `must be an integer, is ${count}` : 'is not documented';
    found.push({ pointer: '/headers/x-total-count', message });
  }
  if (documented.body && !documented.body(body)) found.push(...findings('/body', documented.body.errors));
  return found;
}

/** All answers are JSON. */
export function toResponse({ status, body, headers = {} }: PlainAnswer): Response {
  const texts = Object.entries(headers)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return Response.json(body, { status, headers: texts });
}
