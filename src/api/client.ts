import createClient, { type Middleware } from 'openapi-fetch';
import { errorFromException, errorFromResponse } from './errors';
import { OPERATIONS } from './generated/operations';
import type { paths } from './generated/schema';
import { SESSION_HEADERS } from './sessionHeaders';

/** Carries a request to a server and brings its answer back: `fetch`, or the mock server's own. */
export type Transport = (request: Request) => Promise<Response>;
export type TokenKind = 'customer' | 'admin';

export interface ApiClientOptions {
  /** Absolute origin (and path prefix) of the API. Tokens go there and nowhere else. */
  baseUrl: string;
  transport: Transport;
  /** The stored token, read anew for each call. */
  tokenFor: (kind: TokenKind) => string | null;
  /** A call that carried this token was answered 401; `acting` when it was to change something (D-209). */
  onUnauthenticated: (kind: TokenKind, token: string, acting: boolean) => void;
  /** Milliseconds after which a call without an answer fails. */
  timeout?: number;
}

export type ApiClient = ReturnType<typeof createApiClient>;

const DEFAULT_TIMEOUT = 30_000;

/**
 * On Back from another site a browser would give what it holds, however old: it has to ask whether that still holds.
 * Answers to a call with a token are kept nowhere: they are one person's, and never the same.
 */
const PUBLIC_READS: RequestCache = 'no-cache';

const tokenKinds: ReadonlyMap<string, TokenKind | null> = new Map(
  Object.values(OPERATIONS).map(({ method, path, token }) => [`${method} ${path}`, token]),
);

/**
 * The typed client: every call includes credentials and the session header, and carries the token that
 * the operation's `security` in the contract names, or none (D-84). A failed call throws an ApiError.
 */
export function createApiClient({
  baseUrl,
  transport,
  tokenFor,
  onUnauthenticated,
  timeout = DEFAULT_TIMEOUT,
}: ApiClientOptions) {
  const client = createClient<paths>({
    baseUrl,
    credentials: 'include',
    headers: SESSION_HEADERS,
    fetch: (request) => answerWithin(timeout, request, transport),
  });

  const kindOf = (method: string, schemaPath: string) => tokenKinds.get(`${method} ${schemaPath}`) ?? null;

  const middleware: Middleware = {
    onRequest({ request, schemaPath }) {
      const kind = kindOf(request.method, schemaPath);
      const token = kind && tokenFor(kind);
      if (token) request.headers.set('Authorization', `Bearer ${token}`);
      return new Request(request, { cache: kind ? 'no-store' : PUBLIC_READS });
    },
    async onResponse({ request, response, schemaPath }) {
      if (response.ok) return undefined;
      const kind = kindOf(request.method, schemaPath);
      const token = request.headers.get('Authorization')?.replace('Bearer ', '');
      if (response.status === 401 && kind && token) onUnauthenticated(kind, token, request.method !== 'GET');
      throw await errorFromResponse(response);
    },
    onError({ error }) {
      if (error instanceof DOMException && error.name === 'AbortError') return error;
      return errorFromException(error, navigator.onLine);
    },
  };
  client.use(middleware);
  return client;
}

/**
 * Sends a request that is given up with a TimeoutError when its answer is not read to the end within `timeout`
 * milliseconds: a body that stalls is no answer. Not `AbortSignal.timeout` inside `AbortSignal.any`: some engines
 * collect such a signal before it fires.
 */
async function answerWithin(timeout: number, request: Request, transport: Transport): Promise<Response> {
  const line = new AbortController();
  request.signal.addEventListener('abort', () => line.abort(request.signal.reason), { once: true });
  if (request.signal.aborted) line.abort(request.signal.reason);
  const timer = setTimeout(() => line.abort(new DOMException('No answer in time.', 'TimeoutError')), timeout);
  const stop = () => clearTimeout(timer);
  try {
    const response = await transport(new Request(request, { signal: line.signal }));
    if (response.body) {
      const untilRead = response.body.pipeThrough(new TransformStream({ flush: stop }), { signal: line.signal });
      return new Response(untilRead, response);
    }
    stop();
    return response;
  } catch (error) {
    stop();
    throw error;
  }
}

/** Waits for a call and hands out its JSON; a body that is missing, `null` or unreadable throws an ApiError. */
export async function answerOf<T>(
  call: Promise<{ data?: T; response: Response }>,
): Promise<{ data: T; response: Response }> {
  try {
    const { data, response } = await call;
    // the contract has no answer of null
    if (data === undefined || data === null) throw new SyntaxError('The answer has no body.');
    return { data, response };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw errorFromException(error, navigator.onLine);
  }
}
