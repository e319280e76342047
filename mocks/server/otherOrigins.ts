/** Lets the origin that asked read the answer; the mock server lets every origin in. */
export function forOrigin(request: Request, response: Response): Response {
  const origin = request.headers.get('origin');
  if (origin === null || response.type === 'error') return response;
  response.headers.set('access-control-allow-origin', origin);
  response.headers.set('access-control-allow-credentials', 'true');
  response.headers.set('access-control-expose-headers', 'X-Total-Count');
  response.headers.append('vary', 'Origin');
  return response;
}

/** The answer to OPTIONS at a listed address: what a browser elsewhere may ask there. */
export function preflight(allow: readonly string[]): Response {
  const headers = {
    'access-control-allow-methods': allow.join(', '),
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Session-Id',
  };
  return new Response(null, { status: 204, headers });
}
