import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '@/lib/storage';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { holdCall } from '@tests/support/holdCall';

async function openHome(options: TestShopOptions & { at?: string } = {}) {
  const { at, ...rest } = options;
  const shop = await createTestShop({ path: '/', ...rest });
  if (at) shop.server.clock.set(at);
  render(shop.element);
  await screen.findByRole('heading', { level: 1 });
  return { ...shop, user: userEvent.setup() };
}
const shelf = (name: string) => screen.findByRole('region', { name });
const cardNames = async (name: string) => {
  const cards = await within(await shelf(name)).findAllByRole('article');
  return cards.map((card) => within(card).getByRole('heading').textContent);
};
const callsTo = (shop: Awaited<ReturnType<typeof openHome>>, operation: string) =>
  shop.server.log.entries().filter(({ operationId }) => operationId === operation);
/** The ids of the categories whose products have been fetched, in ascending order. */
const fetchedShelves = (shop: Awaited<ReturnType<typeof openHome>>) =>
  callsTo(shop, 'listProducts')
    .map(({ url }) => Number(new URL(url, 'http://shop.test').searchParams.get('category')))
    .toSorted((left, right) => left - right);

describe('the home page', () => {
  it('says what the shop is, with two ways into the catalog', async () => {
    await openHome();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'One piece or a thousand: every price up front.',
    );
    expect(screen.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'View Catalog' })).toHaveAttribute('href', '/products');
  });

  it('renders the first screen before the rest on a first visit', async () => {
    const removedPlaceholders: Node[] = [];
    const isPlaceholder = (node: Node) => node instanceof Element && node.className.includes('below');
    const observer = new MutationObserver((changes) => {
      removedPlaceholders.push(...changes.flatMap(({ removedNodes }) => [...removedNodes]).filter(isPlaceholder));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const { router } = await openHome();
    await shelf('Dyson');
    expect(removedPlaceholders).toHaveLength(1);

    // After Back the page renders at once, since the scroll position may be far down.
    await act(() => router.navigate('/privacy'));
    await screen.findByRole('heading', { level: 1, name: /Privacy/ });
    await act(() => router.navigate(-1));
    await shelf('Dyson');
    observer.disconnect();
    expect(removedPlaceholders).toHaveLength(1);
  });

  it('renders the whole page at once after a reload', async () => {
    const navigationEntries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
    await openHome({ server: { latency: 60_000 } });
    expect(screen.getByRole('region', { name: 'Dyson' })).toBeInTheDocument();
    navigationEntries.mockRestore();
  });

  it.each([
    ['listFeaturedProducts', 'The featured products could not be loaded', { items: [] }],
    ['listFeaturedProducts', 'The featured products could not be loaded', [null]],
    ['listCategories', 'The categories could not be loaded', { items: [] }],
    ['listCategories', 'The categories could not be loaded', [null]],
  ] as const)('shows the rest of the page when %s responds in another shape', async (operation, title, body) => {
    await openHome({ server: { faults: { [operation]: { status: 200, body } } } });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Why buy here' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('every price up front');
  });

  it('shows four trust points', async () => {
    await openHome();
    const points = within(screen.getByRole('list', { name: 'Why buy here' })).getAllByRole('listitem');
    expect(points.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Overseas Warehouse'),
      expect.stringContaining('Quality Guaranteed'),
      expect.stringContaining('3-7 business days'),
      expect.stringContaining('Wholesale Pricing'),
    ]);
  });

  it('has anchors for five categories, and none for Others', async () => {
    await openHome();
    expect(await shelf('Earphones')).toHaveAttribute('id', 'earphones');
    expect(await shelf('Headphones')).toHaveAttribute('id', 'headphones');
    expect(await shelf('Speakers')).toHaveAttribute('id', 'speakers');
    expect(await shelf('Apple Accessories')).toHaveAttribute('id', 'apple');
    expect(await shelf('Dyson')).toHaveAttribute('id', 'dyson');
    expect(await shelf('Others')).not.toHaveAttribute('id');
  });

  it('shows USA stock only, and 2001 to 2006 first among the others', async () => {
    await openHome();
    expect(await cardNames('Earphones')).not.toContain('Apple AirPods 4 (EU)');
    expect((await cardNames('Others')).slice(0, 6)).toEqual([
      'Braided USB-C Cable 1 m',
      'Silicone Earphone Case',
      'Slim Power Bank 5,000 mAh',
      'Dual-Port Wall Charger 30W',
      'Wireless Charging Pad 15W',
      'Wired Game Controller',
    ]);
  });

  it("has a shelf for each of another backend's categories, in the background colors of the shop", async () => {
    const shop = await openHome({ server: { scenario: 'other-categories' } });
    expect(await cardNames('Krups')).not.toEqual([]);
    const headings = within(screen.getByRole('main'))
      .getAllByRole('link', { name: /^All .*(?<!stock)$/ })
      .map((link) => link.textContent?.trim());
    expect(headings).toEqual([
      'All Coffee & kitchen',
      'All In-ear',
      'All Apple accessories',
      'All Loudspeakers',
      'All Krups',
      'All Over-ear',
      'All Clearance',
    ]);
    expect(await within(await shelf('Clearance')).findByText('No products found in this category.')).toBeVisible();
    expect(callsTo(shop, 'listProducts')).toHaveLength(7);
    const tints = ['Krups', 'Apple accessories'].map((name) => {
      const [card] = within(screen.getByRole('region', { name })).getAllByRole('article');
      return /--carton-tile-\w+/.exec(card?.innerHTML ?? '')?.[0];
    });
    expect(new Set(tints).size).toBe(2);
  });

  it('fetches the shelves only once the categories are known', async () => {
    const categories = holdCall();
    const shop = await openHome({ server: { faults: { listCategories: categories.call } } });
    expect(callsTo(shop, 'listProducts')).toEqual([]);
    categories.release();
    await cardNames('Earphones');
    expect(fetchedShelves(shop)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('fetches a shelf far below the viewport only as it comes near, until Ctrl+F needs them all', async () => {
    const watched = new Map<string, () => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
        observe(element: Element) {
          const scrollNear = () => this.callback([{ isIntersecting: true }]);
          if (element.id === 'earphones') scrollNear();
          else watched.set(element.id, scrollNear);
        }
        disconnect() {}
      },
    );
    const shop = await openHome({ isNewVisit: true });
    await cardNames('Earphones');
    expect(fetchedShelves(shop)).toEqual([1]);
    act(() => watched.get('dyson')?.());
    expect(await cardNames('Dyson')).toContain('Dyson Airwrap Multi-Styler');
    expect(fetchedShelves(shop)).toHaveLength(2);
    await shop.user.keyboard('{Control>}f{/Control}');
    await cardNames('Others');
    expect(fetchedShelves(shop)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("shows the JBL Flip 6 with the home page's tiers", async () => {
    await openHome();
    const flip = await within(await shelf('Speakers')).findByRole('article', { name: 'JBL Flip 6 Portable Speaker' });
    expect(flip).toHaveTextContent('from $79.99 at 200+');
    expect(within(flip).getByRole('button', { name: 'Black' })).toHaveAttribute('aria-pressed', 'true');
    for (const link of flip.querySelectorAll('a')) expect(link).toHaveAttribute('href', '/product/jbl-flip-6');
  });

  it.each([
    ['Speakers', 'JBL Flip 6 Portable Speaker', '2+ –5% 30+ –10% 100+ –15% 200+ –20%'],
    ['Speakers', 'Bose SoundLink Micro', '2+ –5% 10+ –10% 30+ –15% 100+ –20%'],
  ])('shows every step of %s, %s with the home page’s discounts', async (section, name, steps) => {
    await openHome();
    const card = await within(await shelf(section)).findByRole('article', { name });
    expect(within(card).getByText(steps)).toBeVisible();
    for (const step of steps.matchAll(/(\d+)\+ –(\d+%)/g)) {
      const breakText = new RegExp(`\\b${step[1]} or more: \\$[\\d.]+ each, ${step[2]} off`);
      expect(within(card).getByRole('img', { name: breakText })).toBeVisible();
    }
  });

  it('shows a spinner until categories and featured products have loaded', async () => {
    const featured = holdCall();
    await openHome({ server: { faults: { listFeaturedProducts: featured.call } } });
    expect(screen.getByText('Loading products')).toBeInTheDocument();
    featured.release();
    expect(await screen.findByRole('list', { name: 'Featured products' })).toBeVisible();
    expect(screen.queryByText('Loading products')).not.toBeInTheDocument();
  });

  it('stays usable when the featured products fail, and gets them on Retry', async () => {
    const { user, server } = await openHome({ server: { faults: { listFeaturedProducts: { status: 500 } } } });
    expect(await screen.findByText('The featured products could not be loaded')).toBeVisible();
    expect(await cardNames('Dyson')).toContain('Dyson Airwrap Multi-Styler');
    server.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: 'Featured products' })).toBeVisible();
  });

  it('says so when the categories fail, and gets them on Retry', async () => {
    const { user, server } = await openHome({ server: { faults: { listCategories: { status: 500 } } } });
    expect(await screen.findByText('The categories could not be loaded')).toBeVisible();
    server.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cardNames('Speakers')).toContain('JBL Flip 6 Portable Speaker');
  });

  it('never shows a shelf that failed as an empty one', async () => {
    await openHome({ server: { faults: { listProducts: { status: 500 } } } });
    expect(await screen.findByText('Speakers could not be loaded')).toBeVisible();
    expect(screen.queryByText('No products found in this category.')).not.toBeInTheDocument();
  });

  it('hides Recently Viewed from a fresh browser', async () => {
    await openHome();
    await cardNames('Others');
    expect(screen.queryByText('Recently Viewed')).not.toBeInTheDocument();
  });

  it('shows the newest four of six viewed products', async () => {
    const storage = createMemoryStorage();
    const views = [6, 5, 4, 3, 2, 1].map((id) => ({
      id,
      slug: `p-${id}`,
      name: `Product ${id}`,
      image: null,
      price: '10.00',
    }));
    storage.local.set('recentlyViewed', JSON.stringify(views));
    await openHome({ storage });
    const links = within(await shelf('Recently Viewed')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/product/p-6',
      '/product/p-5',
      '/product/p-4',
      '/product/p-3',
    ]);
  });

  it('confirms the newsletter without a call, and rejects an invalid email address', async () => {
    const shop = await openHome();
    await cardNames('Others');
    const calls = shop.server.log.entries().length;
    const section = within(screen.getByRole('region', { name: /by email/ }));
    await shop.user.click(section.getByRole('button', { name: 'Subscribe' }));
    expect(section.getByText('Enter your email address')).toBeVisible();
    await shop.user.type(section.getByLabelText('Email'), 'buyer');
    await shop.user.click(section.getByRole('button', { name: 'Subscribe' }));
    expect(section.getByText('Enter a full email address, like name@company.com')).toBeVisible();
    await shop.user.type(section.getByLabelText('Email'), '@example.com');
    await shop.user.click(section.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('Subscribed!')).toBeVisible();
    expect(section.getByLabelText('Email')).toHaveValue('');
    expect(shop.server.log.entries()).toHaveLength(calls);
  });
});

describe('the new-customer offer on the home page', () => {
  const offer = () => screen.findByRole('dialog', { name: /new customers/ });
  it.each([
    ['2024-12-31T17:00:00Z', false],
    ['2025-01-01T17:00:00Z', true],
    ['2025-12-31T17:00:00Z', true],
    ['2026-01-01T17:00:00Z', false],
  ])('at %s: shown %s', async (at, shown) => {
    await openHome({ at });
    await cardNames('Others');
    expect(Boolean(screen.queryByRole('dialog', { name: /new customers/ }))).toBe(shown);
    expect(Boolean(screen.queryByRole('button', { name: /10% off for new customers/ }))).toBe(shown);
  });

  it('shows code, percentage, threshold, value, dates and exclusions', async () => {
    await openHome();
    const popup = await offer();
    for (const text of [
      '10%',
      'NEWCOMER10',
      'over $100',
      '$10.00',
      '2025-01-01',
      '2025-12-31',
      'Shipping fees and transaction fees are excluded',
    ]) {
      expect(popup).toHaveTextContent(text);
    }
  });

  it('opens once per browser session, and again from the badge', async () => {
    const storage = createMemoryStorage();
    const first = await openHome({ storage });
    await offer();
    await first.user.click(screen.getByRole('button', { name: 'Close offer' }));
    expect(screen.queryByRole('dialog', { name: /new customers/ })).not.toBeInTheDocument();
    await first.user.click(screen.getByRole('button', { name: /10% off for new customers/ }));
    await waitFor(async () => expect(await offer()).toHaveFocus());
    await first.user.click(screen.getByRole('button', { name: /10% off for new customers/ }));
    await waitFor(async () => expect(await offer()).toHaveFocus());
    await first.user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /10% off for new customers/ })).toHaveFocus();
  });

  it('does not open again on a second visit in the same session', async () => {
    const storage = createMemoryStorage();
    storage.session.set('offerDismissed', 'true');
    await openHome({ storage });
    await cardNames('Others');
    expect(screen.queryByRole('dialog', { name: /new customers/ })).not.toBeInTheDocument();
  });

  it('does not move the focus when it opens by itself', async () => {
    await openHome();
    expect(await offer()).toBeVisible();
    expect(await offer()).not.toHaveFocus();
  });
});
