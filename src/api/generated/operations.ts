// Generated from openapi.yaml by `npm run gen`. Do not edit.

export interface Operation {
  method: string;
  path: string;
  /** The token that its `security` names. */
  token: 'customer' | 'admin' | null;
  tokenOptional?: true;
  /** Its response is an array. */
  list?: true;
  /** Its response has X-Total-Count. */
  paged?: true;
}

/** Every operation of the contract. */
export const OPERATIONS = {
  listCategories: { method: 'GET', path: '/api/categories', token: null, list: true },
  getCategory: { method: 'GET', path: '/api/categories/{slug}', token: null },
  listProducts: { method: 'GET', path: '/api/products', token: null, list: true, paged: true },
  listFeaturedProducts: { method: 'GET', path: '/api/products/featured', token: null, list: true },
  getProduct: { method: 'GET', path: '/api/products/{slugOrId}', token: null },
  getCart: { method: 'GET', path: '/api/cart', token: 'customer', list: true },
  addCartLine: { method: 'POST', path: '/api/cart', token: 'customer' },
  clearCart: { method: 'DELETE', path: '/api/cart', token: 'customer' },
  updateCartLine: { method: 'PUT', path: '/api/cart/item/{cartItemId}', token: 'customer' },
  removeCartLine: { method: 'DELETE', path: '/api/cart/item/{cartItemId}', token: 'customer' },
  login: { method: 'POST', path: '/api/auth/login', token: null },
  signup: { method: 'POST', path: '/api/auth/signup', token: null },
  register: { method: 'POST', path: '/api/auth/register', token: null },
  getCurrentUser: { method: 'GET', path: '/api/auth/user', token: 'customer' },
  getMembership: { method: 'GET', path: '/api/auth/membership', token: 'customer' },
  createOrder: { method: 'POST', path: '/api/orders', token: 'customer' },
  getOrder: { method: 'GET', path: '/api/orders/{id}', token: 'customer' },
  listOrders: { method: 'GET', path: '/api/user/orders', token: 'customer', list: true, paged: true },
  payByCard: { method: 'POST', path: '/api/pay', token: 'customer' },
  createSquareOrder: { method: 'POST', path: '/api/orders/square', token: 'customer' },
  payWithSquare: { method: 'POST', path: '/api/payments/square', token: 'customer' },
  createPaypalOrder: { method: 'POST', path: '/api/paypal/create-order', token: 'customer' },
  createPaypalPayment: { method: 'POST', path: '/api/payments/paypal/create', token: 'customer' },
  getProfile: { method: 'GET', path: '/api/user/profile', token: 'customer' },
  updateProfile: { method: 'PUT', path: '/api/user/profile', token: 'customer' },
  listAddresses: { method: 'GET', path: '/api/user/addresses', token: 'customer', list: true },
  createAddress: { method: 'POST', path: '/api/user/addresses', token: 'customer' },
  updateAddress: { method: 'PUT', path: '/api/user/addresses/{id}', token: 'customer' },
  deleteAddress: { method: 'DELETE', path: '/api/user/addresses/{id}', token: 'customer' },
  adminLogin: { method: 'POST', path: '/api/admin/auth/login', token: 'admin', tokenOptional: true },
  verifyAdmin: { method: 'GET', path: '/api/admin/auth/verify', token: 'admin' },
  listAdminProducts: { method: 'GET', path: '/api/admin/products', token: 'admin', list: true, paged: true },
  createProduct: { method: 'POST', path: '/api/admin/products', token: 'admin' },
  updateProduct: { method: 'PUT', path: '/api/admin/products/{id}', token: 'admin' },
  deleteProduct: { method: 'DELETE', path: '/api/admin/products/{id}', token: 'admin' },
  patchProduct: { method: 'PATCH', path: '/api/admin/products/{id}', token: 'admin' },
  updateCosts: { method: 'POST', path: '/api/admin/update-costs', token: 'admin' },
  listAdminOrders: { method: 'GET', path: '/api/admin/orders', token: 'admin', list: true, paged: true },
  setOrderStatus: { method: 'PUT', path: '/api/admin/orders/{id}/status', token: 'admin' },
  patchOrder: { method: 'PATCH', path: '/api/admin/orders/{id}', token: 'admin' },
  markOrderPaid: { method: 'PUT', path: '/api/admin/orders/{id}/mark-paid', token: 'admin' },
  setOrderTracking: { method: 'POST', path: '/api/admin/orders/{id}/tracking', token: 'admin' },
  listUsers: { method: 'GET', path: '/api/admin/users', token: 'admin', list: true, paged: true },
  getStats: { method: 'GET', path: '/api/admin/stats', token: 'admin' },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof OPERATIONS;
