import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockLayout } from '@tests/support/mockLayout';
import { openShop, prepareShop, type TestShopOptions } from '@tests/support/createTestShop';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccountMenu } from './AccountMenu';

async function openMenu(options: TestShopOptions = {}) {
  const prepared = await prepareShop(options);
  const shop = openShop(prepared, { routes: [{ path: '*', Component: AccountMenu }] });
  render(shop.element);
  return { ...prepared, ...shop, user: userEvent.setup() };
}

beforeEach(mockLayout);

describe('the account menu', () => {
  it('is a Login link for a visitor', async () => {
    const { server } = await openMenu();
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'My Account' })).not.toBeInTheDocument();
    expect(server.log.entries()).toEqual([]);
  });

  it('has the current page in the Login link as the way back', async () => {
    await openMenu({ path: '/product/flip-6?color=Red' });
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?from=%2Fproduct%2Fflip-6%3Fcolor%3DRed',
    );
  });

  it('lists Profile, Orders and Logout for a buyer, under their name', async () => {
    const { user, storage } = await openMenu({ persona: 'silver@example.com' });
    await waitFor(() => expect(storage.local.get('user')).toBe('{"name":"Sam Silver","email":"silver@example.com"}'));
    await user.click(screen.getByRole('button', { name: 'My Account' }));
    expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('menuitem', { name: 'Orders' })).toHaveAttribute('href', '/orders');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible());
    expect(screen.getByText('Sam Silver')).toBeVisible();
    expect(screen.queryByText('Login')).not.toBeInTheDocument();
  });

  it('stays usable, and keeps the session, when the user cannot be loaded', async () => {
    const { user, session } = await openMenu({
      persona: 'silver@example.com',
      server: { faults: { getCurrentUser: { status: 500, body: '' } } },
    });
    await user.click(await screen.findByRole('button', { name: 'My Account' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible());
    expect(session.get().token).not.toBeNull();
  });
});
