import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cartQuery } from '@/features/cart/cartQuery';
import { holdCall } from '@tests/support/holdCall';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';

const FLIPS = [{ productId: 301, quantity: 30, color: 'Black' }];
const THREE_COLORS = ['Black', 'Red', 'Teal'].map((color) => ({ productId: 301, quantity: 30, color }));

async function openCart(options: TestShopOptions = {}) {
  const shop = await createTestShop({ path: '/cart', persona: 'silver@example.com', cart: FLIPS, ...options });
  render(shop.element);
  return { ...shop, user: userEvent.setup() };
}

describe('the cart', () => {
  it('prices thirty JBL Flip 6 for a V3 buyer to the cent', async () => {
    await openCart();
    const line = await screen.findByRole('row', { name: /JBL Flip 6/ });
    expect(line).toHaveTextContent('$84.99 each');
    expect(line).toHaveTextContent('15% off');
    expect(line).toHaveTextContent('$2,549.70');
    await screen.findByText('Membership discount (V3, 8%)');
    const summary = screen.getByRole('region', { name: 'Order Summary' });
    expect(summary).toHaveTextContent('Subtotal$2,549.70');
    expect(summary).toHaveTextContent('Membership discount (V3, 8%)-$203.98');
    expect(summary).toHaveTextContent('Promotion$0.00');
    expect(summary).toHaveTextContent('Shipping (estimate)$136.02');
    expect(summary).toHaveTextContent('Total$2,481.74');
  });

  it('says how much the checkout total differs, and why', async () => {
    await openCart();
    const why = await screen.findByRole('button', { name: '$46.85 less at checkout. Why?' });
    expect(why).toHaveAccessibleDescription(
      /line by line: \$136\.02\. Checkout goes by the total weight: \$89\.17\. .*\$2,434\.89/,
    );
  });

  it('says where the order takes the buyer once it is paid', async () => {
    await openCart();
    expect(
      await screen.findByText(/^Once paid, this order takes you to 8,\d{3} of the 15,000 for V4 Gold\.$/),
    ).toBeVisible();
  });

  it('changes the tier when the quantity changes', async () => {
    const { user } = await openCart();
    const field = await screen.findByRole('spinbutton', { name: /Quantity of JBL Flip 6/ });
    await user.clear(field);
    await user.type(field, '100');
    await user.tab();
    const line = screen.getByRole('row', { name: /JBL Flip 6/ });
    await waitFor(() => expect(line).toHaveTextContent('$79.99 each'));
    expect(line).toHaveTextContent('$7,999.00');
  });

  it('keeps the previous quantity when the field is left empty', async () => {
    const { user, server } = await openCart();
    const field = await screen.findByRole('spinbutton', { name: /Quantity of JBL Flip 6/ });
    await user.clear(field);
    expect(document.body).not.toHaveTextContent('NaN');
    await user.tab();
    expect(field).toHaveValue('30');
    expect(server.log.entries().filter(({ operationId }) => operationId === 'updateCartLine')).toEqual([]);
  });

  it('says that a line could not be changed and shows the server’s quantity again', async () => {
    const { user } = await openCart({ server: { faults: { updateCartLine: { status: 500 } } } });
    await user.click(await screen.findByRole('button', { name: 'Increase quantity' }));
    expect(await screen.findByText('Failed to update cart item. Please try again.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('30'));
  });

  it.each([40, 2])(
    'offers a change to %i again after the session has expired, and sends it on a press',
    async (pieces) => {
      const { user, server, session } = await openCart({
        server: { faults: { updateCartLine: { status: 401, times: 1 } } },
      });
      const changes = () => server.log.entries().filter(({ operationId }) => operationId === 'updateCartLine');
      const field = await screen.findByRole('spinbutton', { name: /Quantity of JBL Flip 6/ });
      await user.clear(field);
      await user.type(field, `${pieces}{Enter}`);
      const dialog = await screen.findByRole('dialog', { name: 'Login' });
      expect(within(dialog).getByText(/What you have entered is still here/)).toBeVisible();
      const token = await server.signIn('silver@example.com');
      act(() => session.signIn({ token, user: null, stay: true }));

      await user.click(await screen.findByRole('button', { name: `Change to ${pieces}` }));
      const again = screen.getByRole('spinbutton', { name: /Quantity of JBL Flip 6/ });
      expect(again).toHaveValue(String(pieces));
      expect(again).toHaveFocus();
      await waitFor(() => expect(changes().map(({ status }) => status)).toEqual([401, 200]));
      expect(screen.queryByRole('button', { name: /^Change to/ })).not.toBeInTheDocument();
    },
  );

  it('offers again what was still being typed when the session expired on another request', async () => {
    const { user, server, session } = await openCart({
      cart: THREE_COLORS.slice(0, 2),
      server: { faults: { removeCartLine: { status: 401 } } },
    });
    const [black] = await screen.findAllByRole('spinbutton', { name: /Quantity of JBL Flip 6/ });
    const [, red] = screen.getAllByRole('button', { name: /Remove JBL Flip 6/ });
    await user.clear(black!);
    await user.type(black!, '40');
    act(() => red!.click());
    await screen.findByRole('dialog', { name: 'Login' });
    const token = await server.signIn('silver@example.com');
    act(() => session.signIn({ token, user: null, stay: true }));
    expect(await screen.findByRole('button', { name: 'Change to 40' })).toBeInTheDocument();
    expect(server.log.entries().filter(({ operationId }) => operationId === 'updateCartLine')).toEqual([]);
  });

  it('names the controls of a line by product and options, which tell it from another line', async () => {
    await openCart({ cart: THREE_COLORS.slice(0, 2) });
    for (const color of ['Black', 'Red']) {
      const name = `JBL Flip 6 Portable Speaker, ${color}`;
      expect(await screen.findByRole('button', { name: `Remove ${name}` })).toBeVisible();
      expect(screen.getByRole('spinbutton', { name: `Quantity of ${name}` })).toBeVisible();
    }
  });

  it('removes a line', async () => {
    const { user } = await openCart();
    await user.click(await screen.findByRole('button', { name: /Remove JBL Flip 6/ }));
    expect(await screen.findByText('Item Removed')).toBeVisible();
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByText('Add some products to your cart to get started')).toBeVisible();
  });

  it('sends no change of quantity for a line that is removed before', async () => {
    const { server } = await openCart({ cart: THREE_COLORS.slice(0, 2) });
    const [increase] = await screen.findAllByRole('button', { name: 'Increase quantity' });
    const [remove] = screen.getAllByRole('button', { name: /Remove JBL Flip 6/ });
    // Without a delay between the events, so that the change has not been sent yet on a slow machine.
    fireEvent.click(increase!);
    fireEvent.click(remove!);
    expect(await screen.findByText('Item Removed')).toBeVisible();
    expect(server.log.entries().filter(({ operationId }) => operationId === 'updateCartLine')).toEqual([]);
  });

  it('says that a line could not be removed', async () => {
    const { user } = await openCart({ server: { faults: { removeCartLine: { status: 500 } } } });
    await user.click(await screen.findByRole('button', { name: /Remove JBL Flip 6/ }));
    expect(await screen.findByText('Failed to remove item from cart. Please try again.')).toBeVisible();
    expect(screen.getByRole('row', { name: /JBL Flip 6/ })).toBeVisible();
  });

  it('shows a pending removal, and its failure, while another line is removed', async () => {
    const { user, server } = await openCart({ cart: THREE_COLORS });
    const [black, red] = await screen.findAllByRole('button', { name: /Remove JBL Flip 6/ });
    const removal = holdCall();
    server.faults.set('removeCartLine', async () => {
      await removal.call();
      return new Response('', { status: 500 });
    });
    await user.click(black!);
    await user.click(black!);
    server.faults.clear('removeCartLine');
    expect(black).toHaveFocus();
    expect(black).toHaveAttribute('aria-disabled', 'true');
    await user.click(red!);
    expect(await screen.findByText('Item Removed')).toBeVisible();
    expect(black).toHaveAttribute('aria-busy', 'true');
    removal.release();
    expect(await screen.findByText('Failed to remove item from cart. Please try again.')).toBeVisible();
    await waitFor(() => expect(black).not.toHaveAttribute('aria-disabled'));
    expect(server.log.entries().filter(({ operationId }) => operationId === 'removeCartLine')).toHaveLength(2);
  });

  it('moves the focus from a removed line to the next one, and from the last one to the title', async () => {
    const { user } = await openCart({ cart: THREE_COLORS.slice(0, 2) });
    const removals = () => screen.queryAllByRole('button', { name: /Remove JBL Flip 6/ });
    const [black, red] = await screen.findAllByRole('button', { name: /Remove JBL Flip 6/ });
    await user.click(black!);
    await waitFor(() => expect(removals()).toHaveLength(1));
    expect(red).toHaveFocus();
    await user.click(red!);
    await screen.findByText('Your cart is empty');
    expect(screen.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
  });

  it('says that a change failed even after the buyer has gone to another page', async () => {
    const { user, router } = await openCart({ server: { faults: { updateCartLine: { status: 500 } } } });
    await user.click(await screen.findByRole('button', { name: 'Increase quantity' }));
    await act(() => router.navigate('/terms'));
    expect(await screen.findByText('Failed to update cart item. Please try again.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Shopping Cart' })).not.toBeInTheDocument();
  });

  it('shows the server’s cart when the response to a change is lost', async () => {
    const { user, server } = await openCart();
    const line = await screen.findByRole('row', { name: /JBL Flip 6/ });
    const done = server.fetch.bind(server);
    server.faults.set('removeCartLine', async (request) => {
      server.faults.clear('removeCartLine');
      await done(request);
      throw new TypeError('Failed to fetch');
    });
    await user.click(within(line).getByRole('button', { name: /Remove/ }));
    expect(await screen.findByText('Failed to remove item from cart. Please try again.')).toBeVisible();
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
  });

  it('shows no total and no link to checkout while a price is unknown', async () => {
    const { user, server, router, queryClient } = await openCart({ cart: THREE_COLORS.slice(0, 2) });
    await screen.findAllByRole('row', { name: /JBL Flip 6/ });
    act(() => {
      queryClient.setQueryData(cartQuery().queryKey, (lines) =>
        lines?.map((line, index) =>
          index === 0 ? { ...line, product: { ...line.product, wholesalePrice: '', specifications: {} } } : line,
        ),
      );
    });
    const summary = screen.getByRole('region', { name: 'Order Summary' });
    await user.click(within(summary).getByRole('button', { name: 'Show items' }));
    expect(within(summary).getByRole('list')).toHaveTextContent('Price on request');
    expect(summary).not.toHaveTextContent('$0.00');
    expect(summary).not.toHaveTextContent('Total');
    const checkout = within(summary).getByRole('button', { name: 'Proceed to Checkout' });
    expect(checkout).toHaveAttribute('aria-disabled', 'true');
    expect(checkout).toHaveAccessibleDescription('Some prices are not known yet');
    await user.click(checkout);
    expect(router.state.location.pathname).toBe('/cart');
    expect(server.log.violations()).toEqual([]);
  });

  it('clears the cart after a confirmation, with one request', async () => {
    const { user, server } = await openCart();
    await user.click(await screen.findByRole('button', { name: 'Delete All' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete all items?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('Cart Cleared')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus());
    expect(server.log.entries().filter(({ operationId }) => operationId === 'clearCart')).toHaveLength(1);
  });

  it('returns the focus when the confirmation is canceled', async () => {
    const { user } = await openCart();
    for (let times = 0; times < 2; times += 1) {
      await user.click(await screen.findByRole('button', { name: 'Delete All' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name: 'Delete All' })).toHaveFocus();
    }
  });

  it.each([
    ['204', () => new Response(null, { status: 204 })],
    ['an empty body', () => new Response('')],
    ['null', () => Response.json(null)],
    ['a body that is not JSON', () => new Response('OK')],
  ])('treats a success status with %s as success', async (_, success) => {
    const { user, server } = await openCart({ cart: THREE_COLORS });
    await user.click((await screen.findAllByRole('button', { name: 'Increase quantity' }))[0] ?? document.body);
    for (const operation of ['updateCartLine', 'removeCartLine', 'clearCart'] as const)
      server.faults.set(operation, success);
    await user.click(screen.getAllByRole('button', { name: /^Remove/ })[1] ?? document.body);
    expect(await screen.findByText('Item Removed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete All' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('Cart Cleared')).toBeVisible();
    expect(screen.queryByText(/^Failed to/)).not.toBeInTheDocument();
  });

  it('says that the cart could not be cleared', async () => {
    const { user } = await openCart({ server: { faults: { clearCart: { status: 500 } } } });
    await user.click(await screen.findByRole('button', { name: 'Delete All' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('Failed to clear cart. Please try again.')).toBeVisible();
  });

  it('accepts no coupon, says so, and changes no figure', async () => {
    const { user, server } = await openCart();
    await user.type(await screen.findByLabelText('Coupon code'), 'NEWCOMER10');
    const calls = server.log.entries().length;
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText(/not accepted online yet/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveTextContent('Promotion$0.00');
    expect(server.log.entries()).toHaveLength(calls);
  });

  it('is empty for a visitor, without a request', async () => {
    const { server } = await openCart({ persona: null, cart: [] });
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(server.log.entries()).toEqual([]);
  });

  it('never shows a failed request as an empty cart', async () => {
    const { user, server } = await openCart({ server: { faults: { getCart: { status: 500 } } } });
    expect(await screen.findByText('Your cart could not be loaded')).toBeVisible();
    server.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('row', { name: /JBL Flip 6/ })).toBeVisible();
  });

  it('shows no total before the membership level is known, and says what checkout waits for', async () => {
    const membership = holdCall();
    await openCart({ server: { faults: { getMembership: membership.call } } });
    const checkout = await screen.findByRole('button', { name: 'Proceed to Checkout' });
    const waiting = 'Waiting for your membership discount';
    expect(checkout).toHaveAttribute('aria-disabled', 'true');
    expect(checkout).toHaveAccessibleDescription(waiting);
    const summary = screen.getByRole('region', { name: 'Order Summary' });
    expect(summary).toHaveTextContent('Membership discountPromotion');
    expect(summary).not.toHaveTextContent('Total$');
    expect(
      within(summary)
        .getAllByRole('status')
        .map(({ textContent }) => textContent),
    ).toContain(waiting);
    membership.release();
    expect(await screen.findByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
    expect(summary).toHaveTextContent('Membership discount (V3, 8%)-$203.98');
    expect(summary).toHaveTextContent('Total$2,481.74');
  });

  it('leaves the membership row out when the level cannot be read, and says so', async () => {
    await openCart({ server: { faults: { getMembership: { status: 500 } } } });
    expect(await screen.findByText(/membership level could not be loaded/)).toBeVisible();
    expect(screen.queryByText(/^Membership discount/)).not.toBeInTheDocument();
  });

  it('follows the display currency', async () => {
    await openCart({ currency: 'EUR' });
    const line = await screen.findByRole('row', { name: /JBL Flip 6/ });
    expect(line).toHaveTextContent('€78.19 each');
    expect(screen.getByText(/charged in US dollars/)).toBeVisible();
  });
});
