import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createTestShop, openShop, prepareShop, type TestShopOptions } from '@tests/support/createTestShop';
import { holdCall } from '@tests/support/holdCall';

const flips = (...colors: string[]) => colors.map((color) => ({ productId: 301, quantity: 30, color }));

async function openCart(options: TestShopOptions = {}) {
  const shop = await createTestShop({
    path: '/cart',
    persona: 'silver@example.com',
    cart: flips('Black', 'Red'),
    ...options,
  });
  render(shop.element);
  await screen.findAllByRole('row', { name: /JBL Flip 6/ });
  await screen.findByText('Membership discount (V3, 8%)');
  const updates = () => shop.server.log.entries().filter(({ operationId }) => operationId === 'updateCartLine');
  return { ...shop, user: userEvent.setup(), updates };
}

const line = (color: RegExp) => screen.getByRole('row', { name: color });
const field = (color: RegExp) => within(line(color)).getByRole('spinbutton');
const stored = (server: Awaited<ReturnType<typeof openCart>>['server']) =>
  server.db.cartLines.select({}).rows.find(({ color }) => color === 'Black')?.quantity;
const summary = () => screen.getByRole('region', { name: 'Order Summary' });

afterEach(() => vi.unstubAllGlobals());

describe('a quantity in the cart', () => {
  it('changes the totals with every key, and an empty field leaves them unchanged', async () => {
    const { user } = await openCart();
    await user.clear(field(/Black/));
    expect(line(/Black/)).toHaveTextContent('$2,549.70');
    expect(summary()).toHaveTextContent('Subtotal$5,099.40');
    await user.type(field(/Black/), '100');
    expect(line(/Black/)).toHaveTextContent('$79.99 each');
    expect(line(/Black/)).toHaveTextContent('$7,999.00');
    expect(summary()).toHaveTextContent('Subtotal$10,548.70');
    expect(document.body).not.toHaveTextContent('NaN');
  });

  it('says nothing of a change whose line the buyer has removed in the meantime', async () => {
    const update = holdCall();
    const { user, updates } = await openCart({ server: { faults: { updateCartLine: update.call } } });
    await user.clear(field(/Black/));
    await user.type(field(/Black/), '31');
    await user.click(document.body);
    await user.click(within(line(/Black/)).getByRole('button', { name: /^Remove/ }));
    await screen.findByText('Item Removed');
    await act(async () => update.release());
    await waitFor(() => expect(updates().map(({ status }) => status)).toEqual([404]));
    expect(screen.getByText('Item Removed')).toBeVisible();
    expect(screen.queryByText(/Failed to update cart item/)).not.toBeInTheDocument();
  });

  it('marks only its own line as busy while the request is pending', async () => {
    const { user, server, updates } = await openCart();
    const update = holdCall();
    server.faults.set('updateCartLine', update.call);
    await user.click(within(line(/Black/)).getByRole('button', { name: 'Increase quantity' }));
    await waitFor(() => expect(line(/Black/)).toHaveAttribute('aria-busy', 'true'));
    expect(line(/Black/)).toHaveTextContent('$2,634.69');
    expect(line(/Red/)).toHaveAttribute('aria-busy', 'false');
    server.faults.clear('updateCartLine');
    await user.click(within(line(/Red/)).getByRole('button', { name: 'Decrease quantity' }));
    await waitFor(() => expect(updates()).toHaveLength(2));
    await waitFor(() => expect(line(/Red/)).toHaveAttribute('aria-busy', 'false'));
    // The cart was refetched in the meantime, without the pending change.
    expect(field(/Black/)).toHaveValue('31');
    expect(summary()).toHaveTextContent('Subtotal$5,244.40');
    update.release();
    await waitFor(() => expect(line(/Black/)).toHaveAttribute('aria-busy', 'false'));
    expect(field(/Black/)).toHaveValue('31');
  });

  it('can be changed again after the response, however long the refetch takes', async () => {
    const { user, server, updates } = await openCart();
    server.faults.set('getCart', () => new Promise(() => {}));
    const more = () => within(line(/Black/)).getByRole('button', { name: 'Increase quantity' });
    await user.click(more());
    await waitFor(() => expect(updates()).toHaveLength(1));
    await waitFor(() => expect(line(/Black/)).toHaveAttribute('aria-busy', 'false'));
    await user.click(more());
    await waitFor(() => expect(updates()).toHaveLength(2));
    await waitFor(() => expect(line(/Black/)).toHaveAttribute('aria-busy', 'false'));
    expect(field(/Black/)).toHaveValue('32');
  });

  it('sends one request for a few quick presses', async () => {
    const { server, updates, queryClient } = await openCart();
    const more = within(line(/Black/)).getByRole('button', { name: 'Increase quantity' });
    fireEvent.click(more);
    fireEvent.click(more);
    await waitFor(() => expect(updates()).toHaveLength(1));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(updates()).toHaveLength(1);
    expect(stored(server)).toBe(32);
    expect(field(/Black/)).toHaveValue('32');
  });

  it('rolls the totals back when the server rejects it', async () => {
    const { user, server } = await openCart();
    const update = holdCall();
    server.faults.set('updateCartLine', async () => {
      await update.call();
      return new Response('', { status: 500 });
    });
    await user.click(within(line(/Black/)).getByRole('button', { name: 'Add 70 more for 20% off' }));
    expect(summary()).toHaveTextContent('Subtotal$10,548.70');
    await waitFor(() => expect(line(/Black/)).toHaveAttribute('aria-busy', 'true'));
    update.release();
    expect(await screen.findByText('Failed to update cart item. Please try again.')).toBeVisible();
    await waitFor(() => expect(summary()).toHaveTextContent('Subtotal$5,099.40'));
    expect(field(/Black/)).toHaveValue('30');
  });

  it('is saved when the page is reloaded while the buyer is typing', async () => {
    const { user, server } = await openCart();
    await user.clear(field(/Black/));
    await user.type(field(/Black/), '45');
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(stored(server)).toBe(45));
  });

  it.each([
    { meanwhile: undefined, result: 45 },
    { meanwhile: 60, result: 60 },
  ])(
    'is sent again after a reload that its request did not survive, unless it has been changed elsewhere ($meanwhile)',
    async ({ meanwhile, result }) => {
      const shop = await openCart();
      const { user, storage, server } = shop;
      server.faults.set('updateCartLine', () => new Promise(() => {}));
      await user.clear(field(/Black/));
      await user.type(field(/Black/), '45');
      fireEvent(window, new Event('pagehide'));
      await waitFor(() => expect(shop.queryClient.isMutating()).toBe(1));
      cleanup();
      server.faults.clear('updateCartLine');
      await server.change(async (db) => {
        const black = db.cartLines.select({}).rows.find(({ color }) => color === 'Black');
        if (meanwhile) await db.cartLines.update(black!.id, (row) => void (row.quantity = meanwhile));
      });

      render(openShop(shop).element);
      await screen.findAllByRole('row', { name: /JBL Flip 6/ });
      await waitFor(() => expect(storage.session.get(STORAGE_KEYS.interruptedChanges)).toBeNull());
      expect(field(/Black/)).toHaveValue(String(result));
      await waitFor(() => expect(stored(server)).toBe(result));
    },
  );

  it('is saved when the buyer goes Back while typing', async () => {
    const { user, router, server, queryClient } = await openCart();
    await user.clear(field(/Black/));
    await user.type(field(/Black/), '45');
    act(() => void router.navigate('/terms'));
    await screen.findByRole('heading', { name: 'Who may buy' });
    expect(await screen.findByRole('link', { name: 'Cart, 75 items' })).toBeVisible();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(stored(server)).toBe(45);
  });

  it('of a removed line is not sent', async () => {
    const { updates } = await openCart();
    const remove = within(line(/Black/)).getByRole('button', { name: /Remove/ });
    act(() => field(/Black/).focus());
    fireEvent.change(field(/Black/), { target: { value: '45' } });
    fireEvent.click(remove);
    await waitFor(() => expect(screen.queryByRole('row', { name: /Black/ })).not.toBeInTheDocument());
    expect(updates()).toEqual([]);
  });

  it('is announced as the new total', async () => {
    const { user } = await openCart();
    const said = within(summary())
      .getAllByRole('status')
      .find((status) => status.textContent.startsWith('Total'));
    act(() => field(/Black/).focus());
    fireEvent.change(field(/Black/), { target: { value: '100' } });
    expect(said).toHaveAttribute('aria-busy', 'true');
    await user.tab();
    await waitFor(() => expect(said).toHaveAttribute('aria-busy', 'false'));
    expect(summary()).toHaveTextContent(`Total${said?.textContent.replace('Total ', '')}`);
  });
});

describe('a line whose product has changed', () => {
  it('shows the new price after a refetch', async () => {
    const { user, server } = await openCart();
    await server.change((db) =>
      db.products.update(301, (row) => void Object.assign(row, { wholesalePrice: '200.00', price: '200.00' })),
    );
    await user.click(within(line(/Red/)).getByRole('button', { name: /Remove/ }));
    await waitFor(() => expect(line(/Black/)).toHaveTextContent('$170.00 each'));
  });

  it('says that the product is sold out, and offers no more of it', async () => {
    const { user, server } = await openCart();
    await server.change((db) =>
      db.products.update(
        301,
        (row) => void Object.assign(row, { stockStatus: 'out_of_stock', inStock: false, stock: 0, stockQuantity: 0 }),
      ),
    );
    await user.click(within(line(/Red/)).getByRole('button', { name: /Remove/ }));
    await waitFor(() => expect(line(/Black/)).toHaveTextContent('Sold out since'));
    expect(within(line(/Black/)).queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    await user.click(within(line(/Black/)).getByRole('button', { name: 'Decrease quantity' }));
    await waitFor(() => expect(field(/Black/)).toHaveValue('29'));
  });

  it('says that the product is no longer sold, and links to no page of it', async () => {
    const { user, server } = await openCart();
    await server.change((db) => db.products.update(301, (row) => void (row.isActive = false)));
    await user.click(within(line(/Red/)).getByRole('button', { name: /Remove/ }));
    await waitFor(() => expect(line(/Black/)).toHaveTextContent('No longer sold'));
    expect(within(line(/Black/)).queryByRole('link')).not.toBeInTheDocument();
  });

  it('disappears when the line is gone, and says that the change failed', async () => {
    const { user, server } = await openCart();
    await server.change(async (db) => {
      for (const row of db.cartLines.select({}).rows) {
        if (row.color === 'Black') await db.cartLines.remove(row.id);
      }
    });
    await user.click(within(line(/Black/)).getByRole('button', { name: 'Increase quantity' }));
    expect(await screen.findByText('Failed to update cart item. Please try again.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Black/ })).not.toBeInTheDocument());
    expect(line(/Red/)).toBeVisible();
  });
});

describe('a cart of two hundred lines', () => {
  it('renders the lines near the viewport in full, and the others as plain text until they come near', async () => {
    const watched = new Map<Element, () => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        #near: (entries: { isIntersecting: boolean }[]) => void;
        constructor(near: (entries: { isIntersecting: boolean }[]) => void) {
          this.#near = near;
        }
        observe(element: Element) {
          watched.set(element, () => this.#near([{ isIntersecting: true }]));
        }
        disconnect() {}
      },
    );
    const prepared = await prepareShop({ path: '/cart', persona: 'silver@example.com', cart: flips('Black', 'Red') });
    await prepared.server.change(async (db) => {
      const [sample] = db.cartLines.select({}).rows;
      for (let count = 1; count <= 198; count += 1) {
        await db.cartLines.insert({ ...sample!, id: await db.next('cartLine'), color: 'Teal', quantity: count });
      }
    });
    render(openShop(prepared).element);
    // Queries by role over two hundred rows are slow in jsdom.
    const rows = () => document.querySelectorAll('tbody tr');
    await waitFor(() => expect(rows()).toHaveLength(200));
    expect(document.querySelectorAll('[role="spinbutton"]')).toHaveLength(10);
    expect(document.querySelectorAll('table *').length).toBeLessThan(2500);
    const last = rows().item(199);
    expect(last).toHaveTextContent('JBL Flip 6');
    expect(last).toHaveTextContent('$79.99 each');
    expect(last).toHaveTextContent('$15,838.02');
    act(() => watched.get(last)?.());
    expect(rows().item(199).querySelector('[role="spinbutton"]')).toHaveValue('198');
  });
});
