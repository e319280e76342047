import { newOrder, newProduct, productForm } from './backOffice';
import { adding, oneLine, someProduct } from './goods';
import { figuresOf, oneProduct } from './baskets';
import type { OperationId } from './contract';
import type { Asked, TestApi } from './testApi';
import { ADDRESS } from './placing';
import { placed } from './purchases';
import { ALTERNATE_CARD, ALTERNATE_WALLET, CARD_PAGE, MAIN_CARD, SECURE_PAGE, type Way } from './ways';
import { dollars } from './cents';

async function newAccount({ target }: TestApi) {
  return { email: `${target.unique()}@example.com`, password: 'suite secret', name: 'Ada Suite' };
}

const clerks = async (api: TestApi): Promise<Asked> => ({ token: await api.clerk() });

/** An AddressRequest. */
export const addressForm = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...ADDRESS,
  ...changes,
});

async function savedAddress(api: TestApi): Promise<Asked> {
  const { token } = await api.newBuyer();
  const { id } = (await api.ok('createAddress', { token, body: addressForm() })).body;
  return { token, path: { id } };
}

async function withNewProduct(api: TestApi): Promise<Asked> {
  const { id } = await newProduct(api);
  return { token: await api.clerk(), path: { id } };
}

async function withNewOrder(api: TestApi): Promise<Asked> {
  const token = await api.clerk();
  const { order } = await newOrder(api);
  return { token, path: { id: order.id } };
}

/** A cart and the request that pays for it. */
const paying =
  (way: Way) =>
  async (api: TestApi): Promise<Asked> => {
    const basket = await oneProduct(api);
    return { token: basket.token, body: way.body(basket) };
  };

/** For each operation a request that must succeed; an operation without one does not compile. */
const SAMPLES: Record<OperationId, (api: TestApi) => Promise<Asked>> = {
  listCategories: async () => ({}),
  getCategory: async (api) => {
    const [category] = (await api.ok('listCategories')).body;
    return { path: { slug: api.need(category, 'category').slug } };
  },
  listProducts: async () => ({}),
  listFeaturedProducts: async () => ({}),
  getProduct: async (api) => ({ path: { slugOrId: (await someProduct(api)).id } }),
  getCart: async (api) => ({ token: await api.first() }),
  addCartLine: async (api) => {
    const token = await api.first();
    await api.ok('clearCart', { token });
    return { token, body: adding(await someProduct(api)) };
  },
  clearCart: async (api) => ({ token: await api.first() }),
  updateCartLine: async (api) => {
    const token = await api.first();
    const { id } = await oneLine(api, token);
    return { token, path: { cartItemId: id }, body: { quantity: 3 } };
  },
  removeCartLine: async (api) => {
    const token = await api.first();
    const { id } = await oneLine(api, token);
    return { token, path: { cartItemId: id } };
  },
  login: async ({ target }) => ({ body: { ...target.accounts.first } }),
  signup: async (api) => ({ body: await newAccount(api) }),
  register: async (api) => ({
    body: { ...(await newAccount(api)), username: api.target.unique(), name: '', phone: '' },
  }),
  getCurrentUser: async (api) => ({ token: await api.first() }),
  getMembership: async (api) => ({ token: await api.first() }),
  createOrder: paying(MAIN_CARD),
  getOrder: async (api) => {
    const basket = await oneProduct(api);
    const { id } = await placed(api, MAIN_CARD, basket);
    return { token: basket.token, path: { id } };
  },
  listOrders: async (api) => ({ token: await api.first() }),
  payByCard: paying(CARD_PAGE),
  createSquareOrder: paying(SECURE_PAGE),
  payWithSquare: paying(ALTERNATE_CARD),
  createPaypalOrder: async (api) => {
    const basket = await oneProduct(api);
    return { token: basket.token, body: { total: dollars(figuresOf(basket, 'alternate').total) } };
  },
  createPaypalPayment: paying(ALTERNATE_WALLET),
  getProfile: async (api) => ({ token: await api.first() }),
  updateProfile: async (api) => {
    const token = await api.first();
    const { name, email, phone = '' } = (await api.ok('getProfile', { token })).body;
    return { token, body: { name, email, phone } };
  },
  listAddresses: async (api) => ({ token: await api.first() }),
  createAddress: async (api) => {
    const { token } = await api.newBuyer();
    return { token, body: addressForm() };
  },
  updateAddress: async (api) => ({ ...(await savedAddress(api)), body: addressForm({ city: 'Salem' }) }),
  deleteAddress: savedAddress,
  adminLogin: async (api) => {
    await api.clerk();
    return { body: { ...api.target.admin } };
  },
  verifyAdmin: clerks,
  listAdminProducts: clerks,
  createProduct: async (api) => ({ token: await api.clerk(), body: await productForm(api) }),
  updateProduct: async (api) => {
    const { id, slug } = await newProduct(api);
    return { token: await api.clerk(), path: { id }, body: { ...(await productForm(api)), slug } };
  },
  patchProduct: async (api) => ({ ...(await withNewProduct(api)), body: { stock: 7 } }),
  deleteProduct: withNewProduct,
  updateCosts: async (api) => {
    const { id } = await newProduct(api);
    return { token: await api.clerk(), body: { productCosts: [{ productId: id, costPerUnit: 7.25 }] } };
  },
  listAdminOrders: clerks,
  setOrderStatus: async (api) => ({ ...(await withNewOrder(api)), body: { status: 'processing' } }),
  patchOrder: async (api) => ({ ...(await withNewOrder(api)), body: { orderStatus: 'shipped' } }),
  markOrderPaid: withNewOrder,
  setOrderTracking: async (api) => ({ ...(await withNewOrder(api)), body: { trackingNumber: 'CONFORMANCE 1' } }),
  listUsers: clerks,
  getStats: clerks,
};

/** A request of an operation that must succeed, made afresh. */
export const sampleOf = (operation: OperationId, api: TestApi): Promise<Asked> => SAMPLES[operation](api);
