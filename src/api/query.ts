import { QueryClient, queryOptions, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import { isRecord } from '@/lib/isRecord';
import { readResponse, type ApiClient } from './client';
import { ApiError } from './errors';
import { OPERATIONS, type Operation } from './generated/operations';
import type { paths } from './generated/schema';

type GetOperation<P extends keyof paths> = paths[P] extends { get: infer Get extends { responses: unknown } }
  ? Get
  : never;
/** A path of the contract with a GET operation. */
export type GetPath = { [P in keyof paths]: [GetOperation<P>] extends [never] ? never : P }[keyof paths];

type Body<P extends GetPath> =
  GetOperation<P> extends { responses: { 200: { content: { 'application/json': infer Json } } } } ? Json : never;
type Paged<P extends GetPath> =
  GetOperation<P> extends { responses: { 200: { headers: { 'X-Total-Count': number } } } } ? true : false;
type Params<P extends GetPath, Where extends 'path' | 'query'> =
  GetOperation<P> extends { parameters: { [K in Where]?: infer Values } } ? NonNullable<Values> : never;

/** One page of a list. `total` is null when the backend does not paginate (D-220): then `items` is the full list. */
export interface Page<Item> {
  items: Item[];
  total: number | null;
}

/** Data of a query: the contract's JSON, or a Page for operations whose response has the X-Total-Count header. */
export type QueryData<P extends GetPath> =
  Paged<P> extends true ? Page<Body<P> extends (infer Item)[] ? Item : never> : Body<P>;

type Input<P extends GetPath> = ([Params<P, 'path'>] extends [never]
  ? { path?: undefined }
  : { path: Params<P, 'path'> }) &
  ([Params<P, 'query'>] extends [never] ? { query?: undefined } : { query?: Params<P, 'query'> });
type Arguments<P extends GetPath> = [Params<P, 'path'>] extends [never] ? [input?: Input<P>] : [input: Input<P>];

/**
 * Query options for a GET path of the contract. The key holds the parts of the path, the last one with the query string,
 * so joining it with slashes gives the URL (S1 7, D-90).
 */
export function get<P extends GetPath>(path: P, ...[input]: Arguments<P>) {
  return queryOptions<QueryData<P>, ApiError, QueryData<P>, string[]>({ queryKey: createKey(path, input) });
}

/** Like `get`, but a 401 resolves to null: nobody is signed in (S1 7, D-89). */
export function getOrNull<P extends GetPath>(path: P, ...[input]: Arguments<P>) {
  return queryOptions<QueryData<P> | null, ApiError, QueryData<P> | null, string[]>({
    queryKey: createKey(path, input),
    meta: { on401: 'returnNull' },
  });
}

interface KeyInput {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
}

function createKey(template: string, input: KeyInput | undefined): string[] {
  const parts = template
    .split(/\/?\{(\w+)\}\/?/)
    .map((part, index) => (index % 2 === 0 ? part : encodeURIComponent(String(input?.path?.[part] ?? ''))))
    .filter((part) => part !== '');
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input?.query ?? {})) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  search.sort();
  const text = search.toString();
  if (text) parts.push(`${parts.pop() ?? ''}?${text}`);
  return parts;
}

/**
 * Filters for the queries whose key begins with the given parts. A last part without a query string stands for the list
 * with any: `/api/user/orders` also for `/api/user/orders?limit=5`.
 */
export const queriesBelow = (start: QueryKey) => ({
  predicate: ({ queryKey }: { queryKey: QueryKey }) =>
    start.every((part, index) => {
      const own = queryKey[index];
      return own === part || (index === start.length - 1 && typeof own === 'string' && own.split('?')[0] === part);
    }),
});

const GET_OPERATIONS = Object.values<Operation>(OPERATIONS)
  .filter(({ method }) => method === 'GET')
  .map((operation) => ({
    ...operation,
    names: [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''),
    pattern: pathPattern(operation.path),
  }))
  // Literal segments win over templates (D-94).
  .sort((a, b) => a.names.length - b.names.length);

function pathPattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
}

/** The GET operation for a query key, or undefined. */
export function operationOfKey(key: readonly unknown[]) {
  const [pathname = ''] = key.join('/').split('?');
  return GET_OPERATIONS.find(({ pattern }) => pattern.test(pathname));
}

/** The default query function: joins the key with slashes and requests that URL through the typed client. */
export function createQueryFunction(client: ApiClient) {
  return async ({ queryKey, signal, meta }: QueryFunctionContext): Promise<unknown> => {
    const operation = operationOfKey(queryKey);
    if (!operation) throw new Error(`The contract has no GET operation for ${queryKey.join('/')}`);
    const [pathname = '', search = ''] = queryKey.join('/').split('?');
    const values = operation.pattern.exec(pathname)?.slice(1) ?? [];
    const params = {
      path: Object.fromEntries(operation.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')])),
      query: Object.fromEntries(new URLSearchParams(search)),
    };
    try {
      // `get` built the key from the contract's types; here they are plain strings.
      const { data, response } = await readResponse(client.GET(operation.path as GetPath, { params, signal } as never));
      // Readers of a list expect objects: any other shape fails this query rather than the whole page.
      if (operation.list && !isList(data)) throw unreadable(response);
      const isReadable = READABLE[operation.path as GetPath];
      if (isReadable && !(isRecord(data) && isReadable(data))) throw unreadable(response);
      return operation.paged ? toPage(data, response) : data;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && meta?.on401 === 'returnNull') return null;
      throw error;
    }
  };
}

/** What pages read of a response outside their sections. Without it the query fails rather than the whole page. */
const READABLE: { [P in GetPath]?: (body: Record<string, unknown>) => boolean } = {
  '/api/auth/user': ({ email }) => typeof email === 'string',
  '/api/user/profile': ({ email }) => typeof email === 'string',
};

const isList = (data: unknown) => Array.isArray(data) && data.every(isRecord);

const unreadable = ({ status }: Response) =>
  new ApiError({ kind: 'unreadable', status, message: 'The server’s response could not be read.' });

function toPage(items: unknown, response: Response): Page<unknown> {
  if (!Array.isArray(items)) throw unreadable(response);
  const total = response.headers.get('X-Total-Count');
  return { items, total: total !== null && /^\d+$/.test(total) ? Number(total) : null };
}

/** By default data never goes stale and no query is retried, refetched on focus or polled (S1 7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The page that mounts after a loader's failed request does not repeat it.
        retryOnMount: false,
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
