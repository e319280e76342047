import type { components } from '../../src/api/generated/schema';

type ErrorCode = components['schemas']['ErrorCode'];

/** A documented "no": thrown by handlers, answered as `{ message, code, fields? }`; everything written by the call is undone. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(status: number, code: ErrorCode, message: string, fields?: Record<string, string>) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }

  body(): components['schemas']['Error'] {
    return { message: this.message, code: this.code, ...(this.fields && { fields: this.fields }) };
  }
}

/** 404: it does not exist, or it is not the caller's (D-92). */
export const notFound = () => new Refusal(404, 'not_found', 'Not found.');

/** 400 with the reason under each field's name; nested names are joined by dots. */
export const invalid = (fields: Record<string, string>) =>
  new Refusal(400, 'invalid_request', 'Some values are not allowed.', fields);
