import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { syncTabs } from '@/app/cacheSync';
import { cartQuery } from '@/features/cart/cartQuery';
import { createConnectedChannels } from '@tests/support/connectedChannels';
import { mockLayout } from '@tests/support/mockLayout';
import { openTabs } from '@tests/support/openTabs';

describe('the shop’s tabs', () => {
  it('are signed in by a login in one of them, with name and cart', async () => {
    const { server, tab, otherTab } = await openTabs();
    expect(await otherTab.view.findByRole('link', { name: 'Login' })).toBeVisible();
    const token = await server.signIn('silver@example.com');
    act(() => tab.session.signIn({ token, user: { name: 'Sam Silver', email: 'silver@example.com' }, stay: true }));
    expect(await tab.view.findByRole('button', { name: 'My Account' })).toBeVisible();
    expect(await otherTab.view.findByRole('button', { name: 'My Account' })).toBeVisible();
    expect(otherTab.session.get().user?.name).toBe('Sam Silver');
  });

  it('are signed out by a logout in one of them', async () => {
    const { tab, otherTab } = await openTabs('silver@example.com');
    expect(await tab.view.findByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
    expect(await otherTab.view.findByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
    act(() => otherTab.session.signOut());
    expect(await tab.view.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(tab.view.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  });

  it('are signed out when the session expires in one of them', async () => {
    const { server, tab, otherTab } = await openTabs('silver@example.com');
    await tab.view.findByRole('link', { name: 'Cart, 5 items' });
    await otherTab.view.findByRole('link', { name: 'Cart, 5 items' });
    server.faults.set('getCart', { status: 401, times: 1 });
    await act(() => tab.queryClient.invalidateQueries(cartQuery()));
    expect(await otherTab.view.findByRole('button', { name: 'Login' })).toBeVisible();
    for (const { router, view } of [tab, otherTab]) {
      await act(() => router.navigate('/cart'));
      expect(await view.findByRole('heading', { name: 'Your session has expired' })).toBeVisible();
    }
  });

  it('do not share a login for the browser session only', async () => {
    const { server, tab, otherTab } = await openTabs();
    const token = await server.signIn('silver@example.com');
    act(() => tab.session.signIn({ token, user: null, stay: false }));
    expect(await tab.view.findByRole('button', { name: 'My Account' })).toBeVisible();
    expect(await otherTab.view.findByRole('link', { name: 'Login' })).toBeVisible();
  });

  it('share the display currency', async () => {
    mockLayout();
    const { tab, otherTab } = await openTabs();
    const user = userEvent.setup();
    await user.click(await tab.view.findByRole('button', { name: 'Display currency: USD' }));
    await user.click(await screen.findByText('€ EUR'));
    expect(await otherTab.view.findByRole('button', { name: 'Display currency: EUR' })).toBeVisible();
  });

  it('share the color scheme', async () => {
    mockLayout();
    const { tab, otherTab } = await openTabs();
    const user = userEvent.setup();
    const schemeButton = ({ view }: typeof tab) => view.getByRole('button', { name: /^Color scheme/ });
    await tab.view.findByRole('heading', { level: 1 });
    await user.click(schemeButton(tab));
    await user.click(await screen.findByText('Dark'));
    await waitFor(() => expect(schemeButton(otherTab)).toHaveAccessibleName(/dark/i));
  });

  it('refetch data that one of them has changed', async () => {
    const { server, tab, otherTab } = await openTabs('silver@example.com');
    await tab.view.findByRole('link', { name: 'Cart, 5 items' });
    await otherTab.view.findByRole('link', { name: 'Cart, 5 items' });
    await tab.router.navigate('/cart');
    const clear = await tab.view.findByRole('button', { name: 'Delete All' });
    act(() => clear.click());
    const confirm = await within(document.body).findByRole('dialog');
    act(() =>
      within(confirm)
        .getByRole('button', { name: /Delete all/i })
        .click(),
    );
    expect(await otherTab.view.findByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    expect(server.log.entries().some(({ operationId }) => operationId === 'clearCart')).toBe(true);
  });

  it('ignore invalid messages, and all messages after they stop listening', async () => {
    const { tab } = await openTabs('silver@example.com');
    await tab.view.findByRole('link', { name: 'Cart, 5 items' });
    const createChannel = createConnectedChannels();
    const sync = syncTabs(createChannel(), tab.queryClient);
    const otherChannel = createChannel();
    for (const message of [null, 'outdated', { outdated: 'x' }, { outdated: ['/api/cart'] }])
      otherChannel.post(message);
    expect(tab.queryClient.getQueryState(cartQuery().queryKey)?.isInvalidated).toBe(false);
    otherChannel.post({ outdated: [cartQuery().queryKey] });
    await waitFor(() => expect(tab.queryClient.getQueryState(cartQuery().queryKey)?.dataUpdateCount).toBe(2));
    sync.stop();
    otherChannel.post({ outdated: [cartQuery().queryKey] });
    expect(tab.queryClient.getQueryState(cartQuery().queryKey)?.isInvalidated).toBe(false);
  });
});
