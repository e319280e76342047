import type { Product } from '@/api/types';
import { firstChoice } from './choices';
import type { Exam } from './exam';

/** An AddCartLineRequest for so many pieces of the first choice of a product. */
export const adding = (product: Product, quantity = 1) => ({
  productId: product.id,
  quantity,
  selectedOptions: firstChoice(product),
});

/** A product as it is now, if it is there and fits. */
async function nowFitting(exam: Exam, id: number, fits: (product: Product) => boolean): Promise<Product | undefined> {
  const { status, body } = await exam.ask('getProduct', { path: { slugOrId: id } });
  // `ask` has held a success against Product.
  return status === 200 && fits(body as Product) ? (body as Product) : undefined;
}

/** The first product that can be added and fits; a check that finds none is skipped. */
export async function someProduct(
  exam: Exam,
  what = 'product in stock',
  fits: (product: Product) => boolean = () => true,
): Promise<Product> {
  const isWanted = (product: Product) => product.stockStatus !== 'out_of_stock' && fits(product);
  const known = (await exam.shelf()).find(isWanted);
  const found = known && (await nowFitting(exam, known.id, isWanted));
  return exam.need(found ?? (await exam.products()).find(isWanted), what);
}

/** Empties a buyer's cart and puts one line into it. */
export async function oneLine(exam: Exam, token: string, product?: Product) {
  await exam.ok('clearCart', { token });
  const added = product ?? (await someProduct(exam));
  return (await exam.ok('addCartLine', { token, body: adding(added, 2) })).body;
}
