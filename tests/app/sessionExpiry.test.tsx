import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartQuery } from '@/features/cart/cartQuery';
import { createTestShop, openShop, prepareShop, type TestShopOptions } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

const FIVE = [{ productId: 301, quantity: 5, color: 'Black' }];

async function openTerms(options: TestShopOptions = {}) {
  const shop = await createTestShop({ path: '/terms', persona: 'silver@example.com', cart: FIVE, ...options });
  render(shop.element);
  await screen.findByRole('heading', { level: 1 });
  const calls = (id: string) => shop.server.log.entries().filter(({ operationId }) => operationId === id);
  return { ...shop, calls, badge: (name: string) => screen.findByRole('link', { name }) };
}

/** Holds the answers to an operation until they are let go, one by one. */
function hold(server: Awaited<ReturnType<typeof createTestShop>>['server'], operation: 'getCart') {
  const waiting: (() => void)[] = [];
  server.faults.set(operation, () => new Promise<undefined>((resolve) => waiting.push(() => resolve(undefined))));
  return {
    letGo: async () => {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      waiting.shift()?.();
    },
  };
}

describe('a stored token that the server no longer knows (D-209)', () => {
  it('is removed on arrival: the header shows Login, and nothing is asked without a token', async () => {
    const prepared = await prepareShop({ path: '/terms' });
    prepared.storage.local.set('authToken', await prepared.server.signIn('silver@example.com', { expired: true }));
    prepared.storage.local.set('user', '{"name":"Sam Silver","email":"silver@example.com"}');
    const shop = openShop(prepared);
    render(shop.element);
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    expect(prepared.storage.local.get('authToken')).toBeNull();
    expect(prepared.storage.local.get('user')).toBeNull();
    expect(shop.session.get().expired).toEqual({ email: 'silver@example.com', stay: true });
    const asked = prepared.server.log.entries().length;
    expect(asked).toBeLessThanOrEqual(2);
    await shop.router.navigate('/privacy');
    await screen.findByRole('heading', { name: 'Privacy' });
    expect(prepared.server.log.entries()).toHaveLength(asked);
  });

  it('takes the buyer’s cart off the screen when it ends in the middle of a visit', async () => {
    const { server, storage, queryClient, badge } = await openTerms();
    await badge('Cart, 5 items');
    server.faults.set('getCart', { status: 401, times: 1 });
    await act(() => queryClient.invalidateQueries(cartQuery()));
    await badge('Cart, 0 items');
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(storage.local.get('authToken')).toBeNull();
    expect(queryClient.getQueryData(cartQuery().queryKey)).toBeUndefined();
  });

  it('is not taken for ended when the server fails, or cannot be reached', async () => {
    const { server, session, queryClient, badge } = await openTerms();
    await badge('Cart, 5 items');
    for (const fault of [{ status: 500 }, { status: 403 }, { networkError: true }]) {
      server.faults.set('getCart', fault);
      await act(() => queryClient.invalidateQueries(cartQuery()));
      expect(session.get().token).not.toBeNull();
    }
    expect(screen.getByRole('button', { name: 'My Account' })).toBeVisible();
  });
});

describe('a session that ends while a buyer changes the cart (D-209)', () => {
  it('asks for the login in place, says so on the page, and shows the cart again afterwards', async () => {
    const shop = await createTestShop({ path: '/cart', persona: 'silver@example.com', cart: FIVE });
    render(shop.element);
    const user = userEvent.setup();
    const increase = await screen.findByRole('button', { name: 'Increase quantity' });
    shop.server.faults.set('updateCartLine', { status: 401, times: 1 });
    await user.click(increase);
    expect(await screen.findByText('Failed to update cart item. Please try again.')).toBeVisible();
    const dialog = await screen.findByRole('dialog', { name: 'Login' });
    expect(within(dialog).getByText('Your session has expired')).toBeVisible();
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();

    await user.click(within(dialog).getByRole('button', { name: 'Browse as Guest' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Your session has expired' })).toBeVisible();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
    await screen.findByRole('dialog', { name: 'Login' });

    const token = await shop.server.signIn('silver@example.com');
    act(() => shop.session.signIn({ token, user: null, stay: true }));
    expect(await screen.findByRole('row', { name: /JBL Flip 6/ })).toBeVisible();
  });

  it('opens no login when nobody was acting', async () => {
    const { server, queryClient, badge } = await openTerms();
    await badge('Cart, 5 items');
    server.faults.set('getCart', { status: 401, times: 1 });
    await act(() => queryClient.invalidateQueries(cartQuery()));
    await badge('Cart, 0 items');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a change of buyer', () => {
  it('shows nothing of the last one, not even until the new cart has come', async () => {
    const { server, session, badge } = await openTerms();
    await badge('Cart, 5 items');
    const token = await server.signIn('gold@example.com');
    const cart = hold(server, 'getCart');
    act(() => session.signIn({ token, user: null, stay: true }));
    expect(screen.queryByRole('link', { name: 'Cart, 5 items' })).not.toBeInTheDocument();
    await cart.letGo();
    await badge('Cart, 0 items');
    await waitFor(() => expect(session.get().user).toEqual({ name: 'Gloria Gold', email: 'gold@example.com' }));
  });

  it('throws away what the last one’s call answers late', async () => {
    const { server, session, queryClient, calls, badge } = await openTerms();
    await badge('Cart, 5 items');
    const cart = hold(server, 'getCart');
    void queryClient.invalidateQueries(cartQuery());
    await waitFor(() => expect(calls('getCart')).toHaveLength(2));
    const token = await server.signIn('gold@example.com');
    act(() => session.signIn({ token, user: null, stay: true }));
    await waitFor(() => expect(calls('getCart')).toHaveLength(3));
    await cart.letGo();
    await cart.letGo();
    await waitFor(() => expect(queryClient.getQueryData(cartQuery().queryKey)).toEqual([]));
    await badge('Cart, 0 items');
  });

  it('reads what anybody may read only once', async () => {
    const { server, session, calls, router } = await openTerms();
    await router.navigate('/products?category=speakers');
    await waitFor(() => expect(calls('listCategories')).toHaveLength(1));
    const token = await server.signIn('gold@example.com');
    act(() => session.signIn({ token, user: null, stay: true }));
    await waitFor(() => expect(calls('getCurrentUser')).toHaveLength(2));
    expect(calls('listCategories')).toHaveLength(1);
  });
});

describe('a logout', () => {
  it('removes token and user, asks nothing more, and says so at home', async () => {
    const { session, storage, router, server, badge } = await openTerms();
    await badge('Cart, 5 items');
    await waitFor(() => expect(storage.local.get('user')).not.toBeNull());
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'My Account' }));
    server.log.clear();
    // On a busy machine the first import of the home page takes longer than a query waits.
    await import('@/pages/storefront/HomePage');
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText('Logged out', { selector: 'div' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(session.get()).toEqual({ token: null, user: null, expired: null });
    expect([storage.local.get('authToken'), storage.local.get('user')]).toEqual([null, null]);
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
    const private_ = server.log.entries().filter(({ url }) => /\/api\/(cart|auth)/.test(url));
    expect(private_).toEqual([]);
  });
});
