import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';

/** Every call of the brief; reading a product by slug and by id share one path (D-94). */
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

it('the contract has exactly the calls of the brief', () => {
  expect(operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(CALLS.toSorted());
});

describe('the token that a call carries', () => {
  /** The documents' floor (D-81): whole segments of the path name a token, and the contract may only add to it (D-84). */
  const floorOf = (path: string) => {
    const segments = path.split('/');
    if (segments.includes('admin')) return 'admin';
    const isBuyers = ['cart', 'order', 'orders', 'user'].some((segment) => segments.includes(segment));
    return isBuyers ? 'customer' : null;
  };

  it.each(operations.filter(({ path }) => floorOf(path) !== null))('of $method $path is named by its path', (call) => {
    expect(call.token).toBe(floorOf(call.path));
  });

  it('is the customer’s on every payment, also where the path does not say so (D-82, D-84)', () => {
    const payments = operations.filter(({ path }) => /\/(pay|payments|paypal)(\/|$)/.test(path));
    expect(payments).toHaveLength(4);
    for (const { token, open } of payments) expect({ token, open }).toEqual({ token: 'customer', open: false });
  });

  it('may be missing where a clerk signs in (D-85)', () => {
    expect(OPERATIONS.adminLogin).toMatchObject({ token: 'admin', open: true });
    expect(operations.filter(({ token, open }) => token !== null && open).map(({ id }) => id)).toEqual(['adminLogin']);
  });
});
