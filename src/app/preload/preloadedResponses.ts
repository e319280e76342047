import type { Transport } from '@/api/client';

/**
 * Responses in flight, by the request's Authorization header and absolute URL: `Bearer TOKEN https://…`, or ` https://…`
 * without a token (`window.preloadedResponses`).
 */
export type PreloadedResponses = Map<string, Promise<Response>>;

/** A transport that hands out each preloaded response once. Every other request goes to `transport`. */
export function servePreloadedResponses(transport: Transport, responses: PreloadedResponses | undefined): Transport {
  return (request) => {
    const key = `${request.headers.get('Authorization') ?? ''} ${request.url}`;
    const response = request.method === 'GET' ? responses?.get(key) : undefined;
    if (!response) return transport(request);
    responses?.delete(key);
    const { signal } = request;
    // The preload was sent without this request's signal, so aborting is done here.
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }); // what fetch throws
    });
    return Promise.race([response, aborted]);
  };
}
