import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createTestShop } from '@tests/support/createTestShop';

const BARE = [
  '/cart',
  '/checkout',
  '/payment',
  '/stripe-checkout',
  '/bank-transfer',
  '/payment-success',
  '/shipping-payment',
  '/login',
  '/signup',
];
const DRESSED = [
  '/contact',
  '/live-chat',
  '/terms',
  '/checkout-clean',
  '/payment-confirmation',
  '/checkout-old',
  '/pay-now',
  '/order-confirmation/1',
  '/dashboard',
  '/profile',
  '/no-such-page',
  '/cart/more',
];
const bothWays = (paths: string[]) => paths.flatMap((path) => [path, `${path}/`]);

const open = async (options: Parameters<typeof createTestShop>[0]) => {
  const shop = await createTestShop(options);
  render(shop.element);
  await screen.findByRole('heading', { level: 1 });
  return shop;
};

describe('header, footer and contact button', () => {
  it.each(bothWays(BARE))('are hidden on %s', async (path) => {
    await open({ path });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Contact sales' })).toBeNull();
  });

  it.each(bothWays(DRESSED))('show on %s', async (path) => {
    await open({ path });
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Contact sales' })).toBeVisible();
  });
});

describe('the keyboard', () => {
  it('skips the header and lands on the page', async () => {
    const user = userEvent.setup();
    const shop = await open({ path: '/terms' });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(shop.router.state.location.hash).toBe('');
  });

  it('stands at the title of the page that a link leads to', async () => {
    const user = userEvent.setup();
    await open({ path: '/terms' });
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Privacy' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toHaveFocus());
  });

  it.each(['/', '/login', '/signup', '/membership', '/cart', '/no-such-page'])(
    'stands at the title of %s, whatever kind of page it is',
    async (path) => {
      const shop = await open({ path: '/terms' });
      await shop.router.navigate(path);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    },
  );

  it('stays in place on arrival and when only the query changes', async () => {
    const shop = await open({ path: '/terms' });
    expect(document.body).toHaveFocus();
    screen.getByRole('searchbox').focus();
    await shop.router.navigate('/terms?print=yes');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('stands at the place that an address names', async () => {
    const shop = await open({ path: '/terms' });
    await shop.router.navigate('/privacy#main');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});
