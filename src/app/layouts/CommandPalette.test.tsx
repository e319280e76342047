import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

/** Opens the palette from the search field of the users. */
async function open(options: TestShopOptions = {}) {
  const shop = await createTestShop({ path: '/bxm-secure-admin?view=users&level=3', persona: 'admin', ...options });
  render(shop.element);
  const user = userEvent.setup();
  const field = await screen.findByRole('searchbox');
  await user.click(field);
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByLabelText('Go to')).toHaveFocus());
  return { ...shop, user, field, path: () => shop.router.state.location.pathname + shop.router.state.location.search };
}

it.each([
  ['1059', '/admin/orders/1059'],
  ['#1059', '/admin/orders/1059'],
  ['elite@', '/bxm-secure-admin?view=users&search=elite%40example.com'],
  ['404', '/admin?edit=404'],
  ['cost', '/bxm-secure-admin?view=costs'],
])('goes to what %s finds with Enter, also before the server has responded', async (term, target) => {
  const { user, path } = await open({ server: { latency: 50 } });
  await user.keyboard(`${term}{Enter}`);
  await waitFor(() => expect(path()).toBe(target));
});

it('selects the first thing that the server finds, and the arrows go on from there', async () => {
  const { user } = await open();
  await user.keyboard('airpods');
  const dialog = within(screen.getByRole('dialog'));
  const [first, second] = await dialog.findAllByRole('button', { name: /AirPods/ });
  await waitFor(() => expect(first).toHaveAttribute('data-selected'));
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveAttribute('data-selected');
  expect(first).not.toHaveAttribute('data-selected');
});

it('goes nowhere where nothing is found, and closing it returns the focus', async () => {
  const { user, field, path } = await open();
  await user.keyboard('zzzz{Enter}');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  expect(path()).toBe('/bxm-secure-admin?view=users&level=3');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field).toHaveFocus());
});
