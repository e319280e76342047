import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { productResponse } from '@mocks/db/responses';
import { seed } from '@mocks/seed/seed';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { holdCall } from '@tests/support/holdCall';
import { allCards } from '@tests/support/allCards';

const DYSON = seed.products.filter(({ categoryId, isActive }) => categoryId === 5 && isActive).length;

async function openProducts(options: TestShopOptions = {}) {
  const shop = await createTestShop({ path: '/products', ...options });
  render(shop.element);
  await screen.findByRole('heading', { level: 1 });
  const asked = () =>
    shop.server.log
      .entries()
      .filter(({ operationId }) => operationId === 'listProducts')
      .map(({ url }) => new URL(url, 'http://shop.test').searchParams);
  return { ...shop, asked, user: userEvent.setup() };
}
const category = (name: string) =>
  within(screen.getByRole('group', { name: 'Category' })).getByRole('button', { name });
const search = () => screen.getByRole('searchbox', { name: 'Search in this list' });
/** Types without pauses, so that on a slow machine no search starts between two keys. */
const typeQuickly = (...texts: string[]) => {
  const field = search();
  for (const value of texts) fireEvent.change(field, { target: { value } });
};

describe('all products', () => {
  it('shows the product count', async () => {
    await openProducts({ path: '/products?category=speakers' });
    expect(await screen.findByText(`${(await allCards()).length} products`)).toBeVisible();
  });

  it('counts the products of all pages', async () => {
    await openProducts();
    const all = seed.products.filter(({ isActive }) => isActive).length;
    expect(await screen.findByText(`${all} products`)).toBeVisible();
    expect((await allCards()).length).toBeLessThan(all);
  });

  it('has six categories and all products, and clears the category on a second press', async () => {
    const { user, router } = await openProducts();
    const all = (await allCards()).length;
    expect(within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button')).toHaveLength(7);
    await user.click(category('Speakers'));
    expect(router.state.location.search).toBe('?category=speakers');
    await waitFor(async () => expect((await allCards()).length).toBeLessThan(all));
    expect(category('Speakers')).toHaveAttribute('aria-pressed', 'true');
    await user.click(category('Speakers'));
    await waitFor(async () => expect(await allCards()).toHaveLength(all));
    expect(category('All Products')).toHaveAttribute('aria-pressed', 'true');
  });

  it('resolves the slug in the URL to the id in the request', async () => {
    const { asked } = await openProducts({ path: '/products?category=dyson' });
    await allCards();
    expect(asked().map((query) => query.get('category'))).toEqual(['5']);
  });

  it('has breadcrumbs: Home and Products in a category, Home without', async () => {
    const { user } = await openProducts({ path: '/products?category=dyson' });
    const breadcrumbs = () =>
      within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(breadcrumbs()).toEqual(['Home', 'Products', 'Dyson']);
    await user.click(category('All Products'));
    await waitFor(() => expect(breadcrumbs()).toEqual(['Home', 'Products']));
  });

  it('shows exactly six skeleton cards while the products load', async () => {
    const products = holdCall();
    await openProducts({ server: { faults: { listProducts: products.call } } });
    expect(screen.getAllByTestId('card-skeleton')).toHaveLength(6);
    products.release();
    await allCards();
    expect(screen.queryByTestId('card-skeleton')).not.toBeInTheDocument();
  });

  it('searches the category for the trimmed term after a pause, and keeps the term in the URL', async () => {
    const { asked, router } = await openProducts({ path: '/products?category=speakers' });
    await allCards();
    typeQuickly('  f', '  fl', '  fli', '  flip', '  flip ');
    await waitFor(() => expect(router.state.location.search).toBe('?category=speakers&search=flip'));
    expect(await screen.findByRole('article', { name: 'JBL Flip 6 Portable Speaker' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: /Bose/ })).not.toBeInTheDocument());
    // One request for the whole term, none for its prefixes.
    expect(asked().map((query) => query.get('search'))).toEqual([null, 'flip']);
    expect(asked()[1]?.get('category')).toBe('3');
    expect(search()).toHaveValue('  flip ');
  });

  it('searches for text under composition once, when it is composed', async () => {
    const { asked, router } = await openProducts();
    await allCards();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.compositionStart(search());
    typeQuickly('ｆ', 'ｆｌ', 'flip');
    fireEvent.keyDown(search(), { key: 'Enter', isComposing: true });
    expect(search()).toHaveValue('flip');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(router.state.location.search).toBe('');
    fireEvent.compositionEnd(search());
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(router.state.location.search).toBe('?search=flip');
    expect(asked().map((query) => query.get('search'))).toEqual([null, 'flip']);
  });

  it('never replaces a newer response with an older one', async () => {
    const slow = holdCall();
    const { user, router } = await openProducts({
      server: {
        faults: {
          listProducts: (request) => {
            return new URL(request.url).searchParams.get('search') === 'bose' ? slow.call() : undefined;
          },
        },
      },
    });
    await allCards();
    typeQuickly('bose');
    await waitFor(() => expect(router.state.location.search).toBe('?search=bose'));
    typeQuickly('dyson');
    await screen.findByText(`${DYSON} products`);
    slow.release();
    await user.click(category('Dyson'));
    await screen.findByText(`${DYSON} products`);
    expect(screen.queryByRole('article', { name: /Bose/ })).not.toBeInTheDocument();
  });

  it('goes to the last page if the URL has one past the end', async () => {
    const { router } = await openProducts({ path: '/products?category=dyson&page=99' });
    expect(await allCards()).toHaveLength(DYSON);
    expect(router.state.location.search).toBe('?category=dyson');
    expect(screen.getByText(`${DYSON} products`)).toBeVisible();
  });

  it('goes to the last of many pages, and keeps the rest of the URL', async () => {
    const { router, asked } = await openProducts({
      path: '/products?sort=name&page=99',
      server: {
        overrides: {
          listProducts: ({ db, query }) => ({
            status: 200,
            body: query.offset === 48 ? db.products.all().slice(0, 5).map(productResponse) : [],
            headers: { 'X-Total-Count': 53 },
          }),
        },
      },
    });
    expect(await allCards()).toHaveLength(5);
    expect(router.state.location.search).toBe('?sort=name&page=2');
    expect(asked().map((query) => query.get('offset'))).toEqual([String(98 * 48), '48']);
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('says what to do when a search finds nothing', async () => {
    const { user } = await openProducts({ path: '/products?search=zzzz' });
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your search terms')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect((await allCards()).length).toBeGreaterThan(6);
    expect(search()).toHaveValue('');
  });

  it('says so when a category has no products', async () => {
    await openProducts({
      path: '/products?category=dyson',
      server: { overrides: { listProducts: () => ({ status: 200, body: [], headers: { 'X-Total-Count': 0 } }) } },
    });
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
    expect(screen.getByText('No products in this category yet')).toBeVisible();
  });

  it('says so when there is no such category, and leads to all products', async () => {
    const { user, router, asked } = await openProducts({ path: '/products?category=nope' });
    expect(await screen.findByRole('heading', { name: 'Category Not Found' })).toBeVisible();
    expect(asked()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Browse all products' }));
    expect((await allCards()).length).toBeGreaterThan(6);
    expect(router.state.location.search).toBe('');
  });

  it('never shows a failed call as an empty list', async () => {
    const { user, server } = await openProducts({ server: { faults: { listProducts: { status: 500 } } } });
    expect(await screen.findByText('The products could not be loaded')).toBeVisible();
    server.faults.clear();
    expect(screen.queryByText('No products found')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await allCards()).length).toBeGreaterThan(6);
  });

  it('sorts by price and filters by region', async () => {
    await openProducts({ path: '/products?sort=price&region=EU' });
    const shown = await allCards();
    expect(shown.every((card) => card.textContent?.includes('EU stock'))).toBe(true);
    const prices = shown.map((card) => Number(/\$([\d,]+\.\d\d)/.exec(card.textContent ?? '')?.[1]?.replace(',', '')));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('explains USA local stock', async () => {
    await openProducts();
    const box = screen.getByRole('region', { name: 'USA Local Stock' });
    for (const text of ['all US states', '2-5 business days', 'No international shipping delays'])
      expect(box).toHaveTextContent(text);
  });

  it('adds the selected color of a card to the cart', async () => {
    const { user, server } = await openProducts({ path: '/products?category=speakers', persona: 'silver@example.com' });
    const flip = within(await screen.findByRole('article', { name: 'JBL Flip 6 Portable Speaker' }));
    await user.click(flip.getByRole('button', { name: 'Teal' }));
    await user.click(flip.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('Added to Cart')).toBeVisible();
    expect(
      server.db.cartLines.select({ where: ({ productId }) => productId === 301 }).rows.map(({ color }) => color),
    ).toEqual(['Teal']);
  });

  it('shows Adding... during the call', async () => {
    const adding = holdCall();
    const { user } = await openProducts({
      path: '/products?search=pulse',
      persona: 'silver@example.com',
      server: { faults: { addCartLine: adding.call } },
    });
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    expect(screen.getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-disabled', 'true');
    adding.release();
    expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeVisible();
  });
});
