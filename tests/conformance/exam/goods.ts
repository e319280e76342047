import type { Product } from '@/api/types';
import { firstChoice } from './choices';
import type { Exam } from './exam';

/** An AddCartLineRequest for so many pieces of the first choice of a product. */
export const adding = (product: Product, quantity = 1) => ({
  productId: product.id,
  quantity,
  selectedOptions: firstChoice(product),
});

/** The first product that can be added and fits; a check that finds none is skipped. */
export async function someProduct(
  exam: Exam,
  what = 'product in stock',
  fits: (product: Product) => boolean = () => true,
): Promise<Product> {
  const products = await exam.products();
  const found = products.find((product) => product.stockStatus !== 'out_of_stock' && fits(product));
  return exam.need(found, what);
}

/** Empties a buyer's cart and puts one line into it. */
export async function oneLine(exam: Exam, token: string, product?: Product) {
  await exam.ok('clearCart', { token });
  const added = product ?? (await someProduct(exam));
  return (await exam.ok('addCartLine', { token, body: adding(added, 2) })).body;
}
