import type { Account, Target } from './target';
import type { ApiProduct as Product } from '@/api/types';
import { fillPath, readResponse, routeOf, violationsIn, type OperationId } from '../support/contract';
import { regionOf } from '../support/productOptions';
import { expectNoProblems } from '../support/testApi';

export interface HttpTargetOptions {
  /** The address before `/api`, such as `https://staging.example.com`. */
  baseUrl: string;
  first: Account;
  second: Account;
  admin?: Account;
  /** Keeps this run's new accounts apart from those of earlier runs. */
  run: string;
  expiredToken?: string | undefined;
  expiredAdminToken?: string | undefined;
  allowedOrigin?: string | undefined;
}

/** A server at any address. */
export function overHttpTarget({
  baseUrl,
  first,
  second,
  admin,
  run,
  expiredToken,
  expiredAdminToken,
  allowedOrigin,
}: HttpTargetOptions): Target {
  const root = baseUrl.replace(/\/+$/, '');
  let count = 0;
  return {
    baseUrl: root,
    fetch: (request) => fetch(request),
    accounts: { first, second },
    ...(admin && { admin, changeProduct: changeByClerk(root, admin, fetch) }),
    unique: () => `suite${run}n${(count += 1)}`,
    expiredToken: async (kind) => (kind === 'admin' ? expiredAdminToken : expiredToken),
    ...(allowedOrigin && { allowedOrigin }),
    complete: false,
    close: () => undefined,
  };
}

type Json = Record<string, unknown>;

/** The names of a product's fields in a ProductRequest. */
const REQUEST_NAMES: Partial<Record<keyof Product, string>> = {
  name: 'name',
  description: 'description',
  wholesalePrice: 'price',
  stock: 'stockQuantity',
  originalPrice: 'originalPrice',
  region: 'region',
  weight: 'weight',
  specifications: 'specifications',
  stockStatus: 'stockStatus',
  stockLocation: 'stockLocation',
  isActive: 'isActive',
};

function formOf(product: Product, changes: Partial<Product>): Json {
  const values: Json = { ...product, region: regionOf(product), weight: product.weight ?? null, ...changes };
  const needed = new Set(['name', 'wholesalePrice', 'stock']);
  const sent = Object.entries(REQUEST_NAMES).filter(([field]) => field in changes || needed.has(field));
  return { slug: product.slug, ...Object.fromEntries(sent.map(([field, name]) => [name, values[field]])) };
}

/** Changes products through the back office. */
export function changeByClerk(
  baseUrl: string,
  admin: Account,
  send: (request: Request) => Promise<Response>,
): NonNullable<Target['changeProduct']> {
  let token: string | undefined;

  async function call(operation: OperationId, id: number | null, body?: unknown): Promise<unknown> {
    const route = routeOf(operation);
    const request = new Request(`${baseUrl}${fillPath(route.path, id === null ? {} : { id, slugOrId: id })}`, {
      method: route.method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await readResponse(await send(request));
    expectNoProblems(violationsIn(route, response), `${operation} keeps the contract`);
    if (response.status !== 200) throw new Error(`${operation} succeeds: ${response.status} ${response.text}`);
    return response.body;
  }

  return async (id, changes) => {
    token ??= ((await call('adminLogin', null, admin)) as { token: string }).token; // an AdminLoginResponse
    const before = (await call('getProduct', id)) as Product;
    await call('updateProduct', id, formOf(before, changes));
    // a region cannot be removed again, but the one that follows from the id means the same
    const { region = regionOf(before), weight = null, ...rest } = before;
    const undo = Object.entries({ ...rest, region, weight }).filter(([field]) => field in changes);
    return async () => void (await call('updateProduct', id, formOf(before, Object.fromEntries(undo))));
  };
}
