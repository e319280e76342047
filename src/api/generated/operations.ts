// Generated from openapi.yaml by `npm run gen`. Do not edit.

/** Every operation: its route, the token its `security` asks for, and whether it answers X-Total-Count. */
export const OPERATIONS = {
  listCategories: { method: 'GET', path: '/api/categories', token: null, paged: false },
  getCategory: { method: 'GET', path: '/api/categories/{slug}', token: null, paged: false },
  listProducts: { method: 'GET', path: '/api/products', token: null, paged: true },
  listFeaturedProducts: { method: 'GET', path: '/api/products/featured', token: null, paged: false },
  getProduct: { method: 'GET', path: '/api/products/{slugOrId}', token: null, paged: false },
  getCart: { method: 'GET', path: '/api/cart', token: 'customer', paged: false },
  addCartLine: { method: 'POST', path: '/api/cart', token: 'customer', paged: false },
  clearCart: { method: 'DELETE', path: '/api/cart', token: 'customer', paged: false },
  updateCartLine: { method: 'PUT', path: '/api/cart/item/{cartItemId}', token: 'customer', paged: false },
  removeCartLine: { method: 'DELETE', path: '/api/cart/item/{cartItemId}', token: 'customer', paged: false },
  login: { method: 'POST', path: '/api/auth/login', token: null, paged: false },
  signup: { method: 'POST', path: '/api/auth/signup', token: null, paged: false },
  register: { method: 'POST', path: '/api/auth/register', token: null, paged: false },
  getCurrentUser: { method: 'GET', path: '/api/auth/user', token: 'customer', paged: false },
  getMembership: { method: 'GET', path: '/api/auth/membership', token: 'customer', paged: false },
} as const;

export type OperationId = keyof typeof OPERATIONS;
