import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartQuery } from '@/features/cart/cartQuery';
import type { OperationId } from '@mocks/api/handlerTypes';
import { createTestShop } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

const FLIPS = [{ productId: 301, quantity: 30, color: 'Black' }];

async function open(path: string) {
  const shop = await createTestShop({ path, persona: 'silver@example.com', cart: FLIPS });
  render(shop.element);
  /** Refetches everything while these operations fail. */
  const refetchWithFailures = async (...down: OperationId[]) => {
    // Data that has not been loaded yet could not be kept.
    await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
    for (const operation of down) shop.server.faults.set(operation, { status: 502 });
    await act(() => shop.queryClient.invalidateQueries());
    const failed = shop.server.log.entries().filter(({ status }) => status === 502);
    expect(new Set(failed.map(({ operationId }) => operationId))).toEqual(new Set(down));
  };
  return { ...shop, refetchWithFailures, user: userEvent.setup() };
}

describe('a cart whose refetch fails', () => {
  it('keeps its lines and the pending quantity when the response to a change is lost, shows a notice, and can be retried', async () => {
    const { server, user } = await open('/cart');
    const increase = await screen.findByRole('button', { name: 'Increase quantity' });
    server.faults.set('updateCartLine', { networkError: true, times: 1 });
    server.faults.set('getCart', { status: 502 });
    await user.click(increase);
    expect(await screen.findByText('Failed to update cart item. Please try again.')).toBeVisible();
    expect(await screen.findByText('Your cart could not be refreshed')).toBeVisible();
    expect(screen.getByRole('row', { name: /JBL Flip 6/ })).toHaveTextContent('$2,549.70');
    expect(screen.queryByText('Your cart could not be loaded')).not.toBeInTheDocument();

    server.faults.clear('getCart');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Your cart could not be refreshed')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Change to 31' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /JBL Flip 6/ })).toHaveTextContent('$2,634.69'));
    expect(screen.queryByRole('button', { name: 'Change to 31' })).not.toBeInTheDocument();
  });

  it('does not offer a change that the server has made although its response was lost', async () => {
    const { server, user } = await open('/cart');
    const increase = await screen.findByRole('button', { name: 'Increase quantity' });
    const respond = server.fetch.bind(server);
    server.faults.set('updateCartLine', async (request) => {
      server.faults.clear('updateCartLine');
      await respond(request);
      throw new TypeError('Failed to fetch');
    });
    await user.click(increase);
    await screen.findByText('Failed to update cart item. Please try again.');
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('31'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Change to 31' })).not.toBeInTheDocument());
    expect(screen.getByRole('spinbutton')).toHaveValue('31');
  });

  it('shows an empty cart only together with the notice', async () => {
    const { server, queryClient } = await open('/cart');
    await screen.findByRole('row', { name: /JBL Flip 6/ });
    act(() => void queryClient.setQueryData(cartQuery().queryKey, []));
    server.faults.set('getCart', { networkError: true });
    await act(() => queryClient.invalidateQueries(cartQuery()));
    expect(await screen.findByText('Your cart could not be refreshed')).toBeVisible();
    expect(screen.getByText('Your cart is empty')).toBeVisible();
  });
});

it('keeps a level whose refetch fails, in the totals and on its own page', async () => {
  const { refetchWithFailures, router } = await open('/cart');
  await screen.findByText('Membership discount (V3, 8%)');
  await refetchWithFailures('getMembership', 'getCurrentUser');
  expect(screen.getByText('Membership discount (V3, 8%)')).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  await act(() => router.navigate('/membership'));
  expect(await screen.findByText('Your level')).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

it.each<[path: string, shown: RegExp, ...down: OperationId[]]>([
  // A product of a shelf: the shelves load last.
  ['/', /^Dyson Airwrap Salon Set/, 'listCategories', 'listFeaturedProducts', 'listProducts'],
  ['/products?category=speakers', /^JBL Flip 6/, 'listCategories', 'listProducts'],
  ['/category/speakers', /^JBL Flip 6/, 'getCategory', 'listProducts'],
  ['/product/jbl-flip-6', /You May Also Like/, 'getProduct', 'listProducts'],
])('%s keeps its data when a refetch fails', async (path, shown, ...down) => {
  const { refetchWithFailures } = await open(path);
  await screen.findAllByText(shown);
  await refetchWithFailures(...down);
  expect(screen.getAllByText(shown)[0]).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

it('shows "Product Not Found" when the server no longer has the product', async () => {
  const { server, queryClient } = await open('/product/jbl-flip-6');
  await screen.findByRole('heading', { name: /^JBL Flip 6/ });
  server.faults.set('getProduct', { status: 404 });
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('heading', { name: 'Product Not Found' })).toBeVisible();
});
