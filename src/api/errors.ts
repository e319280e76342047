import { isRecord } from '@/lib/isRecord';
import type { ErrorCode } from './types';

/** `refused`: a response that is not OK. `unreadable`: a body that is not JSON. The others: no complete response. */
export type FailureKind = 'refused' | 'unreadable' | 'timeout' | 'offline' | 'network';

interface Failure {
  kind: FailureKind;
  message: string;
  status?: number;
  code?: ErrorCode | null;
  serverMessage?: string | null;
  fields?: Record<string, string>;
  body?: Readonly<Record<string, unknown>> | null;
  cause?: unknown;
}

/** HTTP/2 responses carry no status text. */
const STATUS_TEXTS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

const UNREADABLE = 'The server’s response could not be read.';

/** A longer plain-text body is a page or a stack trace, not a message for a buyer. */
const MAX_MESSAGE_LENGTH = 300;

/**
 * Every failed request has this shape. `message` is `status: body`, or `status: status text` for an empty body
 * (S1 8, D-87). `serverMessage` is the part of the body that a toast may show (D-88). `status` is 0 without a response.
 */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly serverMessage: string | null;
  /** Messages by field name; empty when the server named none. */
  readonly fields: Record<string, string>;
  /** The parsed body as an object; null unless it is JSON. */
  readonly body: Readonly<Record<string, unknown>> | null;

  constructor({
    kind,
    message,
    status = 0,
    code = null,
    serverMessage = null,
    fields = {},
    body = null,
    cause,
  }: Failure) {
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.serverMessage = serverMessage;
    this.fields = fields;
    this.body = body;
  }
}

/** Reads a response that is not OK. Accepts empty, HTML, plain-text and truncated bodies. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '');
  const statusText = response.statusText || (STATUS_TEXTS[response.status] ?? 'Error');
  const json = parseObject(body);
  return new ApiError({
    kind: 'refused',
    status: response.status,
    message: `${response.status}: ${body || statusText}`,
    // An unknown code is harmless: it matches no row of any table.
    code: typeof json?.['code'] === 'string' ? (json['code'] as ErrorCode) : null,
    serverMessage: json ? (nonEmptyText(json['message']) ?? nonEmptyText(json['error'])) : plainTextMessage(body),
    fields: textFields(json?.['fields']),
    body: json,
  });
}

/** Converts an exception of `fetch` or of JSON parsing into an ApiError with a user-facing message. */
export function errorFromException(error: unknown, online: boolean): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ApiError({ kind: 'timeout', message: 'The server took too long to respond.', cause: error });
  }
  if (error instanceof SyntaxError) {
    return new ApiError({ kind: 'unreadable', message: UNREADABLE, cause: error });
  }
  return online
    ? new ApiError({ kind: 'network', message: 'The server could not be reached.', cause: error })
    : new ApiError({ kind: 'offline', message: 'You are offline. Check your connection and try again.', cause: error });
}

/** A user-facing message for any failure: the server's own, or one for the kind of failure. */
export function errorMessage(error: unknown): string {
  // A query's `select` throws it for data of another shape.
  if (error instanceof TypeError) return UNREADABLE;
  if (!(error instanceof ApiError)) return 'Something went wrong.';
  if (error.serverMessage) return error.serverMessage;
  return error.kind === 'refused' ? 'The server could not do this.' : error.message;
}

function parseObject(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(body);
    // The message may be a JSON text; as plain text it would be shown in quotes, and `null` as a word.
    return isRecord(value) ? value : { message: value };
  } catch {
    return null;
  }
}

function nonEmptyText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function plainTextMessage(body: string): string | null {
  const text = body.trim();
  return text === '' || text.startsWith('<') || text.length > MAX_MESSAGE_LENGTH ? null : text;
}

function textFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
