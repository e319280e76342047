import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';

const FLIPS = [{ productId: 301, quantity: 30, color: 'Black' }];

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

  it('keeps the last good quantity when the field is left empty', async () => {
    const { user, server } = await openCart();
    const field = await screen.findByRole('spinbutton', { name: /Quantity of JBL Flip 6/ });
    await user.clear(field);
    expect(document.body).not.toHaveTextContent('NaN');
    await user.tab();
    expect(field).toHaveValue('30');
    expect(server.log.entries().filter(({ operationId }) => operationId === 'updateCartLine')).toEqual([]);
  });

  it('says that a line could not be changed and shows what the server has', async () => {
    const { user } = await openCart({ server: { faults: { updateCartLine: { status: 500 } } } });
    await user.click(await screen.findByRole('button', { name: 'Increase quantity' }));
    expect(await screen.findByText('Failed to update cart item. Please try again.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('30'));
  });

  it('removes a line', async () => {
    const { user } = await openCart();
    await user.click(await screen.findByRole('button', { name: /Remove JBL Flip 6/ }));
    expect(await screen.findByText('Item Removed')).toBeVisible();
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByText('Add some products to your cart to get started')).toBeVisible();
  });

  it('says that a line could not be removed', async () => {
    const { user } = await openCart({ server: { faults: { removeCartLine: { status: 500 } } } });
    await user.click(await screen.findByRole('button', { name: /Remove JBL Flip 6/ }));
    expect(await screen.findByText('Failed to remove item from cart. Please try again.')).toBeVisible();
    expect(screen.getByRole('row', { name: /JBL Flip 6/ })).toBeVisible();
  });

  it('clears the cart after a question, with one call', async () => {
    const { user, server } = await openCart();
    await user.click(await screen.findByRole('button', { name: 'Delete All' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete all items?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('Cart Cleared')).toBeVisible();
    expect(server.log.entries().filter(({ operationId }) => operationId === 'clearCart')).toHaveLength(1);
  });

  it('says that the cart could not be cleared', async () => {
    const { user } = await openCart({ server: { faults: { clearCart: { status: 500 } } } });
    await user.click(await screen.findByRole('button', { name: 'Delete All' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('Failed to clear cart. Please try again.')).toBeVisible();
  });

  it('takes no coupon, says so, and changes no figure', async () => {
    const { user, server } = await openCart();
    await user.type(await screen.findByLabelText('Coupon code'), 'NEWCOMER10');
    const calls = server.log.entries().length;
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText(/not accepted online yet/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveTextContent('Promotion$0.00');
    expect(server.log.entries()).toHaveLength(calls);
  });

  it('is empty for a visitor, without a call', async () => {
    const { server } = await openCart({ persona: null, cart: [] });
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(server.log.entries()).toEqual([]);
  });

  it('never shows a failed call as an empty cart', async () => {
    const { user, server } = await openCart({ server: { faults: { getCart: { status: 500 } } } });
    expect(await screen.findByText('Your cart could not be loaded')).toBeVisible();
    server.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('row', { name: /JBL Flip 6/ })).toBeVisible();
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
