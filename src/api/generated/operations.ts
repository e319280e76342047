// Generated from openapi.yaml by `npm run gen`. Do not edit.

/**
 * Every operation: its route; `token`, which its `security` names; `open`, it also works without the token; `list`, its
 * response is a list; `paged`, that list has X-Total-Count.
 */
export const OPERATIONS = {
  listCategories: { method: 'GET', path: '/api/categories', token: null, open: true, list: true, paged: false },
  getCategory: { method: 'GET', path: '/api/categories/{slug}', token: null, open: true, list: false, paged: false },
  listProducts: { method: 'GET', path: '/api/products', token: null, open: true, list: true, paged: true },
  listFeaturedProducts: { method: 'GET', path: '/api/products/featured', token: null, open: true, list: true, paged: false },
  getProduct: { method: 'GET', path: '/api/products/{slugOrId}', token: null, open: true, list: false, paged: false },
  getCart: { method: 'GET', path: '/api/cart', token: 'customer', open: false, list: true, paged: false },
  addCartLine: { method: 'POST', path: '/api/cart', token: 'customer', open: false, list: false, paged: false },
  clearCart: { method: 'DELETE', path: '/api/cart', token: 'customer', open: false, list: false, paged: false },
  updateCartLine: { method: 'PUT', path: '/api/cart/item/{cartItemId}', token: 'customer', open: false, list: false, paged: false },
  removeCartLine: { method: 'DELETE', path: '/api/cart/item/{cartItemId}', token: 'customer', open: false, list: false, paged: false },
  login: { method: 'POST', path: '/api/auth/login', token: null, open: true, list: false, paged: false },
  signup: { method: 'POST', path: '/api/auth/signup', token: null, open: true, list: false, paged: false },
  register: { method: 'POST', path: '/api/auth/register', token: null, open: true, list: false, paged: false },
  getCurrentUser: { method: 'GET', path: '/api/auth/user', token: 'customer', open: false, list: false, paged: false },
  getMembership: { method: 'GET', path: '/api/auth/membership', token: 'customer', open: false, list: false, paged: false },
  createOrder: { method: 'POST', path: '/api/orders', token: 'customer', open: false, list: false, paged: false },
  getOrder: { method: 'GET', path: '/api/orders/{id}', token: 'customer', open: false, list: false, paged: false },
  listOrders: { method: 'GET', path: '/api/user/orders', token: 'customer', open: false, list: true, paged: true },
  payByCard: { method: 'POST', path: '/api/pay', token: 'customer', open: false, list: false, paged: false },
  createSquareOrder: { method: 'POST', path: '/api/orders/square', token: 'customer', open: false, list: false, paged: false },
  payWithSquare: { method: 'POST', path: '/api/payments/square', token: 'customer', open: false, list: false, paged: false },
  createPaypalOrder: { method: 'POST', path: '/api/paypal/create-order', token: 'customer', open: false, list: false, paged: false },
  createPaypalPayment: { method: 'POST', path: '/api/payments/paypal/create', token: 'customer', open: false, list: false, paged: false },
  getProfile: { method: 'GET', path: '/api/user/profile', token: 'customer', open: false, list: false, paged: false },
  updateProfile: { method: 'PUT', path: '/api/user/profile', token: 'customer', open: false, list: false, paged: false },
  listAddresses: { method: 'GET', path: '/api/user/addresses', token: 'customer', open: false, list: true, paged: false },
  createAddress: { method: 'POST', path: '/api/user/addresses', token: 'customer', open: false, list: false, paged: false },
  updateAddress: { method: 'PUT', path: '/api/user/addresses/{id}', token: 'customer', open: false, list: false, paged: false },
  deleteAddress: { method: 'DELETE', path: '/api/user/addresses/{id}', token: 'customer', open: false, list: false, paged: false },
  adminLogin: { method: 'POST', path: '/api/admin/auth/login', token: 'admin', open: true, list: false, paged: false },
  verifyAdmin: { method: 'GET', path: '/api/admin/auth/verify', token: 'admin', open: false, list: false, paged: false },
  listAdminProducts: { method: 'GET', path: '/api/admin/products', token: 'admin', open: false, list: true, paged: true },
  createProduct: { method: 'POST', path: '/api/admin/products', token: 'admin', open: false, list: false, paged: false },
  updateProduct: { method: 'PUT', path: '/api/admin/products/{id}', token: 'admin', open: false, list: false, paged: false },
  deleteProduct: { method: 'DELETE', path: '/api/admin/products/{id}', token: 'admin', open: false, list: false, paged: false },
  patchProduct: { method: 'PATCH', path: '/api/admin/products/{id}', token: 'admin', open: false, list: false, paged: false },
  updateCosts: { method: 'POST', path: '/api/admin/update-costs', token: 'admin', open: false, list: false, paged: false },
  listAdminOrders: { method: 'GET', path: '/api/admin/orders', token: 'admin', open: false, list: true, paged: true },
  setOrderStatus: { method: 'PUT', path: '/api/admin/orders/{id}/status', token: 'admin', open: false, list: false, paged: false },
  patchOrder: { method: 'PATCH', path: '/api/admin/orders/{id}', token: 'admin', open: false, list: false, paged: false },
  markOrderPaid: { method: 'PUT', path: '/api/admin/orders/{id}/mark-paid', token: 'admin', open: false, list: false, paged: false },
  setOrderTracking: { method: 'POST', path: '/api/admin/orders/{id}/tracking', token: 'admin', open: false, list: false, paged: false },
  listUsers: { method: 'GET', path: '/api/admin/users', token: 'admin', open: false, list: true, paged: true },
  getStats: { method: 'GET', path: '/api/admin/stats', token: 'admin', open: false, list: false, paged: false },
} as const;

export type OperationId = keyof typeof OPERATIONS;
