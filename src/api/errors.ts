import type { ErrorCode } from './types';

/** What went wrong: the server refused, its answer could not be read, or no answer came. */
export type FailureKind = 'refused' | 'unreadable' | 'timeout' | 'offline' | 'network';

interface Failure {
  kind: FailureKind;
  message: string;
  status?: number;
  code?: ErrorCode | null;
  serverMessage?: string | null;
  fields?: Record<string, string>;
  cause?: unknown;
}

/** HTTP/2 has no reason phrase, so the usual ones stand in for it. */
const PHRASES: Record<number, string> = {
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

/** A plain-text answer longer than this is a page or a stack trace, not a sentence for a buyer. */
const LONGEST_SENTENCE = 300;

/**
 * Every failed call, in one shape. `message` is `status: body or status text` (S1 8, D-87);
 * `serverMessage` is what a toast may show (D-88); `status` is 0 when no answer came.
 */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly serverMessage: string | null;
  /** What is wrong with which field; empty when the server named none. */
  readonly fields: Record<string, string>;

  constructor({ kind, message, status = 0, code = null, serverMessage = null, fields = {}, cause }: Failure) {
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.serverMessage = serverMessage;
    this.fields = fields;
  }
}

/** Reads a non-OK answer. Survives empty, HTML, plain-text and cut-off bodies. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '');
  const statusText = response.statusText || (PHRASES[response.status] ?? 'Error');
  const json = parseObject(body);
  return new ApiError({
    kind: 'refused',
    status: response.status,
    message: `${response.status}: ${body || statusText}`,
    // The contract closes the list of codes; an unknown one is just never matched.
    code: typeof json?.code === 'string' ? (json.code as ErrorCode) : null,
    serverMessage: json ? (nonEmptyText(json.message) ?? nonEmptyText(json.error)) : plainSentence(body),
    fields: textFields(json?.fields),
  });
}

/** Turns what `fetch` or JSON reading threw into an ApiError with a sentence that says so. */
export function errorFromException(error: unknown, online: boolean): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ApiError({ kind: 'timeout', message: 'The server took too long to answer.', cause: error });
  }
  if (error instanceof SyntaxError) {
    return new ApiError({ kind: 'unreadable', message: 'The server’s answer could not be read.', cause: error });
  }
  return online
    ? new ApiError({ kind: 'network', message: 'The server could not be reached.', cause: error })
    : new ApiError({ kind: 'offline', message: 'You are offline. Check your connection and try again.', cause: error });
}

/** A sentence for a person about any failure: the server's own, else what kind of failure it was. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong.';
  if (error.serverMessage) return error.serverMessage;
  return error.kind === 'refused' ? 'The server could not do this.' : error.message;
}

function parseObject(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null; // any JSON object has text keys
  } catch {
    return null;
  }
}

function nonEmptyText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function plainSentence(body: string): string | null {
  const text = body.trim();
  return text === '' || text.startsWith('<') || text.length > LONGEST_SENTENCE ? null : text;
}

function textFields(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
