import type { ApiProduct as Product } from '@/api/types';
import { firstChoice } from './choices';
import type { TestApi } from './testApi';

/** An AddCartLineRequest for so many pieces of the first choice of a product. */
export const adding = (product: Product, quantity = 1) => ({
  productId: product.id,
  quantity,
  selectedOptions: firstChoice(product),
});

/** A product as it is now, if it is there and fits. */
async function nowFitting(api: TestApi, id: number, fits: (product: Product) => boolean): Promise<Product | undefined> {
  const { status, body } = await api.ask('getProduct', { path: { slugOrId: id } });
  // `ask` has held a success against Product.
  return status === 200 && fits(body as Product) ? (body as Product) : undefined;
}

/** The first product that can be added and fits; a check that finds none is skipped. */
export async function someProduct(
  api: TestApi,
  what = 'product in stock',
  fits: (product: Product) => boolean = () => true,
): Promise<Product> {
  const isWanted = (product: Product) => product.stockStatus !== 'out_of_stock' && fits(product);
  const known = (await api.shelf()).find(isWanted);
  const found = known && (await nowFitting(api, known.id, isWanted));
  return api.need(found ?? (await api.products()).find(isWanted), what);
}

/** Empties a buyer's cart and puts one line into it. */
export async function oneLine(api: TestApi, token: string, product?: Product) {
  await api.ok('clearCart', { token });
  const added = product ?? (await someProduct(api));
  return (await api.ok('addCartLine', { token, body: adding(added, 2) })).body;
}
