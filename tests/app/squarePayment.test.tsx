import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentProvidersContext } from '@/features/payments/PaymentProvidersContext';
import { PaymentError, type CardProvider } from '@/features/payments/providers';
import type { Fault } from '@mocks/server/faults';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
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

  it.each([/^Full name/, /^E-mail/, /^First name/])('does not pay without %s', async (label) => {
    const shop = await open();
    await payButton();
    fill(label, ' ');
    await pay();
    expect(await screen.findByText('Missing Information')).toBeVisible();
    expect(screen.getByText('Please fill in all required fields.')).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(requests(shop)).toEqual([]);
  });

  it('is disabled without a card form; forced, it names what is missing (D-160)', async () => {
    const shop = await open({ card: NEVER });
    const button = await payButton();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.submit(button);
    expect(await screen.findByText('Please fill in all required fields.')).toBeVisible();
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

  it.each<[string, Fault | (() => string)]>([
    ['No luck.', { status: 200, body: { success: false, error: 'No luck.' } }],
    ['Payment failed', { status: 200, body: { success: false } }],
    ['An error occurred during payment processing.', { status: 500, body: '' }],
    ['An error occurred during payment processing.', { networkError: true }],
    ['The card was declined.', () => 'cnon:declined:1'],
    [
      'Card number is invalid.',
      () => {
        throw new PaymentError('tokenization_failed', 'Card number is invalid.');
      },
    ],
    [
      'Card tokenization failed',
      () => {
        throw new PaymentError('tokenization_failed');
      },
    ],
  ])('says "Payment Failed" with "%s"', async (text, cause) => {
    vi.spyOn(console, 'error').mockReturnValue();
    await open(typeof cause === 'function' ? { token: cause } : { server: { faults: { payByCard: cause } } });
    await pay();
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect((await screen.findAllByText(new RegExp(text)))[0]).toBeVisible();
  });

  it('keeps what was typed over a reload of the page', async () => {
    const shop = await open();
    await payButton();
    fill(/^Full name/, 'Dock 4');
    expect(JSON.parse(shop.storage.session.get('cardPageDraft') ?? 'null')).toMatchObject({ form: { name: 'Dock 4' } });
  });

  it('an empty cart has nothing to pay, and a visitor is asked to log in', async () => {
    await open({ persona: null, cart: [] });
    expect(await screen.findByText('Please log in to continue')).toBeVisible();
  });
});
