import type { ApiProduct as Product } from '@/api/types';
import { regionOf } from '../suite/choices';
import type { Account, Target } from './target';

type Json = Record<string, unknown>;

/** What a ProductRequest calls a product's fields; the others have no spelling of their own there. */
const NAMES: Partial<Record<keyof Product, string>> = {
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
  const sent = Object.entries(NAMES).filter(([field]) => field in changes || needed.has(field));
  return { slug: product.slug, ...Object.fromEntries(sent.map(([field, name]) => [name, values[field]])) };
}

/** Changes products of a server anywhere by the calls of its back office. */
export function changeByClerk(baseUrl: string, admin: Account): NonNullable<Target['changeProduct']> {
  let token: string | undefined;

  async function call(method: string, address: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${baseUrl}/api/${address}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  return async (id, changes) => {
    token ??= ((await call('POST', 'admin/auth/login', admin)) as { token: string }).token; // an AdminLoginResponse
    const before = (await call('GET', `products/${id}`)) as Product;
    await call('PUT', `admin/products/${id}`, formOf(before, changes));
    // the region of a product that has none cannot be taken away again, but by its id it is the same
    const { region = regionOf(before), weight = null, ...rest } = before;
    const undoing = Object.entries({ ...rest, region, weight }).filter(([field]) => field in changes);
    return async () => void (await call('PUT', `admin/products/${id}`, formOf(before, Object.fromEntries(undoing))));
  };
}
