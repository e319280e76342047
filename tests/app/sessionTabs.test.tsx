import { act, render, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { syncTabs } from '@/app/cacheSync';
import { cartQuery } from '@/features/cart/cartQuery';
import { createMemoryStore } from '@/lib/storage';
import { openShop, prepareShop } from '@tests/support/createTestShop';
import { createConnectedChannels } from '@tests/support/connectedChannels';

/** Two tabs of one browser on one server: one local storage, one channel, a session storage each. */
async function openTabs(persona: string | null = null) {
  const prepared = await prepareShop({
    path: '/terms',
    persona,
    cart: persona ? [{ productId: 301, quantity: 5, color: 'Black' }] : [],
  });
  const channel = createConnectedChannels();
  const open = () => {
    const storage = { local: prepared.storage.local, session: createMemoryStore() };
    const shop = openShop({ ...prepared, storage, options: { ...prepared.options, channel: channel() } });
    return { ...shop, storage, view: within(render(shop.element).container) };
  };
  return { server: prepared.server, one: open(), other: open() };
}

describe('the shop’s tabs', () => {
  it('are signed in by a login in one of them, with name and cart', async () => {
    const { server, one, other } = await openTabs();
    expect(await other.view.findByRole('link', { name: 'Login' })).toBeVisible();
    const token = await server.signIn('silver@example.com');
    act(() => one.session.signIn({ token, user: { name: 'Sam Silver', email: 'silver@example.com' }, stay: true }));
    expect(await one.view.findByRole('button', { name: 'My Account' })).toBeVisible();
    expect(await other.view.findByRole('button', { name: 'My Account' })).toBeVisible();
    expect(other.session.get().user?.name).toBe('Sam Silver');
  });

  it('are signed out by a logout in one of them', async () => {
    const { one, other } = await openTabs('silver@example.com');
    expect(await one.view.findByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
    expect(await other.view.findByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
    act(() => other.session.signOut());
    expect(await one.view.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(one.view.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  });

  it('are signed out when one of them learns that the session has expired', async () => {
    const { server, one, other } = await openTabs('silver@example.com');
    await one.view.findByRole('link', { name: 'Cart, 5 items' });
    await other.view.findByRole('link', { name: 'Cart, 5 items' });
    server.faults.set('getCart', { status: 401, times: 1 });
    await act(() => one.queryClient.invalidateQueries(cartQuery()));
    expect(await other.view.findByRole('link', { name: 'Login' })).toBeVisible();
    for (const { router, view } of [one, other]) {
      await act(() => router.navigate('/cart'));
      expect(await view.findByRole('heading', { name: 'Your session has expired' })).toBeVisible();
    }
  });

  it('stay apart when a buyer is signed in for one browser session only', async () => {
    const { server, one, other } = await openTabs();
    const token = await server.signIn('silver@example.com');
    act(() => one.session.signIn({ token, user: null, stay: false }));
    expect(await one.view.findByRole('button', { name: 'My Account' })).toBeVisible();
    expect(await other.view.findByRole('link', { name: 'Login' })).toBeVisible();
  });

  it('read again what one of them has changed', async () => {
    const { server, one, other } = await openTabs('silver@example.com');
    await one.view.findByRole('link', { name: 'Cart, 5 items' });
    await other.view.findByRole('link', { name: 'Cart, 5 items' });
    await one.router.navigate('/cart');
    const clear = await one.view.findByRole('button', { name: 'Delete All' });
    act(() => clear.click());
    const confirm = await within(document.body).findByRole('dialog');
    act(() =>
      within(confirm)
        .getByRole('button', { name: /Delete all/i })
        .click(),
    );
    expect(await other.view.findByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    expect(server.log.entries().some(({ operationId }) => operationId === 'clearCart')).toBe(true);
  });

  it('ignore what is not for them', async () => {
    const { one } = await openTabs('silver@example.com');
    await one.view.findByRole('link', { name: 'Cart, 5 items' });
    const channel = createConnectedChannels();
    const tabs = syncTabs(channel(), one.queryClient);
    const elsewhere = channel();
    for (const message of [null, 'outdated', { outdated: 'x' }, { outdated: ['/api/cart'] }]) elsewhere.post(message);
    expect(one.queryClient.getQueryState(cartQuery().queryKey)?.isInvalidated).toBe(false);
    elsewhere.post({ outdated: [cartQuery().queryKey] });
    await waitFor(() => expect(one.queryClient.getQueryState(cartQuery().queryKey)?.dataUpdateCount).toBe(2));
    tabs.stop();
    elsewhere.post({ outdated: [cartQuery().queryKey] });
    expect(one.queryClient.getQueryState(cartQuery().queryKey)?.isInvalidated).toBe(false);
  });
});
