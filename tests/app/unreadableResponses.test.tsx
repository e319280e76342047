import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OperationId } from '@mocks/api/handlerTypes';
import { createTestShop } from '@tests/support/createTestShop';
import { askAs } from '@tests/support/testCalls';

const CART = [{ productId: 301, quantity: 30, color: 'Black' }];

it.each<[operation: OperationId, path: string, remaining: string, failure: RegExp]>([
  ['getMembership', '/membership', 'Seven levels', /could not be read/],
  ['getMembership', '/cart', 'Order Summary', /^Your membership level could not be loaded/],
  ['getCurrentUser', '/cart', 'Order Summary', /^Your membership level could not be loaded/],
  ['getProfile', '/profile', 'Profile', /could not be read/],
])('%s with a 200 of the wrong shape fails its section of %s alone', async (operation, path, remaining, failure) => {
  const server = { faults: { [operation]: { status: 200, body: { unknown: 1 } } } };
  const shop = await createTestShop({ path, persona: 'silver@example.com', cart: CART, server });
  render(shop.element);
  expect(await screen.findByText(failure)).toBeVisible();
  expect(screen.getByRole('heading', { name: remaining })).toBeVisible();
  expect(screen.queryByText('This page could not be shown')).not.toBeInTheDocument();
});

it.each<[what: string, damage: Damage, path: string, remaining: string, failure: string]>([
  ['a product without a name', ['listProducts', '/api/products', '3', 'name'], '/products', 'Products', 'The products'],
  ['a category without a name', ['listCategories', '/api/categories', '2', 'name'], '/', '', 'The categories'],
  ['a cart line without its product', ['getCart', '/api/cart', '0', 'product'], '/cart', 'Shopping Cart', 'Your cart'],
  [
    'a cart line without its quantity',
    ['getCart', '/api/cart', '0', 'quantity'],
    '/cart',
    'Shopping Cart',
    'Your cart',
  ],
  ['an order without items', ['listOrders', '/api/user/orders', '1', 'items'], '/orders', 'Orders', 'Your orders'],
  [
    'no level',
    ['getMembership', '/api/auth/membership', 'currentLevel', 'level'],
    '/membership',
    '',
    'Your membership',
  ],
  [
    'no requirement',
    ['getMembership', '/api/auth/membership', 'nextLevel', 'requirement'],
    '/membership',
    '',
    'Your membership',
  ],
])('%s fails its section alone', async (_, [operation, url, ...field], path, remaining, failure) => {
  const buyer = { persona: 'silver@example.com', cart: CART };
  const { server } = await createTestShop({ path: '/terms', ...buyer });
  const { body } = await askAs(server, buyer.persona, 'GET', url);
  const faults = { [operation]: { status: 200, body: without(body, field) } };
  const shop = await createTestShop({ path, ...buyer, server: { faults } });
  render(shop.element);
  expect(await screen.findByText(`${failure} could not be loaded`)).toBeVisible();
  expect(screen.getByText('The server’s response could not be read.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: new RegExp(remaining) })).toBeVisible();
});

type Damage = [operation: OperationId, url: string, ...field: string[]];

/** A copy of a response's body without one of its fields. */
function without(body: unknown, [key = '', ...deeper]: string[]): object {
  const entries = Object.entries(Object(body)); // the bodies here are objects and lists
  const left = entries.flatMap(([name, value]) =>
    name !== key ? [[name, value]] : deeper.length > 0 ? [[name, without(value, deeper)]] : [],
  );
  return Array.isArray(body) ? left.map(([, value]) => value) : Object.fromEntries(left);
}
