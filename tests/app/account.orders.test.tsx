import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockLayout } from '@tests/support/mockLayout';
import { dialog, FAILURES, fill, openAccount, toast } from '@tests/support/openAccount';

beforeEach(mockLayout);

describe('orders', () => {
  it('are searched, filtered and sorted in the URL, and Back restores it', async () => {
    const { user, router, where } = await openAccount('/orders');
    await user.selectOptions(await screen.findByLabelText('Period'), 'Last 7 days');
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^#/ })).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Total' }));
    expect(where()).toBe('/orders?period=7&sort=-total');
    await user.click(await screen.findByRole('link', { name: '#1050' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order 1050' })).toBeVisible();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(where()).toBe('/orders?period=7&sort=-total'));
    expect(await screen.findByLabelText('Period')).toHaveDisplayValue('Last 7 days');
  });

  it('announce that a search has found none', async () => {
    const { user } = await openAccount('/orders');
    await screen.findByRole('link', { name: '#1050' });
    await fill(user, screen.getByLabelText('Product, order or tracking number'), 'no such order');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    expect(screen.getByText('0 results')).toHaveAttribute('role', 'status');
  });

  it('that are read at a Retry move the focus to the page’s title', async () => {
    const { user, server } = await openAccount('/orders', { server: { faults: { listOrders: { status: 500 } } } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.faults.clear();
    await user.click(retry);
    await screen.findByRole('link', { name: '#1050' });
    expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toHaveFocus();
  });

  it.each([{}, { noPaging: true }])('show their five newest on the profile (backend: %o)', async (variant) => {
    // This buyer has ten.
    await openAccount('/profile', { persona: 'platinum@example.com', server: { variant } });
    const links = await screen.findAllByRole('link', { name: /^Order #/ });
    expect(links.map((link) => link.textContent)).toEqual([1057, 1051, 1046, 1041, 1035].map((id) => `Order #${id}`));
  });

  it('look the same on a backend that does not page', async () => {
    const { user } = await openAccount('/orders?sort=total', { server: { variant: { noPaging: true } } });
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^#/ })[0]).toHaveTextContent('#1033'));
    await fill(user, screen.getByLabelText('Product, order or tracking number'), 'earbuds');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^#/ })).toHaveLength(1));
    expect(await screen.findByText('1–1 of 1')).toBeVisible();
  });

  it.each(['/orders/1021', '/orders/abc', '/orders/1021/reorder'])('%s is not found', async (path) => {
    await openAccount(path);
    expect(await screen.findByText('Order Not Found')).toBeVisible();
  });

  it('leave nothing in cache and storage after the logout', async () => {
    const { session, storage, queryClient } = await openAccount('/orders?search=earbuds');
    await screen.findByRole('link', { name: '#1007' });
    await waitFor(() => expect(storage.local.get('cartRegion')).not.toBeNull());
    const local = Object.fromEntries(['authToken', 'user'].map((key) => [key, storage.local.get(key)]));
    expect(local['authToken']).not.toBeNull();
    act(() => session.signOut());
    expect(await screen.findByText('Please log in to continue')).toBeVisible();
    const kept = JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state.data]),
    );
    expect(kept).not.toMatch(/Silver|silver@|1007|Harbour/);
    expect(storage.local.get('authToken')).toBeNull();
    expect(storage.local.get('user')).toBeNull();
    expect(storage.local.get('cartRegion')).toBeNull();
  });
});

describe('a reorder', () => {
  it.each(FAILURES)('whose order cannot be read can be tried again (%s)', async (_, fault) => {
    const shop = await openAccount('/orders/1019/reorder', { server: { faults: { getOrder: fault } } });
    expect(await screen.findByText('Your order could not be loaded')).toBeVisible();
    expect(screen.queryByText('Order Not Found')).toBeNull();
    expect(screen.queryByRole('button', { name: /to cart$/ })).toBeNull();
    shop.server.faults.clear();
    await shop.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Reorder order 1019' })).toBeVisible();
    expect(shop.session.get().token).not.toBeNull();
  });

  it('names what has changed, and adds what is kept, with a result for each line', async () => {
    const shop = await openAccount('/orders/1019/reorder');
    const [cable, charger] = (await screen.findAllByRole('listitem')).filter((item) =>
      within(item).queryByRole('checkbox'),
    );
    if (!cable || !charger) return expect.unreachable();
    await shop.user.click(within(charger).getByRole('checkbox'));
    const quantity = within(cable).getByRole('spinbutton');
    await fill(shop.user, quantity, '5');
    // Five pieces cost more each than sixty did.
    expect(await within(cable).findByText(/more$/)).toBeVisible();
    await shop.user.click(screen.getByRole('button', { name: 'Add 1 line to cart' }));
    expect(await within(cable).findByText('Added: 5 pieces')).toBeVisible();
    expect(within(charger).queryByText(/^(Added|Not added)/)).toBeNull();
    expect(shop.calls('addCartLine')).toBe(1);
    expect(screen.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
  });

  it('keeps its sum well formed while a quantity is empty, and does not add without one', async () => {
    const { user } = await openAccount('/orders/1050/reorder');
    const quantity = await screen.findByRole('spinbutton');
    await user.clear(quantity);
    expect(screen.getByText('Nothing to add')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveAttribute('aria-disabled', 'true');
    expect(document.body).not.toHaveTextContent(/NaN/);
    await user.tab();
    expect(await screen.findByText(/^1 line, \$99\.99/)).toBeVisible();
  });

  it('leaves out what ships from another region than the cart', async () => {
    await openAccount('/orders/1050/reorder', { cart: [{ productId: 604, quantity: 10 }] });
    expect(await screen.findByText(/your cart holds EU stock/)).toBeVisible();
    const add = screen.getByRole('button', { name: 'Add to cart' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription('Nothing to add');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
  });

  it('keeps its lines when another product has moved to the other region, and the cart is empty', async () => {
    const { server, user } = await openAccount('/orders/1019');
    // The first line.
    await server.change((db) =>
      db.products.update(2001, (row) => void Object.assign(row, { region: 'EU', stockLocation: 'EU Local Stock' })),
    );
    await user.click(await screen.findByRole('link', { name: 'Reorder' }));
    expect(await screen.findByText(/^Ships from the EU: other lines ship from the USA/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add 1 line to cart' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Braided USB-C/ })).not.toBeChecked();
  });

  it('adds another option than the one ordered only if the buyer says so', async () => {
    const { server, user } = await openAccount('/orders/1019');
    await server.change((db) =>
      db.products.update(2001, (row) => void Object.assign(row, { specifications: { colors: ['White', 'Red'] } })),
    );
    await user.click(await screen.findByRole('link', { name: 'Reorder' }));
    expect(await screen.findByText('Black is no longer offered: White instead')).toBeVisible();
    const cable = screen.getByRole('checkbox', { name: /^Braided USB-C/ });
    expect(cable).not.toBeChecked();
    expect(await screen.findByRole('button', { name: 'Add 1 line to cart' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Color of Braided USB-C/ }), 'Red');
    expect(cable).toBeChecked();
    expect(screen.queryByText(/no longer offered/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Add 2 lines to cart' })).toBeVisible();
  });

  it('says of a line that was refused why, and what has changed in the meantime', async () => {
    const { server, user } = await openAccount('/orders/1050/reorder');
    const add = await screen.findByRole('button', { name: 'Add 1 line to cart' });
    await server.change((db) => db.products.update(301, (row) => void (row.stockStatus = 'out_of_stock')));
    await user.click(add);
    expect(await screen.findByText(/^Not added\. .*out of stock/)).toBeVisible();
    expect(await screen.findByText('Out of stock')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^JBL Flip 6/ })).not.toBeChecked();
    expect(add).toHaveAttribute('aria-disabled', 'true');
  });

  it('says when a product is no longer sold', async () => {
    const gone = { status: 404, body: { message: 'Not found', code: 'not_found' } } as const;
    await openAccount('/orders/1050/reorder', { server: { faults: { getProduct: gone } } });
    expect(await screen.findByText('No longer sold')).toBeVisible();
  });
});

it('purchases that cannot be read are not counted as none', async () => {
  await openAccount('/purchases', { server: { faults: { listOrders: { status: 500 } } } });
  expect(await screen.findByText('Your purchases could not be loaded')).toBeVisible();
  expect(screen.queryByText('0 products')).toBeNull();
});

it('previously purchased products have their last price, the price now, and can be added', async () => {
  const { user, calls } = await openAccount('/purchases?search=flip');
  const row = within(await screen.findByRole('list', { name: 'Products bought before' }));
  expect(await row.findByText('Now $89.99 each')).toBeVisible();
  expect(row.getByRole('link', { name: 'Jun 14, 2025' })).toHaveAttribute('href', '/orders/1050');
  const add = row.getByRole('button', { name: 'Add JBL Flip 6 Portable Speaker to cart' });
  const quantity = row.getByRole('spinbutton');
  await user.clear(quantity);
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(add).toHaveAccessibleDescription('Enter a quantity first');
  await fill(user, quantity, '10');
  await user.click(add);
  await toast('Added to Cart');
  expect(calls('addCartLine')).toBe(1);
});

it('previously purchased products are found while one types, and the field keeps the focus', async () => {
  const { user, where } = await openAccount('/purchases');
  await screen.findByRole('list', { name: 'Products bought before' });
  const field = screen.getByRole('searchbox', { name: 'Search your purchases' });
  await user.type(field, 'flip');
  await waitFor(() => expect(where()).toBe('/purchases?search=flip'));
  await waitFor(() => expect(screen.getByText('1 product')).toBeVisible());
  await user.keyboard(' 6');
  expect(screen.getByRole('searchbox', { name: 'Search your purchases' })).toHaveValue('flip 6');
});

it('previously purchased products say before the work that the cart holds the other region', async () => {
  await openAccount('/purchases?search=flip', { cart: [{ productId: 604, quantity: 10 }] });
  const row = within(await screen.findByRole('list', { name: 'Products bought before' }));
  expect(await row.findByRole('button', { name: 'Your cart holds EU stock' })).toBeVisible();
});

// The rows of both pages disappear while nobody is logged in (D-209).
it.each([
  ['/orders/1050/reorder', 'Add 1 line to cart'],
  ['/purchases?search=flip', 'Add JBL Flip 6 Portable Speaker to cart'],
])('%s keeps its quantities when the session expires, until the buyer has logged in again', async (path, button) => {
  const { user, server, session } = await openAccount(path, {
    server: { faults: { addCartLine: { status: 401, times: 1 } } },
  });
  const logIn = async () => {
    const token = await server.signIn('silver@example.com');
    act(() => session.signIn({ token, user: { name: 'Sam Silver', email: 'silver@example.com' }, stay: true }));
  };
  await fill(user, await screen.findByRole('spinbutton'), '37');
  await user.click(screen.getByRole('button', { name: button }));
  await dialog('Login');
  expect(screen.queryByDisplayValue('37')).toBeNull();
  await logIn();
  expect(await screen.findByDisplayValue('37')).toBeVisible();
  act(() => session.signOut());
  await logIn();
  expect(await screen.findByDisplayValue('10')).toBeVisible();
});
