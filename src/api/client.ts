import createClient, { type Middleware } from 'openapi-fetch';
import { errorFromException, errorFromResponse } from './errors';
import { OPERATIONS } from './generated/operations';
import type { paths } from './generated/schema';
import { SESSION_HEADERS } from './sessionHeaders';

/** Sends a request and resolves to its response: `fetch`, or the mock server's own `fetch`. */
export type Transport = (request: Request) => Promise<Response>;
export type TokenKind = 'customer' | 'admin';

export interface ApiClientOptions {
  /** Absolute origin (and path prefix) of the API. Tokens are sent to this origin only. */
  baseUrl: string;
  transport: Transport;
  /** Returns the stored token; called for every request. */
  tokenFor: (kind: TokenKind) => string | null;
  /**
   * The server responded 401 to a request that carried this token, or none. `isChange` is true for every method but GET: the
   * buyer was changing something, so the login may open over the page (D-209).
   */
  onUnauthenticated: (kind: TokenKind, token: string | null, isChange: boolean) => void;
  /** Milliseconds after which a request without a complete response fails. */
  timeout?: number;
}

export type ApiClient = ReturnType<typeof createApiClient>;

const DEFAULT_TIMEOUT = 30_000;

/** Public responses are revalidated: on Back from another site the browser would otherwise reuse a stale one. */
const PUBLIC_CACHE: RequestCache = 'no-cache';
/** Responses to a request with a token are private, so the browser stores none of them. */
const PRIVATE_CACHE: RequestCache = 'no-store';

const BODILESS_STATUSES: ReadonlySet<number> = new Set([204, 205, 304]);

const tokenKinds: ReadonlyMap<string, TokenKind | null> = new Map(
  Object.values(OPERATIONS).map(({ method, path, token }) => [`${method} ${path}`, token]),
);

/**
 * The typed client. Every request includes credentials and the session header, and carries the token that the
 * operation's `security` in the contract names, or none (D-84). A failed request throws an ApiError.
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
    fetch: (request) => sendWithTimeout(request, transport, timeout),
  });

  const kindOf = (method: string, schemaPath: string) => tokenKinds.get(`${method} ${schemaPath}`) ?? null;

  const middleware: Middleware = {
    onRequest({ request, schemaPath }) {
      const kind = kindOf(request.method, schemaPath);
      const token = kind && tokenFor(kind);
      if (token) request.headers.set('Authorization', `Bearer ${token}`);
      return new Request(request, { cache: kind ? PRIVATE_CACHE : PUBLIC_CACHE });
    },
    async onResponse({ request, response, schemaPath }) {
      if (response.ok) {
        // A proxy or a network's login answered in the server's place: whatever was asked for has not been done.
        if (response.headers.get('Content-Type')?.startsWith('text/html'))
          throw errorFromException(new SyntaxError(), true);
        return undefined;
      }
      const kind = kindOf(request.method, schemaPath);
      const token = request.headers.get('Authorization')?.replace('Bearer ', '');
      if (response.status === 401 && kind) onUnauthenticated(kind, token ?? null, request.method !== 'GET');
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
 * Aborts with a TimeoutError when the response body has not been read to its end within `timeout` milliseconds, so a body
 * that stalls fails too. Not `AbortSignal.any([AbortSignal.timeout()])`: some engines garbage-collect that signal before
 * it fires.
 */
async function sendWithTimeout(request: Request, transport: Transport, timeout: number): Promise<Response> {
  const controller = new AbortController();
  request.signal.addEventListener('abort', () => controller.abort(request.signal.reason), { once: true });
  if (request.signal.aborted) controller.abort(request.signal.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('Request timed out.', 'TimeoutError')), timeout);
  const stopTimer = () => clearTimeout(timer);
  try {
    const response = await transport(new Request(request, { signal: controller.signal }));
    // Chromium gives a 204 from the network an empty body, which no new Response of that status may have.
    if (response.body && !BODILESS_STATUSES.has(response.status)) {
      const body = response.body.pipeThrough(new TransformStream({ flush: stopTimer }), { signal: controller.signal });
      return new Response(body, response);
    }
    stopTimer();
    return response;
  } catch (error) {
    stopTimer();
    throw error;
  }
}

/**
 * Awaits a request of the client and returns the parsed body with the response. Throws an ApiError when the request
 * failed, or when its body is missing, `null` or not JSON; an AbortError is rethrown unchanged.
 */
export async function readResponse<Result extends { data?: unknown }>(
  request: Promise<Result>,
): Promise<Result & { data: NonNullable<Result['data']> }> {
  try {
    const result = await request;
    const { data } = result;
    // No operation of the contract responds with null.
    if (data === undefined || data === null) throw new SyntaxError('The response has no body.');
    return { ...result, data };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw errorFromException(error, navigator.onLine);
  }
}

/**
 * Resolves to the body, or to null if a successful response has none (204, an empty body, `null`, not JSON): only a status
 * that is not OK is an error (S1 8).
 */
export async function optionalBody<T>(request: Promise<{ data?: T }>): Promise<T | null> {
  try {
    return (await request).data ?? null;
  } catch (error) {
    // The body is read only after the status was found to be OK.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** For a call whose body the shop does not need: any success resolves to `true`. */
export async function ignoreBody(request: Promise<{ data?: unknown }>): Promise<{ data: true }> {
  await optionalBody(request);
  return { data: true };
}
