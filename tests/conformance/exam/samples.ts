import type { Product } from '@/api/types';
import { firstChoice } from './choices';
import type { OperationId } from './contract';
import type { Asked, Exam } from './exam';

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

async function newAccount({ examinee }: Exam) {
  return { email: `${examinee.unique()}@example.com`, password: 'exam secret', name: 'Ada Exam' };
}

/** For each operation a request that must succeed; an operation without one does not compile. */
const SAMPLES: Record<OperationId, (exam: Exam) => Promise<Asked>> = {
  listCategories: async () => ({}),
  getCategory: async (exam) => {
    const [category] = (await exam.ok('listCategories')).body;
    return { path: { slug: exam.need(category, 'category').slug } };
  },
  listProducts: async () => ({}),
  listFeaturedProducts: async () => ({}),
  getProduct: async (exam) => ({ path: { slugOrId: (await someProduct(exam)).id } }),
  getCart: async (exam) => ({ token: await exam.first() }),
  addCartLine: async (exam) => {
    const token = await exam.first();
    await exam.ok('clearCart', { token });
    return { token, body: adding(await someProduct(exam)) };
  },
  clearCart: async (exam) => ({ token: await exam.first() }),
  updateCartLine: async (exam) => {
    const token = await exam.first();
    const { id } = await oneLine(exam, token);
    return { token, path: { cartItemId: id }, body: { quantity: 3 } };
  },
  removeCartLine: async (exam) => {
    const token = await exam.first();
    const { id } = await oneLine(exam, token);
    return { token, path: { cartItemId: id } };
  },
  login: async ({ examinee }) => ({ body: { ...examinee.accounts.first } }),
  signup: async (exam) => ({ body: await newAccount(exam) }),
  register: async (exam) => ({
    body: { ...(await newAccount(exam)), username: exam.examinee.unique(), name: '', phone: '' },
  }),
  getCurrentUser: async (exam) => ({ token: await exam.first() }),
  getMembership: async (exam) => ({ token: await exam.first() }),
};

/** A request of an operation that must succeed, made afresh. */
export const sampleOf = (operation: OperationId, exam: Exam): Promise<Asked> => SAMPLES[operation](exam);
