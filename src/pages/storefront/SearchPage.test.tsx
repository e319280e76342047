import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { seed } from '@mocks/seed/seed';
import { allCards } from '@tests/support/allCards';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';

const JBL = seed.products.filter(
  ({ name, description, specifications, isActive }) =>
    isActive && /jbl/i.test(name + description + JSON.stringify(specifications)),
).length;

async function openSearch(query: string, options: TestShopOptions = {}) {
  const shop = await createTestShop({ path: `/search${query}`, ...options });
  render(shop.element);
  return { ...shop, user: userEvent.setup() };
}

describe('the search results', () => {
  it.each(['', '?q=', '?q=%20%20'])('ask for a term at /search%s, without a call', async (query) => {
    const { server } = await openSearch(query);
    expect(await screen.findByRole('heading', { level: 1, name: 'Search Products' })).toBeVisible();
    expect(screen.getByText('Enter a search term to find products.')).toBeVisible();
    expect(server.log.entries().filter(({ operationId }) => operationId === 'listProducts')).toEqual([]);
  });

  it('show the term and the count', async () => {
    await openSearch('?q=jbl');
    expect(await screen.findByRole('heading', { level: 1, name: 'Search results for "jbl"' })).toBeVisible();
    const cards = await allCards();
    expect(screen.getByText(`${cards.length} product(s) found`)).toBeVisible();
    expect(cards).toHaveLength(JBL);
  });

  it('go to the last page if the URL has one past the end', async () => {
    const { router } = await openSearch('?q=jbl&page=3');
    expect(await allCards()).toHaveLength(JBL);
    expect(router.state.location.search).toBe('?q=jbl');
  });

  it('say that nothing was found', async () => {
    await openSearch('?q=zzzz');
    expect(await screen.findByRole('heading', { name: 'No products found for "zzzz"' })).toBeVisible();
    expect(screen.getByText('Try searching with different keywords.')).toBeVisible();
  });

  it.each(['20w charger', 'charger eu', 'eu charger', 'power adapter'])('find “%s” by its words', async (term) => {
    await openSearch(`?q=${term}`);
    expect((await allCards()).map(({ textContent }) => textContent).join()).toMatch(/charger/i);
  });

  it('offer the term with one word less, with its number of results', async () => {
    const { user, router } = await openSearch('?q=jbl+zzzz+pulse&region=USA');
    const link = await screen.findByRole('link', { name: /^jbl pulse \(\d products?\)$/ });
    expect(screen.queryByRole('link', { name: /zzzz/ })).not.toBeInTheDocument();
    const count = Number(/\d/.exec(link.textContent ?? '')?.[0]);
    await user.click(link);
    expect(await allCards()).toHaveLength(count);
    expect(router.state.location.search).toBe('?q=jbl+pulse&region=USA');
  });

  it('never show a failed call as an empty result', async () => {
    const { user, server } = await openSearch('?q=jbl', { server: { faults: { listProducts: { status: 500 } } } });
    expect(await screen.findByText('The search could not be done')).toBeVisible();
    server.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await allCards()).toHaveLength(JBL);
  });
});
