import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OperationId } from '@mocks/api/handlerTypes';
import { createTestShop } from '@tests/support/createTestShop';

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
