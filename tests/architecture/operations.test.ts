import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';

/** Each operation of the brief; reading a product by slug and by id share one path (D-94). */
const CALLS = [
  'GET /api/categories',
  'GET /api/categories/{slug}',
  'GET /api/products',
  'GET /api/products/featured',
  'GET /api/products/{slugOrId}',
  'GET /api/cart',
  'POST /api/cart',
  'PUT /api/cart/item/{cartItemId}',
  'DELETE /api/cart/item/{cartItemId}',
  'DELETE /api/cart',
  'POST /api/auth/login',
  'POST /api/auth/signup',
  'POST /api/auth/register',
  'GET /api/auth/user',
  'GET /api/auth/membership',
  'POST /api/orders',
  'GET /api/orders/{id}',
  'POST /api/pay',
  'POST /api/orders/square',
  'POST /api/paypal/create-order',
  'POST /api/payments/square',
  'POST /api/payments/paypal/create',
  'GET /api/user/profile',
  'PUT /api/user/profile',
  'GET /api/user/addresses',
  'POST /api/user/addresses',
  'PUT /api/user/addresses/{id}',
  'DELETE /api/user/addresses/{id}',
  'GET /api/user/orders',
  'GET /api/admin/auth/verify',
  'POST /api/admin/auth/login',
  'GET /api/admin/products',
  'POST /api/admin/products',
  'PUT /api/admin/products/{id}',
  'PATCH /api/admin/products/{id}',
  'DELETE /api/admin/products/{id}',
  'GET /api/admin/orders',
  'GET /api/admin/users',
  'GET /api/admin/stats',
  'PUT /api/admin/orders/{id}/status',
  'PATCH /api/admin/orders/{id}',
  'PUT /api/admin/orders/{id}/mark-paid',
  'POST /api/admin/orders/{id}/tracking',
  'POST /api/admin/update-costs',
];

const operations = Object.entries(OPERATIONS).map(([id, operation]) => ({ id, ...operation }));

it('the contract has exactly the operations of the brief', () => {
  expect(operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(CALLS.toSorted());
});

describe('the token of an operation', () => {
  /** The token that a path segment requires (D-81); the contract may require one on other paths too (D-84). */
  const tokenRequiredBy = (path: string) => {
    const segments = path.split('/');
    if (segments.includes('admin')) return 'admin';
    const isBuyers = ['cart', 'order', 'orders', 'user'].some((segment) => segments.includes(segment));
    return isBuyers ? 'customer' : null;
  };

  it.each(operations.filter(({ path }) => tokenRequiredBy(path) !== null))(
    'of $method $path is the one that its path requires',
    (call) => {
      expect(call.token).toBe(tokenRequiredBy(call.path));
    },
  );

  it('is the customer’s on each payment, also when the path does not require it (D-82, D-84)', () => {
    const payments = operations.filter(({ path }) => /\/(pay|payments|paypal)(\/|$)/.test(path));
    expect(payments).toHaveLength(4);
    for (const payment of payments) {
      expect(payment.token).toBe('customer');
      expect(payment).not.toHaveProperty('tokenOptional');
    }
  });

  it('is not required when a clerk signs in (D-85)', () => {
    expect(OPERATIONS.adminLogin).toMatchObject({ token: 'admin', tokenOptional: true });
    expect(operations.filter((each) => 'tokenOptional' in each).map(({ id }) => id)).toEqual(['adminLogin']);
  });
});
