import { toPaymentError, type HttpError } from '../api/errors';

/** A response before it is serialized. */
export interface PlainResponse {
  status: number;
  body: unknown;
  headers?: Record<string, unknown>;
}

/** The error's response; the tag `payments` has its own form of errors. */
export const errorResponse = (error: HttpError, tag?: string): PlainResponse => ({
  status: error.status,
  body: tag === 'payments' ? toPaymentError(error.body()) : error.body(),
});

/** Serializes the body as JSON. */
export function toResponse({ status, body, headers = {} }: PlainResponse): Response {
  const entries = Object.entries(headers)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return Response.json(body, { status, headers: entries });
}

/** The response to HEAD has the status and headers that GET would have, and no body. */
export function withoutBodyForHead(request: Request, response: Response): Response {
  if (request.method !== 'HEAD' || response.type === 'error') return response;
  const { status, headers } = response;
  return new Response(null, { status, headers });
}

/** Adds the CORS headers for the request's origin, and `Vary: Origin` in any case. The mock server allows every origin. */
export function withCors(request: Request, response: Response): Response {
  if (response.type === 'error') return response;
  response.headers.append('vary', 'Origin');
  const origin = request.headers.get('origin');
  if (origin === null) return response;
  response.headers.set('access-control-allow-origin', origin);
  response.headers.set('access-control-allow-credentials', 'true');
  response.headers.set('access-control-expose-headers', 'X-Total-Count');
  return response;
}

/** The response to OPTIONS at a documented path. Without an origin it has no CORS headers. */
export function preflightResponse(request: Request, methods: readonly string[]): Response {
  const headers = {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Session-Id',
  };
  return new Response(null, { status: 204, ...(request.headers.has('origin') && { headers }) });
}
