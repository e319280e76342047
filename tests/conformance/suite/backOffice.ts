import type { ApiProduct as Product } from '@/api/types';
import type { SuccessOf, Order } from './contract';
import type { TestApi } from './testApi';
import { placeOrder } from './placing';

export type AdminProduct = SuccessOf<'createProduct'>;
/** A ProductRequest; anything may be wrong in it. */
export type ProductForm = Record<string, unknown> & { slug: string };

function formOf(api: TestApi, changes: Record<string, unknown>): ProductForm {
  const slug = `a-${api.target.unique()}`;
  return { name: `Suite Product ${slug}`, slug, price: '12.50', stockQuantity: 400, ...changes };
}

/** A ProductRequest with a slug of its own. What becomes of it is deleted when the check has ended. */
export async function productForm(api: TestApi, changes: Record<string, unknown> = {}): Promise<ProductForm> {
  const token = await api.clerk();
  const form = formOf(api, changes);
  const { slug } = form;
  api.later(async () => {
    const { body } = await api.ok('listAdminProducts', { token, query: { search: slug } });
    for (const { id } of body.filter((product) => product.slug === slug))
      await api.ask('deleteProduct', { token, path: { id } });
  });
  return form;
}

/** A new product of the shop, only for this check. */
export async function newProduct(api: TestApi, changes: Record<string, unknown> = {}): Promise<AdminProduct> {
  const token = await api.clerk();
  const { body } = await api.ok('createProduct', { token, body: formOf(api, changes) });
  api.later(() => api.ask('deleteProduct', { token, path: { id: body.id } }));
  return body;
}

/** Every product with its cost, as the back office sees it. */
export async function adminProducts(api: TestApi): Promise<AdminProduct[]> {
  return (await api.ok('listAdminProducts', { token: await api.clerk() })).body;
}

/** One product as the back office sees it; undefined when it is not there. */
export async function adminProduct(api: TestApi, id: number): Promise<AdminProduct | undefined> {
  const { body } = await api.ok('listAdminProducts', { token: await api.clerk(), query: { search: String(id) } });
  return body.find((product) => product.id === id);
}

/** The product as a shopper sees it. */
export async function shoppersProduct(api: TestApi, slugOrId: string | number): Promise<Product> {
  return (await api.ok('getProduct', { path: { slugOrId } })).body;
}

/** An order of a new buyer, for the clerk to work on. */
export async function newOrder(
  api: TestApi,
  wanted: Parameters<typeof placeOrder>[2] = {},
): Promise<{ order: Order; buyer: string }> {
  const { token } = await api.newBuyer();
  return { order: await placeOrder(api, token, wanted), buyer: token };
}
