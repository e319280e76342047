import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestShop } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';

// NEARBuilders/nearmerch.com#185, projectbenyehuda/bybe#47: filters are lost on Back. The scroll
// position is tested in a browser (tests/journeys/lists.spec.ts).

configure({ defaultHidden: true });
beforeEach(mockLayout);

const LISTS = [
  '/products?category=speakers&region=USA&stock=in_stock&minPrice=20&sort=-price',
  '/category/headphones?anc=true&minRating=4&sort=-price',
  '/search?q=apple&region=EU&sort=price',
  '/search?q=apple&brand=Apple&view=table',
];

describe('Back from a product', () => {
  it.each(LISTS)('%s shows the same products and filters, without a request', async (path) => {
    const shop = await createTestShop({ path });
    render(shop.element);
    await screen.findByRole('region', { name: 'Results' });
    const links = () => [...screen.getByRole('region', { name: 'Results' }).querySelectorAll('a[href^="/product/"]')];
    await waitFor(() => expect(links().length).toBeGreaterThan(0));
    const shown = () => links().map((link) => link.getAttribute('href'));
    const filters = () => screen.queryAllByRole('button', { pressed: true }).map((chip) => chip.textContent);
    await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
    // Cards below the first screen render later.
    await waitFor(() => expect(document.querySelector('[aria-busy="true"], [data-incomplete]')).toBeNull());
    const [shownBefore, filtersBefore] = [shown(), filters()];
    const { pathname, search } = shop.router.state.location;
    expect(`${pathname}${search}`).toBe(path);
    fireEvent.click(links()[0] ?? expect.unreachable());
    await screen.findByRole('region', { name: 'Buy' });
    const callsBefore = shop.server.log.entries().length;
    await act(() => shop.router.navigate(-1));
    await screen.findByRole('region', { name: 'Results' });
    await waitFor(() => expect(shown()).toEqual(shownBefore));
    expect(`${shop.router.state.location.pathname}${shop.router.state.location.search}`).toBe(path);
    await waitFor(() => expect(filters()).toEqual(filtersBefore));
    expect(
      shop.server.log
        .entries()
        .slice(callsBefore)
        .filter(({ operationId }) => operationId === 'listProducts'),
    ).toEqual([]);
  });
});
