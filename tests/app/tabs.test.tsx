import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cartQuery } from '@/features/cart/cartQuery';
import { createMemoryStore } from '@/lib/storage';
import { openShop, prepareShop } from '@tests/support/createTestShop';
import { createConnectedChannels } from '@tests/support/connectedChannels';
import { mockLayout } from '@tests/support/mockLayout';

const FIVE = [{ productId: 301, quantity: 5, color: 'Black' }];

/** Two tabs of one browser: one local storage and one channel. */
async function openTabs() {
  const prepared = await prepareShop({ path: '/terms' });
  const channel = createConnectedChannels();
  return ['one', 'other'].map(() => {
    const storage = { local: prepared.storage.local, session: createMemoryStore() };
    const shop = openShop({ ...prepared, storage, options: { ...prepared.options, channel: channel() } });
    return { ...shop, storage, view: within(render(shop.element).container) };
  });
}

describe('what is chosen in one tab', () => {
  it('holds in the other at once: the currency', async () => {
    mockLayout();
    const [one, other] = await openTabs();
    const user = userEvent.setup();
    await user.click(await one!.view.findByRole('button', { name: 'Display currency: USD' }));
    await user.click(await screen.findByText('€ EUR'));
    expect(await other!.view.findByRole('button', { name: 'Display currency: EUR' })).toBeVisible();
  });

  it('holds in the other at once: the colour scheme', async () => {
    mockLayout();
    const [one, other] = await openTabs();
    const user = userEvent.setup();
    const scheme = (tab: typeof one) => tab!.view.getByRole('button', { name: /^Color scheme/ });
    await one!.view.findByRole('heading', { level: 1 });
    await user.click(scheme(one));
    await user.click(await screen.findByText('Dark'));
    await waitFor(() => expect(scheme(other)).toHaveAccessibleName(/dark/i));
  });
});

describe('when one buyer leaves and another signs in', () => {
  it('nothing of the first is shown to the second, not even while the second’s cart is on its way', async () => {
    const prepared = await prepareShop({ path: '/cart', persona: 'silver@example.com', cart: FIVE });
    const shop = openShop(prepared);
    const { container } = render(shop.element);
    expect(await screen.findByRole('row', { name: /JBL Flip 6/ })).toBeVisible();

    const seen: string[] = [];
    const watcher = new MutationObserver(() => seen.push(container.textContent ?? ''));
    act(() => shop.session.signOut());
    await waitFor(() => expect(container).not.toHaveTextContent('JBL Flip 6'));

    let letGo = () => {};
    prepared.server.faults.set('getCart', () => new Promise((resolve) => void (letGo = () => resolve(undefined))));
    const token = await prepared.server.signIn('gold@example.com');
    watcher.observe(container, { childList: true, subtree: true, characterData: true });
    act(() => shop.session.signIn({ token, user: { name: 'Gloria Gold', email: 'gold@example.com' }, stay: true }));
    await waitFor(() => expect(shop.queryClient.isFetching(cartQuery())).toBe(1));
    expect(container).not.toHaveTextContent('JBL Flip 6');
    await act(async () => letGo());
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(seen.filter((text) => /JBL Flip 6|Sam Silver|V3/.test(text))).toEqual([]);
  });

  it('an answer that was on its way for the first does not arrive at the second', async () => {
    const prepared = await prepareShop({ path: '/terms', persona: 'silver@example.com', cart: FIVE });
    const waiting: (() => void)[] = [];
    prepared.server.faults.set('getCart', () => new Promise((resolve) => waiting.push(() => resolve(undefined))));
    const shop = openShop(prepared);
    render(shop.element);
    await waitFor(() => expect(waiting).toHaveLength(1));
    const token = await prepared.server.signIn('gold@example.com');
    act(() => shop.session.signIn({ token, user: { name: 'Gloria Gold', email: 'gold@example.com' }, stay: true }));
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting.toReversed().forEach((letGo) => letGo()));
    await waitFor(() => expect(shop.queryClient.getQueryData(cartQuery().queryKey)).toEqual([]));
    expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  });
});
