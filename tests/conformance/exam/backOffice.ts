import type { Product } from '@/api/types';
import type { SuccessOf, Order } from './contract';
import type { Exam } from './exam';
import { placeOrder } from './placing';

export type AdminProduct = SuccessOf<'createProduct'>;
/** A ProductRequest; anything may be wrong in it. */
export type ProductForm = Record<string, unknown> & { slug: string };

function formOf(exam: Exam, changes: Record<string, unknown>): ProductForm {
  const slug = `a-${exam.examinee.unique()}`;
  return { name: `Exam Product ${slug}`, slug, price: '12.50', stockQuantity: 400, ...changes };
}

/** A ProductRequest with a slug of its own. What becomes of it is deleted when the check has ended. */
export async function productForm(exam: Exam, changes: Record<string, unknown> = {}): Promise<ProductForm> {
  const token = await exam.clerk();
  const form = formOf(exam, changes);
  const { slug } = form;
  exam.later(async () => {
    const { body } = await exam.ok('listAdminProducts', { token, query: { search: slug } });
    for (const { id } of body.filter((product) => product.slug === slug))
      await exam.ask('deleteProduct', { token, path: { id } });
  });
  return form;
}

/** A new product of the shop, only for this check. */
export async function newProduct(exam: Exam, changes: Record<string, unknown> = {}): Promise<AdminProduct> {
  const token = await exam.clerk();
  const { body } = await exam.ok('createProduct', { token, body: formOf(exam, changes) });
  exam.later(() => exam.ask('deleteProduct', { token, path: { id: body.id } }));
  return body;
}

/** Every product with its cost, as the back office sees it. */
export async function adminProducts(exam: Exam): Promise<AdminProduct[]> {
  return (await exam.ok('listAdminProducts', { token: await exam.clerk() })).body;
}

/** One product as the back office sees it; undefined when it is not there. */
export async function adminProduct(exam: Exam, id: number): Promise<AdminProduct | undefined> {
  const { body } = await exam.ok('listAdminProducts', { token: await exam.clerk(), query: { search: String(id) } });
  return body.find((product) => product.id === id);
}

/** The product as a shopper sees it. */
export async function shoppersProduct(exam: Exam, slugOrId: string | number): Promise<Product> {
  return (await exam.ok('getProduct', { path: { slugOrId } })).body;
}

/** An order of a new buyer, for the clerk to work on. */
export async function newOrder(
  exam: Exam,
  wanted: Parameters<typeof placeOrder>[2] = {},
): Promise<{ order: Order; buyer: string }> {
  const { token } = await exam.newBuyer();
  return { order: await placeOrder(exam, token, wanted), buyer: token };
}
