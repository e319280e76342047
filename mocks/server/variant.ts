import type { Seed } from '../db/tables';
import type { Route } from '../generated/contract';
import { isRecord } from '../rules/specifications';
import { matchRoute } from './routeTable';

/** What another backend may do differently without breaking the contract: for tests, and to see the shop on such a backend. */
export interface Variant {
  /** Lists ignore paging, sorting and filters, and are answered whole, without X-Total-Count. */
  noPaging?: boolean;
  /** Every object of a response carries a field that the contract does not know. */
  extraFields?: boolean;
  /** Address of the folder with the seed's pictures and videos, with a trailing slash; without it products hold names. */
  images?: string;
  /** Calls whose success needs no body answer 204. */
  noContent?: boolean;
}

type Fetch = (request: Request) => Promise<Response>;

/** Query parameters of lists that every backend supports. */
const REQUIRED_PARAMETERS = new Set(['search', 'category']);
const MEDIA_FILE = /^[^/:]+\.(?:svg|png|jpe?g|webp|avif|gif|mp4|webm)$/i;
/** Records whose keys are data, not fields of the contract. */
const MAPS = new Set(['specifications', 'fields']);
const EXTRA_FIELD = { metadata: { source: 'erp', revision: 7, labels: [] } };

const isList = (route: Route) => Object.values(route.responses).some(({ counted }) => counted);

function withoutPaging(request: Request): Request {
  const url = new URL(request.url);
  const kept = [...url.searchParams].filter(([name]) => REQUIRED_PARAMETERS.has(name));
  url.search = String(new URLSearchParams(kept));
  return new Request(url, request);
}

function withExtraFields(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withExtraFields(item, key));
  if (!isRecord(value) || MAPS.has(key)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, withExtraFields(inner, name)]);
  return { ...Object.fromEntries(fields), ...EXTRA_FIELD };
}

/** Returns the seed with the addresses of its pictures and videos instead of their names. */
export function withImageAddresses(seed: Seed, folder: string): Seed {
  const withAddresses = (_: string, value: unknown) =>
    typeof value === 'string' && MEDIA_FILE.test(value) ? folder + value : value;
  // the same rows with other texts
  const products = JSON.parse(JSON.stringify(seed.products), withAddresses) as Seed['products'];
  return { ...seed, products };
}

/** Returns a server that differs from this one as the variant says. Both keep the contract. */
export function withVariant(fetch: Fetch, base: string, variant: Variant): Fetch {
  return async (request) => {
    const match = matchRoute(request.method, new URL(request.url).pathname, base);
    const route = match.kind === 'route' ? match.route : null;
    const isUnpaged = Boolean(variant.noPaging && route && isList(route));
    const response = await fetch(isUnpaged ? withoutPaging(request) : request);
    const { status } = response;
    const headers = new Headers(response.headers);
    if (isUnpaged) headers.delete('x-total-count');
    if (variant.noContent && status === 200 && route?.responses[204]) {
      headers.delete('content-type');
      return new Response(null, { status: 204, headers });
    }
    const isJson = headers.get('content-type')?.startsWith('application/json');
    if (!isJson || response.type === 'error') return response;
    if (!variant.extraFields) return isUnpaged ? new Response(response.body, { status, headers }) : response;
    return Response.json(withExtraFields(await response.json()), { status, headers });
  };
}
