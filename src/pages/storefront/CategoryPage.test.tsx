import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { seed } from '@mocks/seed/seed';
import { allCards } from '@tests/support/allCards';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { holdCall } from '@tests/support/holdCall';

const DYSON = seed.products.filter(({ categoryId, isActive }) => categoryId === 5 && isActive).length;

async function openCategory(slug: string, options: TestShopOptions = {}) {
  const shop = await createTestShop({ path: `/category/${slug}`, ...options });
  render(shop.element);
  return { ...shop, user: userEvent.setup() };
}

describe('a category page', () => {
  it('has the category’s name, description and products', async () => {
    await openCategory('dyson');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dyson' })).toBeVisible();
    expect(screen.getByText('Hair dryers and stylers for salons, hotels and gift counters.')).toBeVisible();
    expect(await allCards()).toHaveLength(DYSON);
  });

  it("shows the JBL Flip 6 with its product page's tiers", async () => {
    await openCategory('speakers');
    expect(await screen.findByRole('article', { name: 'JBL Flip 6 Portable Speaker' })).toHaveTextContent(
      'from $79.99 at 100+',
    );
  });

  it('goes to the last page if the URL has one past the end', async () => {
    const { router } = await openCategory('dyson?page=7');
    expect(await allCards()).toHaveLength(DYSON);
    expect(router.state.location.search).toBe('');
  });

  it('shows a spinner while loading', async () => {
    const category = holdCall();
    await openCategory('dyson', { server: { faults: { getCategory: category.call } } });
    expect(await screen.findByText('Loading the category')).toBeInTheDocument();
    category.release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Dyson' })).toBeVisible();
  });

  it('says that a category has no products', async () => {
    await openCategory('dyson', {
      server: { overrides: { listProducts: () => ({ status: 200, body: [], headers: { 'X-Total-Count': 0 } }) } },
    });
    expect(await screen.findByText('No products found in this category.')).toBeVisible();
  });

  it('says that there is no such category', async () => {
    await openCategory('nope');
    expect(await screen.findByRole('heading', { name: 'Category Not Found' })).toBeVisible();
    expect(screen.getByText("The category you're looking for doesn't exist.")).toBeVisible();
  });

  it('shows a failure differently from a missing category, with a Retry', async () => {
    const { user, server } = await openCategory('dyson', { server: { faults: { getCategory: { status: 500 } } } });
    expect(await screen.findByText('The category could not be loaded')).toBeVisible();
    server.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dyson' })).toBeVisible();
  });
});
