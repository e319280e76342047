import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShop, type TestShopOptions } from './createTestShop';

/** Opens a product list. `asked` returns the query parameters of each `listProducts`, `address` those of the URL. */
export async function openList(path: string, options: TestShopOptions = {}) {
  const shop = await createTestShop({ path, ...options });
  render(shop.element);
  await screen.findByRole('heading', { level: 1 });
  const asked = () =>
    shop.server.log
      .entries()
      .filter(({ operationId }) => operationId === 'listProducts')
      .map(({ url }) => new URL(url, 'http://shop.test').searchParams);
  const address = () => new URLSearchParams(shop.router.state.location.search);
  return { ...shop, asked, address, user: userEvent.setup() };
}
