import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createStore, useStore } from '@/lib/store';
import { createTestShop } from '@tests/support/createTestShop';
import { usePageFocus } from './ShopLayout';

const WITHOUT_CHROME = [
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
const WITH_CHROME = [
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
const withAndWithoutSlash = (paths: string[]) => paths.flatMap((path) => [path, `${path}/`]);

const open = async (options: Parameters<typeof createTestShop>[0]) => {
  const shop = await createTestShop(options);
  render(shop.element);
  await screen.findByRole('heading', { level: 1 });
  return shop;
};

describe('header, footer and contact button', () => {
  it.each(withAndWithoutSlash(WITHOUT_CHROME))('are hidden on %s', async (path) => {
    await open({ path });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Contact sales' })).toBeNull();
  });

  it.each(withAndWithoutSlash(WITH_CHROME))('show on %s', async (path) => {
    await open({ path, persona: 'silver@example.com' });
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await screen.findByRole('contentinfo')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Contact sales' })).toBeVisible();
  });
});

describe('the focus', () => {
  it('moves to the main content with "Skip to content"', async () => {
    const user = userEvent.setup();
    const shop = await open({ path: '/terms' });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(shop.router.state.location.hash).toBe('');
  });

  it('moves to the title of the page that a link leads to', async () => {
    const user = userEvent.setup();
    await open({ path: '/terms' });
    await user.click(within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Privacy' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toHaveFocus());
  });

  it.each(['/', '/login', '/signup', '/membership', '/cart', '/no-such-page'])(
    'moves to the title of %s, whatever kind of page it is',
    async (path) => {
      const shop = await open({ path: '/terms' });
      await shop.router.navigate(path);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    },
  );

  it('stays where it is on the first page and when only the query changes', async () => {
    const shop = await open({ path: '/terms' });
    expect(document.body).toHaveFocus();
    screen.getByRole('searchbox').focus();
    await shop.router.navigate('/terms?print=yes');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('moves to the element that the URL’s hash names', async () => {
    const shop = await open({ path: '/terms' });
    await shop.router.navigate('/privacy#main');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

describe('the focus of a page whose title needs data', () => {
  function Layout() {
    const main = useRef<HTMLElement>(null);
    usePageFocus(main);
    return (
      <main ref={main} tabIndex={-1}>
        <Link to="/product">Speaker</Link>
        <Outlet />
      </main>
    );
  }

  /** Opens a product page whose product is still loading. */
  async function openProduct() {
    const name = createStore('');
    function Product() {
      const title = useStore(name);
      return (
        <>
          <input aria-label="Note" />
          {title && <h1>{title}</h1>}
        </>
      );
    }
    const children = [
      { path: '/', element: <p>Home</p> },
      { path: '/product', Component: Product },
    ];
    render(<RouterProvider router={createMemoryRouter([{ Component: Layout, children }])} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Speaker' }));
    return { user, nameArrives: () => act(async () => name.set('Speaker')) };
  }

  it('moves from the page to the title when the title arrives', async () => {
    const { nameArrives } = await openProduct();
    expect(screen.getByRole('main')).toHaveFocus();
    await nameArrives();
    expect(screen.getByRole('heading', { name: 'Speaker' })).toHaveFocus();
  });

  it('stays where the user has moved it', async () => {
    const { user, nameArrives } = await openProduct();
    await user.click(screen.getByLabelText('Note'));
    await nameArrives();
    expect(screen.getByLabelText('Note')).toHaveFocus();
  });
});
