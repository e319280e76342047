import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartQuery } from '@/features/cart/cartQuery';
import { createTestShop, openShop, prepareShop, type TestShopOptions } from '@tests/support/createTestShop';
import { holdCall, holdEachCall } from '@tests/support/holdCall';
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

describe('a stored token that has expired (D-209)', () => {
  it('is removed when the shop opens: the header shows Login, and no requests follow', async () => {
    const prepared = await prepareShop({ path: '/terms' });
    prepared.storage.local.set('authToken', await prepared.server.signIn('silver@example.com', { expired: true }));
    prepared.storage.local.set('user', '{"name":"Sam Silver","email":"silver@example.com"}');
    const shop = openShop(prepared);
    render(shop.element);
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    expect(prepared.storage.local.get('authToken')).toBeNull();
    expect(prepared.storage.local.get('user')).toBeNull();
    expect(shop.session.get().expired).toEqual({ email: 'silver@example.com', stay: true });
    // Header and footer also request the categories, for which nobody has to be logged in.
    const privateCalls = () =>
      prepared.server.log.entries().filter(({ operationId }) => operationId !== 'listCategories').length;
    const callCount = privateCalls();
    expect(callCount).toBeLessThanOrEqual(2);
    await shop.router.navigate('/privacy');
    await screen.findByRole('heading', { name: 'Privacy' });
    expect(privateCalls()).toBe(callCount);
  });

  it('removes the buyer’s cart when it expires during a visit', async () => {
    const { server, storage, queryClient, badge } = await openTerms();
    await badge('Cart, 5 items');
    server.faults.set('getCart', { status: 401, times: 1 });
    await act(() => queryClient.invalidateQueries(cartQuery()));
    await badge('Cart, 0 items');
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(storage.local.get('authToken')).toBeNull();
    expect(queryClient.getQueryData(cartQuery().queryKey)).toBeUndefined();
  });

  it('is kept when the server fails or cannot be reached', async () => {
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

describe('a session that expires while a buyer changes the cart (D-209)', () => {
  it('opens the login dialog, shows a notice on the page, and shows the cart again after the login', async () => {
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

  it('does not open the dialog without a user action', async () => {
    const { server, queryClient, badge } = await openTerms();
    await badge('Cart, 5 items');
    server.faults.set('getCart', { status: 401, times: 1 });
    await act(() => queryClient.invalidateQueries(cartQuery()));
    await badge('Cart, 0 items');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a change of buyer', () => {
  it('hides the previous buyer’s cart while the next one loads', async () => {
    const { server, session, badge } = await openTerms();
    await badge('Cart, 5 items');
    const token = await server.signIn('gold@example.com');
    const cartCall = holdEachCall();
    server.faults.set('getCart', cartCall.call);
    act(() => session.signIn({ token, user: null, stay: true }));
    expect(screen.queryByRole('link', { name: 'Cart, 5 items' })).not.toBeInTheDocument();
    await waitFor(() => expect(cartCall.releases).not.toEqual([]));
    cartCall.releases.forEach((release) => release());
    await badge('Cart, 0 items');
    await waitFor(() => expect(session.get().user).toEqual({ name: 'Gloria Gold', email: 'gold@example.com' }));
  });

  it('ignores a late response to the previous buyer’s request', async () => {
    const { server, session, queryClient, calls, badge } = await openTerms();
    await badge('Cart, 5 items');
    const cartCall = holdEachCall();
    server.faults.set('getCart', cartCall.call);
    void queryClient.invalidateQueries(cartQuery());
    await waitFor(() => expect(calls('getCart')).toHaveLength(2));
    const token = await server.signIn('gold@example.com');
    act(() => session.signIn({ token, user: null, stay: true }));
    await waitFor(() => expect(calls('getCart')).toHaveLength(3));
    await waitFor(() => expect(cartCall.releases).toHaveLength(2));
    cartCall.releases.forEach((release) => release());
    await waitFor(() => expect(queryClient.getQueryData(cartQuery().queryKey)).toEqual([]));
    await badge('Cart, 0 items');
  });

  it('shows nothing of the previous buyer while the next buyer’s cart is loading', async () => {
    const prepared = await prepareShop({ path: '/cart', persona: 'silver@example.com', cart: FIVE });
    const shop = openShop(prepared);
    const { container } = render(shop.element);
    expect(await screen.findByRole('row', { name: /JBL Flip 6/ })).toBeVisible();

    const shownTexts: string[] = [];
    const observer = new MutationObserver(() => shownTexts.push(container.textContent ?? ''));
    act(() => shop.session.signOut());
    await waitFor(() => expect(container).not.toHaveTextContent('JBL Flip 6'));

    const cartCall = holdCall();
    prepared.server.faults.set('getCart', cartCall.call);
    const token = await prepared.server.signIn('gold@example.com');
    observer.observe(container, { childList: true, subtree: true, characterData: true });
    act(() => shop.session.signIn({ token, user: { name: 'Gloria Gold', email: 'gold@example.com' }, stay: true }));
    await waitFor(() => expect(shop.queryClient.isFetching(cartQuery())).toBe(1));
    expect(container).not.toHaveTextContent('JBL Flip 6');
    await act(async () => cartCall.release());
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(shownTexts.filter((text) => /JBL Flip 6|Sam Silver|V3/.test(text))).toEqual([]);
  });

  it('ignores the previous buyer’s responses, in any order', async () => {
    const prepared = await prepareShop({ path: '/terms', persona: 'silver@example.com', cart: FIVE });
    const cartCall = holdEachCall();
    prepared.server.faults.set('getCart', cartCall.call);
    const shop = openShop(prepared);
    render(shop.element);
    await waitFor(() => expect(cartCall.releases).toHaveLength(1));
    const token = await prepared.server.signIn('gold@example.com');
    act(() => shop.session.signIn({ token, user: { name: 'Gloria Gold', email: 'gold@example.com' }, stay: true }));
    await waitFor(() => expect(cartCall.releases).toHaveLength(2));
    await act(async () => cartCall.releases.toReversed().forEach((release) => release()));
    await waitFor(() => expect(shop.queryClient.getQueryData(cartQuery().queryKey)).toEqual([]));
    expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  });

  it('does not refetch public data', async () => {
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
  it('removes token and user, sends no more private requests, and shows a toast on the home page', async () => {
    const { session, storage, router, server, badge } = await openTerms();
    await badge('Cart, 5 items');
    await waitFor(() => expect(storage.local.get('user')).not.toBeNull());
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'My Account' }));
    server.log.clear();
    // On a slow machine the first import of the home page takes longer than findBy waits.
    await import('@/pages/storefront/HomePage');
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText('Logged out', { selector: 'div' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(session.get()).toEqual({ token: null, user: null, expired: null });
    expect([storage.local.get('authToken'), storage.local.get('user')]).toEqual([null, null]);
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
    const privateCalls = server.log.entries().filter(({ url }) => /\/api\/(cart|auth)/.test(url));
    expect(privateCalls).toEqual([]);
  });
});
