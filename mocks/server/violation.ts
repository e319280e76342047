import type { ErrorObject } from 'ajv';
import type { OperationId } from './handlerTypes';

/** A breach of openapi.yaml: of the app when the request is wrong, of the server when the answer is. */
export interface Violation {
  side: 'request' | 'response';
  operationId: OperationId;
  /** JSON pointer, beginning with the part: `/query/limit`, `/body/0/price`, `/status`. */
  pointer: string;
  message: string;
  request: Request;
}

/** What is wrong and where, before it is known whose fault it is. */
export interface Finding {
  pointer: string;
  message: string;
}

/** ajv's errors as findings below `root`; a missing property is pointed at by the name it should have. */
export function findings(root: string, errors: ErrorObject[] | null | undefined): Finding[] {
  return (errors ?? []).map((error) => {
    const missing = error.keyword === 'required' ? `/${String(error.params.missingProperty)}` : '';
    return {
      pointer: `${root}${error.instancePath}${missing}`,
      message: missing ? 'is required' : (error.message ?? 'is not allowed'),
    };
  });
}

/** The refusal's `fields`: names without their part, nested ones joined by dots, the first reason of each. */
export function fieldsOf(found: Finding[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { pointer, message } of found) {
    const name = pointer.split('/').slice(2).join('.') || (pointer.split('/')[1] ?? '');
    fields[name] ??= message;
  }
  return fields;
}
