import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect } from 'vitest';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';

export const BUYER = 'silver@example.com';
export const FLIP = '/product/jbl-flip-6';

export async function openProduct(options: TestShopOptions = {}) {
  // Checking whether each element is hidden takes jsdom seconds on a page of this size.
  configure({ defaultHidden: true });
  const shop = await createTestShop({ persona: BUYER, path: FLIP, ...options });
  const bodies: unknown[] = [];
  const fault = shop.options.server?.faults?.addCartLine;
  if (!fault) {
    shop.server.faults.set('addCartLine', async (request) => {
      bodies.push(await request.clone().json());
      return undefined;
    });
  }
  render(<StrictMode>{shop.element}</StrictMode>);
  await screen.findByRole('heading', { level: 1 });
  const user = userEvent.setup();
  return {
    ...shop,
    user,
    bodies,
    where: () => shop.router.state.location.pathname,
    posts: () => shop.server.log.entries().filter(({ operationId }) => operationId === 'addCartLine'),
    setQuantity: async (text: string) => {
      await user.clear(quantity());
      await user.type(quantity(), text);
    },
  };
}

export const buy = () => within(screen.getByRole('region', { name: 'Buy' }));
export const quantity = () => buy().getByRole('spinbutton');
export const color = (name: string) => buy().getByRole('button', { name });
export const addButton = () => buy().getByRole('button', { name: /^Add(ing)? to Cart/ });
export const tiers = () => within(buy().getByRole('table', { name: 'Quantity discounts' }));
export const activeTier = () =>
  tiers()
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-current') === 'true');
export const total = () =>
  buy()
    .getAllByRole('status')
    .map((status) => status.textContent)
    .join(' ');
/** The dialog after an add, once its transition has shown it. */
export async function addedDialog() {
  const dialog = await screen.findByRole('dialog', { name: 'Adding to cart succeed' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}
export const toast = (title: string) => screen.findByText(title, { selector: 'div' });
export const mainPicture = () =>
  within(screen.getByRole('region', { name: 'Pictures' })).getByRole('button', { name: /^Enlarge/ });
export const pictureFile = () => within(mainPicture()).getByRole('img').getAttribute('src')?.split('/').pop();
