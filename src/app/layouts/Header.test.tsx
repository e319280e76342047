import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';

// jsdom has no layout, and a menu whose button has no size stays hidden.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 100, 40));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1024);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(768);
  return () => vi.restoreAllMocks();
});

const open = async (options: TestShopOptions = {}) => {
  const shop = await createTestShop({ path: '/terms', ...options });
  const user = userEvent.setup();
  render(shop.element);
  await screen.findByRole('heading', { level: 1 });
  const address = () => shop.router.state.location.pathname + shop.router.state.location.search;
  // A page's own <header> inside <main> is not a banner, but Testing Library treats it as one.
  const [banner = document.body] = screen.getAllByRole('banner');
  return { ...shop, user, address, header: within(banner) };
};

describe('links', () => {
  it.each([
    ['Carton, home', '/'],
    ['Home', '/'],
    ['Products', '/products'],
    ['Earphones', '/products?category=earphones'],
    ['Headphones', '/products?category=headphones'],
    ['Speakers', '/products?category=speakers'],
    ['Apple Accessories', '/products?category=apple-accessories'],
    ['Dyson', '/products?category=dyson'],
    ['Others', '/products?category=others'],
    ['Membership', '/membership'],
    ['Contact', '/contact'],
    ['Help', '/live-chat'],
    ['+1 (555) 010-0199', 'tel:+15550100199'],
    ['Login', '/login?from=%2Fterms'],
    ['Cart, 0 items', '/cart'],
  ])('%s leads to %s', async (name, href) => {
    const { header } = await open();
    expect(header.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it("are those of another backend's categories, in its order, with the brief's ‘Others’ last", async () => {
    const categories = [
      { id: 8, name: 'Others', slug: 'others', description: null },
      { id: 31, name: 'Krups', slug: 'krups', description: null },
      { id: 12, name: 'Apple accessories', slug: 'apple', description: null },
      { id: 4, name: 'Dyson & more', slug: 'dyson', description: null },
    ];
    const { header } = await open({ server: { faults: { listCategories: { status: 200, body: categories } } } });
    expect(await header.findByRole('link', { name: 'Krups' })).toHaveAttribute('href', '/products?category=krups');
    const footer = within(await screen.findByRole('navigation', { name: 'Categories' }));
    for (const links of [header.getByRole('navigation', { name: 'Main' }), footer.getByRole('list')]) {
      const names = within(links)
        .getAllByRole('link')
        .map((link) => link.textContent);
      expect(names.join()).toContain('Dyson & more,Krups,Apple accessories,Others');
      expect(names.join()).not.toMatch(/Speakers|Headphones/);
    }
  });

  it('are the six categories of the brief if the server cannot tell its own', async () => {
    const { header, server } = await open({ server: { faults: { listCategories: { status: 500 } } } });
    await waitFor(() => expect(server.log.entries().map(({ status }) => status)).toEqual([500]));
    expect(header.getByRole('link', { name: 'Apple Accessories' })).toBeVisible();
    expect(header.getAllByRole('link', { name: /phones|Speakers|Dyson|Others/ })).toHaveLength(5);
  });

  it('show a promotion above the header', async () => {
    const { header } = await open();
    expect(header.getByRole('region', { name: 'Promotion' })).toHaveTextContent(
      'Wholesale prices from the first piece.',
    );
  });

  it.each([
    ['/contact', 'Contact'],
    ['/contact/', 'Contact'],
    ['/products', 'Products'],
    ['/products?category=speakers', 'Speakers'],
    ['/category/speakers', 'Speakers'],
    ['/terms', null],
  ])('on %s the menu marks %s and nothing else', async (path, name) => {
    const { header } = await open({ path });
    const marked = header.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.textContent)).toEqual(name ? [name] : []);
  });
});

describe('search', () => {
  it('trims the term', async () => {
    const { user, header, address } = await open();
    await user.type(header.getByRole('searchbox', { name: 'Search products' }), '  jbl  {Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=jbl'));
  });

  it('ignores a blank term', async () => {
    const { user, header, address } = await open();
    await user.type(header.getByRole('searchbox'), '   {Enter}');
    await user.click(header.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/terms');
  });
});

describe('cart', () => {
  const cart = [
    { productId: 301, quantity: 2, color: 'Black' },
    { productId: 301, quantity: 3, color: 'Red' },
  ];

  it('shows and announces the number of pieces in all lines', async () => {
    const { header } = await open({ persona: 'silver@example.com', cart });
    const link = await header.findByRole('link', { name: 'Cart, 5 items' });
    expect(link).toHaveTextContent('5');
    expect(header.getByRole('status')).toHaveTextContent('Cart, 5 items');
  });

  it('announces the new number as soon as the cart changes', async () => {
    const { header, server, queryClient } = await open({ persona: 'silver@example.com', cart: cart.slice(0, 1) });
    await header.findByRole('link', { name: 'Cart, 2 items' });
    await server.change(async (db) => {
      const [line] = db.cartLines.all();
      if (!line) throw new Error('The cart is empty.');
      await db.cartLines.update(line.id, (row) => {
        row.quantity = 1;
      });
    });
    await queryClient.invalidateQueries();
    expect(await header.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    expect(header.getByRole('status')).toHaveTextContent('Cart, 1 item');
  });

  it('is empty for a visitor, announces nothing and is not requested', async () => {
    const { header, server } = await open();
    expect(header.getByRole('link', { name: 'Cart, 0 items' })).toHaveTextContent('');
    expect(header.getByRole('status')).toBeEmptyDOMElement();
    expect(server.log.entries().map(({ operationId }) => operationId)).not.toContain('getCart');
  });
});

describe('currency', () => {
  it('offers dollars, pounds and euros, and stores the choice', async () => {
    const { user, header, storage } = await open();
    await user.click(header.getByRole('button', { name: 'Display currency: USD' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByText(/^[$£€] [A-Z]{3}$/).map((choice) => choice.textContent)).toEqual([
      '$ USD',
      '£ GBP',
      '€ EUR',
    ]);
    await user.click(menu.getByText('€ EUR'));
    expect(await header.findByRole('button', { name: 'Display currency: EUR' })).toBeVisible();
    expect(storage.local.get(STORAGE_KEYS.currency)).toBe('EUR');
  });

  it('changes the prices on the page at once', async () => {
    const { user, header } = await open({ path: '/products?category=speakers' });
    const main = within(screen.getByRole('main'));
    await waitFor(() => expect(main.getAllByText(/\$\d/).length).toBeGreaterThan(0));
    await user.click(header.getByRole('button', { name: 'Display currency: USD' }));
    await user.click(within(await screen.findByRole('menu')).getByText('£ GBP'));
    await waitFor(() => expect(main.getAllByText(/£\d/).length).toBeGreaterThan(0));
    expect(main.queryAllByText(/\$\d/)).toEqual([]);
  });
});

describe('account', () => {
  it('gives a signed-in buyer Profile, Orders and Logout in place of Login', async () => {
    const { user, header } = await open({ persona: 'gold@example.com' });
    expect(header.queryByRole('link', { name: 'Login' })).toBeNull();
    await user.click(header.getByRole('button', { name: 'My Account' }));
    await waitFor(() => expect(screen.getByText('Gloria Gold')).toBeVisible());
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('menuitem', { name: 'Orders' })).toHaveAttribute('href', '/orders');
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  });
});

describe('menu of narrow screens', () => {
  it('has every link, currency, color scheme, help and phone', async () => {
    const { user, header } = await open();
    await user.click(header.getByRole('button', { name: 'Menu', expanded: false }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const names = drawer.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual([
      'Home',
      'Products',
      'Earphones',
      'Headphones',
      'Speakers',
      'Apple Accessories',
      'Dyson',
      'Others',
      'Membership',
      'Contact',
      'Help',
      '+1 (555) 010-0199',
    ]);
    expect(drawer.getByRole('button', { name: 'Display currency: USD' })).toBeVisible();
    expect(drawer.getByRole('button', { name: /^Color scheme/ })).toBeVisible();
  });

  it('closes with Escape and returns the focus', async () => {
    const { user, header } = await open();
    const burger = header.getByRole('button', { name: 'Menu' });
    await user.click(burger);
    await screen.findByRole('dialog', { name: 'Menu' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(burger).toHaveFocus());
    expect(burger).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when a link is clicked, and the focus moves to the new page', async () => {
    const { user, header } = await open();
    await user.click(header.getByRole('button', { name: 'Menu' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Contact' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toHaveFocus());
  });
});

describe('logging out', () => {
  it.each(['/terms', '/no-such-page'])(
    'from %s clears the session and shows a toast on the home page',
    async (path) => {
      const storage = createMemoryStorage();
      const { user, header, address } = await open({ path, persona: 'silver@example.com', storage });
      await user.click(header.getByRole('button', { name: 'My Account' }));
      await screen.findByText('Sam Silver');
      expect(storage.local.get(STORAGE_KEYS.user)).toContain('Sam Silver');
      await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
      expect(await screen.findByText('Logged out', { selector: 'li *' })).toBeVisible();
      expect(address()).toBe('/');
      expect(storage.local.get(STORAGE_KEYS.authToken)).toBeNull();
      expect(storage.local.get(STORAGE_KEYS.user)).toBeNull();
      expect(storage.session.get(STORAGE_KEYS.loggedOut)).toBeNull();
      expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    },
  );

  it('shows a toast after the browser has reloaded the shop', async () => {
    const storage = createMemoryStorage();
    storage.session.set(STORAGE_KEYS.loggedOut, 'yes');
    await open({ path: '/', storage });
    expect(await screen.findByText('Logged out', { selector: 'li *' })).toBeVisible();
  });

  it('shows no toast on a page other than home', async () => {
    const storage = createMemoryStorage();
    storage.session.set(STORAGE_KEYS.loggedOut, 'yes');
    await open({ path: '/terms', storage });
    expect(screen.queryByText('Logged out')).toBeNull();
  });
});
