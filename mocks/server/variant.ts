import type { Seed } from '../db/tables';
import type { Route } from '../generated/contract';
import { isRecord } from '../rules/specifications';
import { matchRoute } from './routeTable';

/** What another backend may do differently without breaking the contract: for tests, and to see the shop on such a backend. */
export interface Variant {
  /** Lists ignore paging, sorting and filters, and return all rows, without X-Total-Count. */
  noPaging?: boolean;
  /** Every object in a response has a field that the contract does not define. */
  extraFields?: boolean;
  /** URL of the folder with the seed's pictures and videos, with a trailing slash; without it products hold names. */
  images?: string;
  /** Calls whose success needs no body return 204. */
  noContent?: boolean;
}

type Fetch = (request: Request) => Promise<Response>;

/** Query parameters of listProducts that every backend supports. The other lists have none. */
const REQUIRED_PARAMETERS = new Set(['search', 'category']);
const MEDIA_FILE = /^[^/:]+\.(?:svg|png|jpe?g|webp|avif|gif|mp4|webm)$/i;
/** Records whose keys are data, not fields of the contract. */
const MAPS = new Set(['specifications', 'fields']);
const EXTRA_FIELD = { metadata: { source: 'erp', revision: 7, labels: [] } };

const isList = (route: Route) => Object.values(route.responses).some(({ counted }) => counted);

function removePaging(request: Request, { id }: Route): Request {
  const url = new URL(request.url);
  const kept = [...url.searchParams].filter(([name]) => id === 'listProducts' && REQUIRED_PARAMETERS.has(name));
  if (kept.length === url.searchParams.size) return request;
  url.search = String(new URLSearchParams(kept));
  return new Request(url, request);
}

function addExtraFields(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => addExtraFields(item, key));
  if (!isRecord(value) || MAPS.has(key)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, addExtraFields(inner, name)]);
  return { ...Object.fromEntries(fields), ...EXTRA_FIELD };
}

/** Returns the seed with URLs of its pictures and videos instead of file names. */
export function expandImageUrls(seed: Seed, folder: string): Seed {
  const toUrl = (_: string, value: unknown) =>
    typeof value === 'string' && MEDIA_FILE.test(value) ? folder + value : value;
  // the JSON of the rows is valid seed data with other strings
  const expand = (rows: Seed['products']) => JSON.parse(JSON.stringify(rows), toUrl) as Seed['products'];
  const generated = seed.generated?.products;
  return {
    ...seed,
    products: expand(seed.products),
    ...(generated && {
      generated: { ...seed.generated, products: { ...generated, rows: () => expand([...generated.rows()]) } },
    }),
  };
}

/** Wraps a server so that it behaves like the variant. It still follows the contract. */
export function createVariant(fetch: Fetch, base: string, variant: Variant): Fetch {
  return async (request) => {
    const match = matchRoute(request.method, new URL(request.url).pathname, base);
    const route = match.kind === 'route' ? match.route : null;
    const unpaged = variant.noPaging && route && isList(route) ? route : null;
    const response = await fetch(unpaged ? removePaging(request, unpaged) : request);
    const { status } = response;
    const headers = new Headers(response.headers);
    if (unpaged) headers.delete('x-total-count');
    if (variant.noContent && status === 200 && route?.responses[204]) {
      headers.delete('content-type');
      return new Response(null, { status: 204, headers });
    }
    const isJson = headers.get('content-type')?.startsWith('application/json');
    // HEAD and 304 have no body
    if (!isJson || response.body === null || response.type === 'error') return response;
    if (!variant.extraFields) return unpaged ? new Response(response.body, { status, headers }) : response;
    return Response.json(addExtraFields(await response.json()), { status, headers });
  };
}
