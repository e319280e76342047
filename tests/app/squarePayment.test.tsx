import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { PaymentProvidersContext } from '@/features/payments/PaymentProvidersContext';
import { PaymentError, type CardProvider } from '@/features/payments/providers';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { holdCall } from '@tests/support/holdCall';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

const cardProvider = (token: () => string): CardProvider => ({
  mount: async () => ({ tokenize: async () => ({ token: token() }), focus: () => {}, destroy: () => {} }),
});
const NEVER: CardProvider = { mount: () => new Promise(() => undefined) };

async function open({
  token = () => 'cnon:ok:1',
  card = cardProvider(token),
  ...options
}: TestShopOptions & { token?: () => string; card?: CardProvider } = {}) {
  const shop = await createTestShop({
    path: '/square-payment',
    persona: 'silver@example.com',
    cart: [{ productId: 301, quantity: 30, color: 'Black' }],
    ...options,
  });
  render(<PaymentProvidersContext value={{ card, wallet: null }}>{shop.element}</PaymentProvidersContext>);
  return shop;
}

type Shop = Awaited<ReturnType<typeof open>>;
const requests = ({ server }: Shop) => server.log.entries().filter(({ operationId }) => operationId === 'payByCard');
const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const payButton = () => screen.findByRole('button', { name: 'Pay $2,514.42' });
async function pay() {
  const button = await payButton();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}

describe('the card payment page', () => {
  it('has its title, breadcrumb and summary, ten countries and fifty states', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Square Payment' })).toBeVisible();
    await payButton();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Cart', 'Information', 'Payment']);
    expect(screen.getByText('silver@example.com', { selector: 'dd' })).toBeVisible();
    expect(screen.getByText(/^Sam Silver, 12 Harbour Road/, { selector: 'dd' })).toBeVisible();
    expect(screen.getByText('USPS (Duty Free)')).toBeVisible();
    expect(screen.getByText('Card (Square)')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart');
    const choices = (label: RegExp) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value).filter(Boolean);
    expect(choices(/^Country/)).toEqual(['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'IT', 'ES', 'NL', 'JP']);
    expect(choices(/^State/)).toHaveLength(50);
    fill(/^Country/, 'JP');
    fill(/^State/, 'Osaka');
    expect(screen.getByLabelText(/^State/)).toHaveValue('Osaka');
  });

  it('charges once with all that was entered, and shows the order', async () => {
    const shop = await open();
    await payButton();
    fill(/^Order notes/, 'Please ring.');
    // Kept over a reload of the page.
    expect(shop.storage.session.get('cardPageDraft')).toContain('Please ring.');
    await pay();
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    expect(await screen.findByText('Payment Successful!')).toBeVisible();
    expect(screen.getByText('Your order has been placed successfully.')).toBeVisible();
    expect(requests(shop)).toHaveLength(1);
    const order = shop.server.db.orders.all().at(-1);
    expect(order).toMatchObject({ notes: 'Please ring.', shippingMethod: 'USPS (Duty Free)', paymentMethod: 'square' });
  });

  it('pays although optional fields, and those that are only marked as required, are empty (D-159)', async () => {
    const shop = await open();
    await payButton();
    for (const label of [/^Phone/, /^Last name/, /^Address/, /^City/, /^State/, /^ZIP/, /^Country/]) fill(label, '');
    await pay();
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    expect(requests(shop)).toHaveLength(1);
  });

  it('does not pay without name, email and first name', async () => {
    const shop = await open();
    await payButton();
    for (const label of [/^First name/, /^Email/, /^Full name/]) {
      fill(label, ' ');
      await pay();
      expect(screen.getByLabelText(label)).toHaveFocus();
    }
    expect((await screen.findAllByText('Missing Information'))[0]).toBeVisible();
    expect(screen.getAllByText('Please fill in all required fields.')[0]).toBeVisible();
    expect(requests(shop)).toEqual([]);
  });

  it('is disabled without a card form; forced, it names what is missing (D-160)', async () => {
    const shop = await open({ card: NEVER });
    const button = await payButton();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.submit(button);
    // The first toast is drawn anew when the code of the toasts has loaded.
    await waitFor(() => expect(screen.getByText('Please fill in all required fields.')).toBeVisible());
    expect(requests(shop)).toEqual([]);
  });

  it('is busy while it pays', async () => {
    await open({ server: { latency: { payByCard: 600_000 } } });
    await pay();
    expect(await screen.findByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says that the cart is empty when another tab has emptied it', async () => {
    const shop = await open();
    await payButton();
    await shop.server.change(async (db) => {
      for (const { id } of db.cartLines.all()) await db.cartLines.remove(id);
    });
    await pay();
    expect(await screen.findByText('Cart is empty')).toBeVisible();
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
    expect(requests(shop)).toEqual([]);
  });

  it('does not pay when the buyer leaves the page while the cart is checked', async () => {
    let tokens = 0;
    const shop = await open({ token: () => `cnon:ok:${(tokens += 1)}` });
    const button = await payButton();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    const reading = holdCall();
    shop.server.faults.set('getCart', reading.call);
    await userEvent.click(button);
    await screen.findByRole('button', { name: 'Processing...' });
    await act(() => shop.router.navigate('/terms'));
    await screen.findByRole('heading', { level: 1, name: 'Terms' });
    reading.release();
    await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
    expect(tokens).toBe(0);
    expect(requests(shop)).toEqual([]);
  });

  it('says "Payment Failed" with the words of the server', async () => {
    await open({ token: () => 'cnon:declined:1' });
    await pay();
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect((await screen.findAllByText(/The card was declined\./))[0]).toBeVisible();
  });

  it.each<[string, Error]>([
    ['Credit card number is not valid', new PaymentError('tokenization_failed', 'Credit card number is not valid')],
    ['Card tokenization failed', new PaymentError('tokenization_failed')],
    ['An error occurred during payment processing.', new Error('The frame is gone.')],
  ])('says "%s" when the card form fails, and charges nothing', async (text, failure) => {
    const shop = await open({
      token: () => {
        throw failure;
      },
    });
    await pay();
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    expect(requests(shop)).toEqual([]);
  });

  it('says "Payment failed" when the server gives no reason', async () => {
    const shop = await open({ server: { faults: { payByCard: { status: 400, body: {} } } } });
    const before = shop.server.db.orders.all().length;
    await pay();
    expect((await screen.findAllByText('Payment failed'))[0]).toBeVisible();
    expect(shop.server.db.orders.all()).toHaveLength(before);
  });

  it('an empty cart has nothing to pay, and a visitor is asked to log in', async () => {
    await open({ persona: null, cart: [] });
    expect(await screen.findByText('Please log in to continue')).toBeVisible();
  });
});
