import type { ErrorObject } from 'ajv';
import type { OperationId } from '../api/handlerTypes';
import type { Route } from '../generated/contract';

/** A violation of openapi.yaml: by the app when `side` is `request`, by the server when it is `response`. */
export interface Violation {
  side: 'request' | 'response';
  operationId: OperationId;
  /** JSON pointer that starts with the part of the message: `/query/limit`, `/body/0/price`, `/status`. */
  pointer: string;
  message: string;
  request: Request;
}

/** One thing that is wrong, and where. */
export interface Finding {
  pointer: string;
  message: string;
}

/** ajv's errors as findings below `root`. The pointer of a missing property ends with the property's name. */
export function toFindings(root: string, errors: ErrorObject[] | null | undefined): Finding[] {
  return (errors ?? []).map((error) => {
    const missing = error.keyword === 'required' ? `/${String(error.params.missingProperty)}` : '';
    return {
      pointer: `${root}${error.instancePath}${missing}`,
      message: missing ? 'is required' : (error.message ?? 'is not allowed'),
    };
  });
}

/** The error response's `fields`: the first message for each field. Nested names are joined by dots. */
export function toFields(findings: Finding[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { pointer, message } of findings) {
    const name = pointer.split('/').slice(2).join('.') || (pointer.split('/')[1] ?? '');
    fields[name] ??= message;
  }
  return fields;
}

/** Checks a response against what the contract documents for the operation: status, content type, X-Total-Count, body. */
export function checkResponse(route: Route, response: Response, body: unknown): Finding[] {
  const documented = route.responses[response.status];
  if (!documented) return [{ pointer: '/status', message: `${response.status} is not documented` }];

  const findings: Finding[] = [];
  const contentType = response.headers.get('content-type')?.split(';')[0] ?? null;
  if (contentType !== documented.contentType) {
    findings.push({
      pointer: '/headers/content-type',
      message: `must be ${documented.contentType}, is ${contentType}`,
    });
  }
  const count = response.headers.get('x-total-count');
  // optional in the contract (listProducts), but this server always sends it
  if (documented.counted ? !/^\d+$/.test(count ?? '') : count !== null) {
    const message = documented.counted ? `must be an integer, is ${count}` : 'is not documented';
    findings.push({ pointer: '/headers/x-total-count', message });
  }
  if (documented.body && !documented.body(body)) findings.push(...toFindings('/body', documented.body.errors));
  return findings;
}
