import type { OperationId } from '../api/handlerTypes';
import { isPublic } from '../api/sessions';
import type { Route } from '../generated/contract';

/** Calls without a token whose response carries one. */
const ISSUES_TOKEN: ReadonlySet<OperationId> = new Set(['login', 'signup', 'register', 'adminLogin']);

/** FNV-1a over UTF-16 units, with the length: enough to distinguish the responses of a mock server. */
function computeEtag(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return `"${(hash >>> 0).toString(16)}-${text.length.toString(16)}"`;
}

/**
 * Adds the headers for caches: private responses must not be stored; other successful reads get an ETag, and the
 * response to a request that already has it is 304.
 */
export async function addCacheHeaders(route: Route, request: Request, response: Response): Promise<Response> {
  if (!isPublic(route) || ISSUES_TOKEN.has(route.id)) {
    response.headers.set('cache-control', 'no-store');
    return response;
  }
  response.headers.set('cache-control', 'no-cache');
  if (route.method !== 'GET' || response.status !== 200) return response;
  const etag = computeEtag(await response.clone().text());
  response.headers.set('etag', etag);
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((sent) => sent.trim().replace(/^W\//, ''));
  if (!known.includes(etag)) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-type');
  return new Response(null, { status: 304, headers });
}
