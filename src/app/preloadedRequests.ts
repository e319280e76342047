import type { Transport } from '@/api/client';

/**
 * What a visitor's page asks the server first, by its route. A built index.html asks it at once, beside the shop's code
 * (vite/routePreload.ts). Only of addresses without a query, and only operations that take no token.
 */
export const PRELOADED_REQUESTS: Readonly<Record<string, readonly string[]>> = {
  '/': ['/api/categories', '/api/products/featured'],
  '/products': ['/api/categories', '/api/products?limit=48'],
  '/category/:slug': ['/api/categories/:slug'],
  '/product/:slug': ['/api/products/:slug'],
};

/** Answers under way, by absolute address. */
export type PreloadedResponses = Map<string, Promise<Response>>;

/** Hands out each answer that was asked for ahead, once; every other call is carried by `transport`. */
export function withPreloadedResponses(transport: Transport, answers: PreloadedResponses | undefined): Transport {
  return (request) => {
    const answer = request.method === 'GET' ? answers?.get(request.url) : undefined;
    if (!answer || request.headers.has('Authorization')) return transport(request);
    answers?.delete(request.url);
    const { signal } = request;
    // It was asked without this request's signal.
    const givenUp = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }); // what fetch throws
    });
    return Promise.race([answer, givenUp]);
  };
}
