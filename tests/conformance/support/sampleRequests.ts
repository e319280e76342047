import { newOrder, newProduct, productForm } from './backOffice';
import { addLineBody, cartWithOneLine, findProduct, expectedTotals, cartOfOneProduct } from './carts';
import type { OperationId } from './contract';
import type { CallOptions, TestApi } from './testApi';
import { ADDRESS, placedOrder } from './orders';
import { ALTERNATE_CARD, ALTERNATE_WALLET, CARD_PAGE, MAIN_CARD, SECURE_PAGE, type Checkout } from './checkouts';
import { dollars } from './money';

async function newAccount({ target }: TestApi) {
  return { email: `${target.unique()}@example.com`, password: 'correct horse', name: 'Ada Lovelace' };
}

const clerks = async (api: TestApi): Promise<CallOptions> => ({ token: await api.clerkToken() });

/** An AddressRequest. */
export const addressForm = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...ADDRESS,
  ...changes,
});

async function savedAddress(api: TestApi): Promise<CallOptions> {
  const { token } = await api.newBuyer();
  const { id } = (await api.ok('createAddress', { token, body: addressForm() })).body;
  return { token, path: { id } };
}

async function withNewProduct(api: TestApi): Promise<CallOptions> {
  const { id } = await newProduct(api);
  return { token: await api.clerkToken(), path: { id } };
}

async function withNewOrder(api: TestApi): Promise<CallOptions> {
  const token = await api.clerkToken();
  const { order } = await newOrder(api);
  return { token, path: { id: order.id } };
}

/** Fills a cart; returns the request that pays for it. */
const payingFor =
  (checkout: Checkout) =>
  async (api: TestApi): Promise<CallOptions> => {
    const cart = await cartOfOneProduct(api);
    return { token: cart.token, body: checkout.body(cart) };
  };

/** A valid request for each operation; a missing one does not compile. */
const SAMPLES: Record<OperationId, (api: TestApi) => Promise<CallOptions>> = {
  listCategories: async () => ({}),
  getCategory: async (api) => {
    const [category] = (await api.ok('listCategories')).body;
    return { path: { slug: api.requires(category, 'category').slug } };
  },
  listProducts: async () => ({}),
  listFeaturedProducts: async () => ({}),
  getProduct: async (api) => ({ path: { slugOrId: (await findProduct(api)).id } }),
  getCart: async (api) => ({ token: await api.buyerToken() }),
  addCartLine: async (api) => {
    const token = await api.buyerToken();
    await api.ok('clearCart', { token });
    return { token, body: addLineBody(await findProduct(api)) };
  },
  clearCart: async (api) => ({ token: await api.buyerToken() }),
  updateCartLine: async (api) => {
    const token = await api.buyerToken();
    const { id } = await cartWithOneLine(api, token);
    return { token, path: { cartItemId: id }, body: { quantity: 3 } };
  },
  removeCartLine: async (api) => {
    const token = await api.buyerToken();
    const { id } = await cartWithOneLine(api, token);
    return { token, path: { cartItemId: id } };
  },
  login: async ({ target }) => ({ body: { ...target.accounts.first } }),
  signup: async (api) => ({ body: await newAccount(api) }),
  register: async (api) => ({
    body: { ...(await newAccount(api)), username: api.target.unique(), name: '', phone: '' },
  }),
  getCurrentUser: async (api) => ({ token: await api.buyerToken() }),
  getMembership: async (api) => ({ token: await api.buyerToken() }),
  createOrder: payingFor(MAIN_CARD),
  getOrder: async (api) => {
    const cart = await cartOfOneProduct(api);
    const { id } = await placedOrder(api, MAIN_CARD, cart);
    return { token: cart.token, path: { id } };
  },
  listOrders: async (api) => ({ token: await api.buyerToken() }),
  payByCard: payingFor(CARD_PAGE),
  createSquareOrder: payingFor(SECURE_PAGE),
  payWithSquare: payingFor(ALTERNATE_CARD),
  createPaypalOrder: async (api) => {
    const cart = await cartOfOneProduct(api);
    return { token: cart.token, body: { total: dollars(expectedTotals(cart, 'alternate').total) } };
  },
  createPaypalPayment: payingFor(ALTERNATE_WALLET),
  getProfile: async (api) => ({ token: await api.buyerToken() }),
  updateProfile: async (api) => {
    const token = await api.buyerToken();
    const { name, email, phone = '' } = (await api.ok('getProfile', { token })).body;
    return { token, body: { name, email, phone } };
  },
  listAddresses: async (api) => ({ token: await api.buyerToken() }),
  createAddress: async (api) => {
    const { token } = await api.newBuyer();
    return { token, body: addressForm() };
  },
  updateAddress: async (api) => ({ ...(await savedAddress(api)), body: addressForm({ city: 'Salem' }) }),
  deleteAddress: savedAddress,
  adminLogin: async (api) => {
    await api.clerkToken();
    return { body: { ...api.target.admin } };
  },
  verifyAdmin: clerks,
  listAdminProducts: clerks,
  createProduct: async (api) => ({ token: await api.clerkToken(), body: await productForm(api) }),
  updateProduct: async (api) => {
    const { id, slug } = await newProduct(api);
    return { token: await api.clerkToken(), path: { id }, body: { ...(await productForm(api)), slug } };
  },
  patchProduct: async (api) => ({ ...(await withNewProduct(api)), body: { stock: 7 } }),
  deleteProduct: withNewProduct,
  updateCosts: async (api) => {
    const { id } = await newProduct(api);
    return { token: await api.clerkToken(), body: { productCosts: [{ productId: id, costPerUnit: 7.25 }] } };
  },
  listAdminOrders: clerks,
  setOrderStatus: async (api) => ({ ...(await withNewOrder(api)), body: { status: 'processing' } }),
  patchOrder: async (api) => ({ ...(await withNewOrder(api)), body: { orderStatus: 'shipped' } }),
  markOrderPaid: withNewOrder,
  setOrderTracking: async (api) => ({ ...(await withNewOrder(api)), body: { trackingNumber: 'TRACK 1' } }),
  listUsers: clerks,
  getStats: clerks,
};

/** Prepares the server for an operation; returns a request that must succeed. */
export const sampleRequest = (operation: OperationId, api: TestApi): Promise<CallOptions> => SAMPLES[operation](api);
