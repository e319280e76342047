import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

async function mountShop(options: TestShopOptions) {
  const shop = await createTestShop({ path: '/terms', ...options });
  const { container } = render(shop.element);
  return { ...shop, view: within(container) };
}

describe('two shops on one page', () => {
  it('keep their buyers, carts and currencies apart', async () => {
    const sam = await mountShop({
      persona: 'silver@example.com',
      cart: [{ productId: 301, quantity: 5, color: 'Black' }],
    });
    const gloria = await mountShop({
      persona: 'gold@example.com',
      cart: [{ productId: 301, quantity: 2, color: 'Red' }],
    });
    const user = userEvent.setup();

    expect(await sam.view.findByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
    expect(await gloria.view.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

    for (const [shop, name] of [
      [sam, 'Sam Silver'],
      [gloria, 'Gloria Gold'],
    ] as const) {
      await user.click(shop.view.getByRole('button', { name: 'My Account' }));
      expect(await screen.findByText(name)).toBeInTheDocument();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument());
    }

    await user.click(gloria.view.getByRole('button', { name: 'Display currency: USD' }));
    await user.click(await screen.findByText('€ EUR'));
    expect(await gloria.view.findByRole('button', { name: 'Display currency: EUR' })).toBeVisible();
    expect(sam.view.getByRole('button', { name: 'Display currency: USD' })).toBeVisible();
  });

  it('a logout in one does not affect the other’s session or URL', async () => {
    const sam = await mountShop({
      persona: 'silver@example.com',
      cart: [{ productId: 301, quantity: 5, color: 'Black' }],
    });
    const gloria = await mountShop({ persona: 'gold@example.com' });
    const user = userEvent.setup();

    await user.click(await gloria.view.findByRole('button', { name: 'My Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await gloria.view.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(gloria.storage.local.get('authToken')).toBeNull();

    expect(sam.view.getByRole('button', { name: 'My Account' })).toBeVisible();
    expect(sam.view.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
    expect(sam.router.state.location.pathname).toBe('/terms');
    await waitFor(() => expect(gloria.router.state.location.pathname).toBe('/'));
  });

  it('each move the focus within themselves, and have unique element ids', async () => {
    const first = await mountShop({ path: '/contact' });
    await first.view.findByRole('contentinfo');
    const second = await mountShop({ path: '/contact' });
    await second.view.findByRole('contentinfo');
    const user = userEvent.setup();

    const ids = [...document.querySelectorAll('main [id], footer [id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);

    await user.click(second.view.getByRole('link', { name: 'Skip to content' }));
    expect(second.view.getByRole('main')).toHaveFocus();
    await user.click(second.view.getByRole('link', { name: 'Privacy' }));
    await waitFor(() => expect(second.view.getByRole('heading', { level: 1, name: 'Privacy' })).toHaveFocus());
    await user.click(first.view.getByRole('link', { name: 'Terms' }));
    await waitFor(() => expect(first.view.getByRole('heading', { level: 1, name: 'Terms' })).toHaveFocus());
  });

  it('an emptied cart moves the focus to its own title', async () => {
    const cart = [{ productId: 301, quantity: 5, color: 'Black' }];
    const first = await mountShop({ path: '/cart', persona: 'gold@example.com', cart });
    await first.view.findByRole('button', { name: 'Delete All' });
    const second = await mountShop({ path: '/cart', persona: 'silver@example.com', cart });
    const title = (shop: typeof first) => shop.view.getByRole('heading', { level: 1, name: 'Shopping Cart' });
    const user = userEvent.setup();

    await user.click(await second.view.findByRole('button', { name: 'Delete All' }));
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    await waitFor(() => expect(title(second)).toHaveFocus());
    await user.click(first.view.getByRole('button', { name: /^Remove JBL Flip 6/ }));
    await waitFor(() => expect(title(first)).toHaveFocus());
  });

  it('a rejected form focuses its own field, not that of the other shop', async () => {
    const first = await mountShop({ path: '/login' });
    await first.view.findByRole('heading', { level: 1 });
    const second = await mountShop({ path: '/login' });
    const user = userEvent.setup();
    await user.click(await second.view.findByRole('button', { name: 'Login' }));
    expect(second.view.getByLabelText(/^Email/)).toHaveFocus();
    await user.type(second.view.getByLabelText(/^Email/), 'silver@example.com');
    await user.type(second.view.getByLabelText(/^Password/), 'wrong{Enter}');
    expect(await screen.findByText('Login Failed', { selector: 'div' })).toBeVisible();
    await waitFor(() => expect(second.view.getByLabelText(/^Password/)).toHaveFocus());
  });

  it('one that opens after the other has loaded a page renders the same page', async () => {
    const first = await mountShop({ path: '/terms' });
    await first.view.findByRole('heading', { level: 1 });
    const second = await mountShop({ path: '/terms' });
    expect(await second.view.findByRole('heading', { level: 1 })).toBeVisible();
  });
});
