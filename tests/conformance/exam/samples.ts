import { newOrder, newProduct, productForm } from './backOffice';
import { adding, oneLine, someProduct } from './goods';
import { figuresOf, oneProduct } from './baskets';
import type { OperationId } from './contract';
import type { Asked, Exam } from './exam';
import { ADDRESS } from './placing';
import { placed } from './purchases';
import { ALTERNATE_CARD, ALTERNATE_WALLET, CARD_PAGE, MAIN_CARD, SECURE_PAGE, type Way } from './ways';
import { dollars } from './cents';

async function newAccount({ examinee }: Exam) {
  return { email: `${examinee.unique()}@example.com`, password: 'exam secret', name: 'Ada Exam' };
}

const clerks = async (exam: Exam): Promise<Asked> => ({ token: await exam.clerk() });

/** An AddressRequest. */
export const addressForm = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...ADDRESS,
  ...changes,
});

async function savedAddress(exam: Exam): Promise<Asked> {
  const { token } = await exam.newBuyer();
  const { id } = (await exam.ok('createAddress', { token, body: addressForm() })).body;
  return { token, path: { id } };
}

async function withNewProduct(exam: Exam): Promise<Asked> {
  const { id } = await newProduct(exam);
  return { token: await exam.clerk(), path: { id } };
}

async function withNewOrder(exam: Exam): Promise<Asked> {
  const token = await exam.clerk();
  const { order } = await newOrder(exam);
  return { token, path: { id: order.id } };
}

/** A cart and the request that pays for it. */
const paying =
  (way: Way) =>
  async (exam: Exam): Promise<Asked> => {
    const basket = await oneProduct(exam);
    return { token: basket.token, body: way.body(basket) };
  };

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
  createOrder: paying(MAIN_CARD),
  getOrder: async (exam) => {
    const basket = await oneProduct(exam);
    const { id } = await placed(exam, MAIN_CARD, basket);
    return { token: basket.token, path: { id } };
  },
  listOrders: async (exam) => ({ token: await exam.first() }),
  payByCard: paying(CARD_PAGE),
  createSquareOrder: paying(SECURE_PAGE),
  payWithSquare: paying(ALTERNATE_CARD),
  createPaypalOrder: async (exam) => {
    const basket = await oneProduct(exam);
    return { token: basket.token, body: { total: dollars(figuresOf(basket, 'alternate').total) } };
  },
  createPaypalPayment: paying(ALTERNATE_WALLET),
  getProfile: async (exam) => ({ token: await exam.first() }),
  updateProfile: async (exam) => {
    const token = await exam.first();
    const { name, email, phone = '' } = (await exam.ok('getProfile', { token })).body;
    return { token, body: { name, email, phone } };
  },
  listAddresses: async (exam) => ({ token: await exam.first() }),
  createAddress: async (exam) => {
    const { token } = await exam.newBuyer();
    return { token, body: addressForm() };
  },
  updateAddress: async (exam) => ({ ...(await savedAddress(exam)), body: addressForm({ city: 'Salem' }) }),
  deleteAddress: savedAddress,
  adminLogin: async (exam) => {
    await exam.clerk();
    return { body: { ...exam.examinee.admin } };
  },
  verifyAdmin: clerks,
  listAdminProducts: clerks,
  createProduct: async (exam) => ({ token: await exam.clerk(), body: await productForm(exam) }),
  updateProduct: async (exam) => {
    const { id, slug } = await newProduct(exam);
    return { token: await exam.clerk(), path: { id }, body: { ...(await productForm(exam)), slug } };
  },
  patchProduct: async (exam) => ({ ...(await withNewProduct(exam)), body: { stock: 7 } }),
  deleteProduct: withNewProduct,
  updateCosts: async (exam) => {
    const { id } = await newProduct(exam);
    return { token: await exam.clerk(), body: { productCosts: [{ productId: id, costPerUnit: 7.25 }] } };
  },
  listAdminOrders: clerks,
  setOrderStatus: async (exam) => ({ ...(await withNewOrder(exam)), body: { status: 'processing' } }),
  patchOrder: async (exam) => ({ ...(await withNewOrder(exam)), body: { orderStatus: 'shipped' } }),
  markOrderPaid: withNewOrder,
  setOrderTracking: async (exam) => ({ ...(await withNewOrder(exam)), body: { trackingNumber: 'EXAM 1' } }),
  listUsers: clerks,
  getStats: clerks,
};

/** A request of an operation that must succeed, made afresh. */
export const sampleOf = (operation: OperationId, exam: Exam): Promise<Asked> => SAMPLES[operation](exam);
