import type { ApiProduct as Product } from '@/api/types';
import type { SuccessBody, Order } from './contract';
import type { TestApi } from './testApi';
import { placeOrder } from './orders';

export type AdminProduct = SuccessBody<'createProduct'>;
/** A ProductRequest, possibly invalid. */
export type ProductForm = Record<string, unknown> & { slug: string };

function formOf(api: TestApi, changes: Record<string, unknown>): ProductForm {
  const slug = `a-${api.target.unique()}`;
  return { name: `Test Product ${slug}`, slug, price: '12.50', stockQuantity: 400, ...changes };
}

/** A ProductRequest with a unique slug. A product created with it is deleted after the check. */
export async function productForm(api: TestApi, changes: Record<string, unknown> = {}): Promise<ProductForm> {
  const token = await api.clerkToken();
  const form = formOf(api, changes);
  const { slug } = form;
  api.onCleanup(async () => {
    const { body } = await api.ok('listAdminProducts', { token, query: { search: slug } });
    for (const { id } of body.filter((product) => product.slug === slug))
      await api.call('deleteProduct', { token, path: { id } });
  });
  return form;
}

/** Creates a product that is deleted after the check. */
export async function newProduct(api: TestApi, changes: Record<string, unknown> = {}): Promise<AdminProduct> {
  const token = await api.clerkToken();
  const { body } = await api.ok('createProduct', { token, body: formOf(api, changes) });
  api.onCleanup(() => api.call('deleteProduct', { token, path: { id: body.id } }));
  return body;
}

/** An inactive product: the target's own, or one that is created and deleted after the check. */
export async function hiddenProduct(api: TestApi): Promise<{ id: number; slug: string; name: string }> {
  return api.target.inactiveProduct ?? newProduct(api, { isActive: false });
}

/** All products as the back office lists them. */
export async function adminProducts(api: TestApi): Promise<AdminProduct[]> {
  return (await api.ok('listAdminProducts', { token: await api.clerkToken() })).body;
}

/** A product as the back office lists it; undefined when it does not exist. */
export async function adminProduct(api: TestApi, id: number): Promise<AdminProduct | undefined> {
  const { body } = await api.ok('listAdminProducts', { token: await api.clerkToken(), query: { search: String(id) } });
  return body.find((product) => product.id === id);
}

/** A product as a shopper sees it. */
export async function shoppersProduct(api: TestApi, slugOrId: string | number): Promise<Product> {
  return (await api.ok('getProduct', { path: { slugOrId } })).body;
}

/** An order of a new buyer. */
export async function newOrder(
  api: TestApi,
  wanted: Parameters<typeof placeOrder>[2] = {},
): Promise<{ order: Order; buyer: string }> {
  const { token } = await api.newBuyer();
  return { order: await placeOrder(api, token, wanted), buyer: token };
}
