import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productResponse } from '@mocks/db/responses';
import type { Handlers } from '@mocks/api/handlerTypes';
import { allCards } from '@tests/support/allCards';
import { openList } from '@tests/support/listPage';

/** A filter button of the column, which loads after the page. */
const choice = (group: string, name: string) =>
  within(screen.getByRole('region', { name: 'Filters' }))
    .findByRole('group', { name: group })
    .then((found) => within(found).getByRole('button', { name }));
const from = () => screen.findByRole('textbox', { name: 'Price from, US dollars' });
const to = () => screen.findByRole('textbox', { name: 'Price to, US dollars' });
const inUse = () =>
  within(screen.getByRole('list', { name: 'Filters in use' }))
    .getAllByRole('button', { name: /^Remove/ })
    .map(({ textContent }) => textContent);

/** A backend that supports only search and category, and sends no count. */
const plainBackend: Handlers['listProducts'] = ({ db }) => ({
  status: 200,
  body: db.products
    .all()
    .filter(({ isActive }) => isActive)
    .map(productResponse),
});

describe('the filters of a list', () => {
  it('apply at once, and are in the URL', async () => {
    const { user, address, asked } = await openList('/products');
    await user.click(await choice('Ships from', 'EU stock'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'JBL');
    await user.click(await choice('Rating', '4 and up'));
    await user.click(await choice('ANC', 'Without ANC'));
    await waitFor(() =>
      expect([...address()]).toEqual([
        ['region', 'EU'],
        ['brand', 'JBL'],
        ['minRating', '4'],
        ['anc', 'false'],
      ]),
    );
    // The list renders at low priority, so it may follow the URL with a delay.
    await waitFor(() => expect(inUse()).toEqual(['EU stock', 'JBL', 'Rated 4 and up', 'Without ANC']));
    await waitFor(async () =>
      expect((await allCards()).every((card) => /JBL/.test(card.textContent ?? ''))).toBe(true),
    );
    expect(Object.fromEntries(asked().at(-1) ?? [])).toEqual({
      limit: '48',
      region: 'EU',
      brand: 'JBL',
      minRating: '4',
      anc: 'false',
    });
  });

  it('are cleared one by one with a second press', async () => {
    const { user, address } = await openList('/products?region=EU&stock=in_stock&sort=price');
    await user.click(await choice('Ships from', 'EU stock'));
    await waitFor(() => expect(address().toString()).toBe('stock=in_stock&sort=price'));
    expect(await choice('Availability', 'In stock')).toHaveAttribute('aria-pressed', 'true');
  });

  it('both apply when two are pressed before the URL changes', async () => {
    const { user, address } = await openList('/products');
    const [eu, rated] = [await choice('Ships from', 'EU stock'), await choice('Rating', '4.5 and up')];
    eu.click();
    rated.click();
    await waitFor(() => expect(address().toString()).toBe('region=EU&minRating=4.5'));
    await waitFor(() => expect(rated).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await choice('Rating', '4.5 and up'));
    await waitFor(() => expect(address().toString()).toBe('region=EU'));
  });

  it('are removed above the list, one by one or all at once', async () => {
    const { user, address } = await openList(
      '/products?category=speakers&region=EU&minPrice=10&maxPrice=500&sort=name',
    );
    await allCards();
    expect(inUse()).toEqual(['EU stock', '$10.00 to $500.00']);
    await user.click(screen.getByRole('button', { name: 'Remove EU stock' }));
    await waitFor(() => expect(address().toString()).toBe('category=speakers&minPrice=10&maxPrice=500&sort=name'));
    expect(screen.getByRole('button', { name: 'Remove $10.00 to $500.00' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(address().toString()).toBe('category=speakers&sort=name'));
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
    await waitFor(async () => expect(await from()).toHaveValue(''));
  });

  it('are ignored if invalid in the URL', async () => {
    const { asked, address } = await openList(
      '/products?region=MARS&stock=none&minPrice=free&maxPrice=&minRating=11&anc=perhaps&sort=odd&page=-4&view=cube&utm=x',
    );
    await allCards();
    expect(address().toString()).toBe('utm=x');
    expect(asked().map(String)).toEqual(['limit=48']);
    expect(screen.queryByRole('list', { name: 'Filters in use' })).not.toBeInTheDocument();
  });

  it('work the same with a backend that does not support them', async () => {
    const { user } = await openList('/products?region=EU&sort=-price&maxPrice=150', {
      // The guard would report the missing count.
      server: { overrides: { listProducts: plainBackend }, onViolation: () => {} },
    });
    const shown = await allCards();
    expect(screen.getByText(`${shown.length} products`)).toBeVisible();
    expect(shown.every((card) => card.textContent?.includes('EU stock'))).toBe(true);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Brand' }), 'Haldane');
    await waitFor(async () => expect((await allCards()).length).toBeLessThan(shown.length));
  });

  it('apply to search results and keep the term', async () => {
    const { user, address } = await openList('/search?q=jbl');
    await allCards();
    await user.click(await choice('Ships from', 'EU stock'));
    await waitFor(() => expect(address().toString()).toBe('q=jbl&region=EU'));
    await waitFor(async () =>
      expect((await allCards()).every((card) => card.textContent?.includes('EU stock'))).toBe(true),
    );
    expect(screen.getByText(`${(await allCards()).length} product(s) found`)).toBeVisible();
  });

  it('apply to a category page', async () => {
    const { user, asked } = await openList('/category/dyson');
    await allCards();
    await user.click(await choice('Availability', 'Low stock'));
    await waitFor(() => expect(asked().at(-1)?.toString()).toBe('category=5&limit=48&stock=low_stock'));
  });
});

describe('the filter of what was purchased before', () => {
  const silver = { persona: 'silver@example.com' };
  const askedIds = (asked: () => URLSearchParams[]) => asked().map((query) => query.get('ids'));

  it('is in the URL, and shows last date, quantity and price on each card', async () => {
    const { user, address, asked } = await openList('/category/speakers?region=USA', silver);
    await allCards();
    await user.click(await choice('Your orders', 'Previously purchased'));
    await waitFor(() => expect(address().toString()).toBe('region=USA&purchased=true'));
    await waitFor(() => expect(inUse()).toEqual(['Previously purchased', 'USA stock']));
    await waitFor(async () => {
      for (const card of await allCards()) expect(card).toHaveTextContent(/Last bought \w+ \d+, \d{4}: \d+ × \$/);
    });
    expect(asked().at(-1)?.get('ids')).toMatch(/^\d+(,\d+)+$/);
    expect(screen.getByRole('button', { name: 'Previously purchased' })).toHaveFocus();
  });

  it('applies to a category, as a table, with one request', async () => {
    const { asked } = await openList('/category/speakers?purchased=true&view=table', silver);
    const rows = await screen.findAllByRole('row', { name: /Last bought/ });
    expect(rows).toHaveLength(screen.getAllByRole('spinbutton', { name: /^Quantity of/ }).length);
    expect(askedIds(asked)).toEqual([expect.any(String)]);
  });

  it('works the same with a backend that does not support it', async () => {
    await openList('/products?purchased=true', {
      ...silver,
      server: { overrides: { listProducts: plainBackend }, onViolation: () => {} },
    });
    for (const card of await allCards()) expect(card).toHaveTextContent('Last bought');
  });

  it('is not offered to a visitor, whose link with it asks for a login and lists nothing as bought', async () => {
    const { user, address, asked } = await openList('/category/speakers?purchased=true&region=EU');
    expect(await screen.findByRole('heading', { name: 'Log in to see what you have bought' })).toBeVisible();
    const results = within(screen.getByRole('region', { name: 'Results' }));
    expect(results.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?from=%2Fcategory%2Fspeakers%3Fpurchased%3Dtrue%26region%3DEU',
    );
    await choice('Ships from', 'EU stock');
    expect(screen.queryByRole('group', { name: 'Your orders' })).not.toBeInTheDocument();
    expect(asked()).toEqual([]);
    await user.click(results.getByRole('button', { name: 'Show all products' }));
    await allCards();
    expect(address().toString()).toBe('region=EU');
  });

  it('lists nothing for a buyer without orders, and does not ask for all products instead', async () => {
    const { asked } = await openList('/products?purchased=true', { persona: 'fresh@example.com' });
    expect(await screen.findByRole('heading', { name: 'Nothing bought yet' })).toBeVisible();
    expect(asked()).toEqual([]);
  });

  it('is gone at logout, with what it has listed', async () => {
    const { session, queryClient, router } = await openList('/category/speakers?purchased=true', silver);
    await allCards();
    act(() => session.signOut());
    expect(await screen.findByRole('heading', { name: 'Log in to see what you have bought' })).toBeVisible();
    expect(screen.queryByText(/Last bought/)).not.toBeInTheDocument();
    const isFiltered = ({ queryKey }: { queryKey: readonly unknown[] }) => /ids=/.test(queryKey.join('/'));
    expect(queryClient.getQueriesData({ predicate: isFiltered }).filter(([, data]) => data)).toEqual([]);
    await router.navigate('/category/speakers');
    for (const card of await allCards()) expect(card).not.toHaveTextContent('Last bought');
  });

  it('reports orders that cannot be read, and tries again', async () => {
    const { user, server } = await openList('/products?purchased=true', {
      ...silver,
      server: { faults: { listOrders: { status: 500 } } },
    });
    expect(await screen.findByText('Your purchases could not be loaded')).toBeVisible();
    server.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await allCards())[0]).toHaveTextContent('Last bought');
  });
});

describe('the price filter', () => {
  it('applies after a pause, and keeps the focus and the typed text', async () => {
    const { user, address, asked } = await openList('/products');
    await allCards();
    await user.type(await from(), '20');
    await waitFor(() => expect(address().toString()).toBe('minPrice=20'));
    expect(await from()).toHaveFocus();
    expect(await from()).toHaveValue('20');
    await screen.findByRole('button', { name: 'Remove From $20.00' });
    expect(asked().at(-1)?.get('minPrice')).toBe('20');
  });

  it('applies at once with Enter, and puts the lower price first', async () => {
    const { user, address } = await openList('/products?region=USA');
    await user.type(await from(), '$1,200');
    await user.type(await to(), '9.5{Enter}');
    await waitFor(() => expect(address().toString()).toBe('region=USA&minPrice=9.50&maxPrice=1200'));
    expect(screen.getByText('Swapped: the lower price comes first.')).toBeVisible();
    expect(await from()).toHaveValue('9.50');
    expect(await to()).toHaveValue('1200');
  });

  it('marks an invalid price, and changes nothing', async () => {
    const { user, address } = await openList('/products?minPrice=20');
    await user.clear(await to());
    await user.type(await to(), 'cheap{Enter}');
    expect(await screen.findByText('Such as 25 or 25.50')).toBeVisible();
    expect(address().toString()).toBe('minPrice=20');
  });

  it('is in US dollars, with the amount in the display currency', async () => {
    await openList('/products?minPrice=10&maxPrice=50', { currency: 'EUR' });
    expect(await screen.findByText('Wholesale, US dollars. About €9.20 to €46.00.')).toBeVisible();
    expect(inUse()).toEqual(['€9.20 to €46.00']);
  });
});

describe('a list that its filters leave empty', () => {
  it('offers to remove each filter with one press', async () => {
    const { user, address } = await openList('/products?brand=Bose&minPrice=9000');
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
    const ways = within(screen.getByRole('list', { name: 'Filters that leave nothing' }));
    expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['From $9,000.00', 'Bose']);
    await user.click(ways.getByRole('button', { name: 'Remove From $9,000.00' }));
    expect((await allCards()).length).toBeGreaterThan(1);
    expect(address().toString()).toBe('brand=Bose');
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
  });

  it('keeps the text of each page', async () => {
    await openList('/category/dyson?minPrice=9000');
    expect(await screen.findByRole('heading', { name: 'No products found in this category.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove From $9,000.00' })).toBeVisible();
  });
});

describe('a long list', () => {
  it('is restored after Back from a product, without a call', async () => {
    const { user, router, asked } = await openList('/products?sort=-price&page=2');
    const [first] = await allCards();
    const calls = asked().length;
    await user.click(within(first!).getByRole('link', { name: within(first!).getByRole('heading').textContent }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/product\//));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Results' })).not.toBeInTheDocument());
    const meanwhile = asked().length;
    await router.navigate(-1);
    const back = await within(await screen.findByRole('region', { name: 'Results' })).findAllByRole('article');
    expect(router.state.location.search).toBe('?sort=-price&page=2');
    expect(back[0]?.textContent).toBe(first!.textContent);
    expect(asked().length).toBe(meanwhile);
    expect(calls).toBe(1);
  });

  it('fetches the next page when the buyer points at it', async () => {
    const { user, asked } = await openList('/products?region=USA');
    await allCards();
    await user.hover(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked().map((query) => query.get('offset'))).toEqual([null, '48']));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'));
    expect(asked()).toHaveLength(2);
  });
});

describe('the filters on a phone', () => {
  it('open in a drawer that shows the number of matching products', async () => {
    const { user, address } = await openList('/products?region=EU&category=speakers');
    const shown = (await allCards()).length;
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(drawer.getByRole('button', { name: `Show ${shown} products` })).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Out of stock' }));
    await waitFor(() => expect(address().get('stock')).toBe('out_of_stock'));
    await user.click(await drawer.findByRole('button', { name: 'Show 1 product' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toHaveFocus();
  });
});
