import type { Transport } from '@/api/client';

/** Responses in flight, by absolute URL (`window.preloadedResponses`). */
export type PreloadedResponses = Map<string, Promise<Response>>;

/** A transport that hands out each preloaded response once. Every other request goes to `transport`. */
export function servePreloadedResponses(transport: Transport, responses: PreloadedResponses | undefined): Transport {
  return (request) => {
    const response = request.method === 'GET' ? responses?.get(request.url) : undefined;
    if (!response || request.headers.has('Authorization')) return transport(request);
    responses?.delete(request.url);
    const { signal } = request;
    // The preload was sent without this request's signal, so aborting is done here.
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }); // what fetch throws
    });
    return Promise.race([response, aborted]);
  };
}
