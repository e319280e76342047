import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { PaymentProvidersContext } from '@/features/payments/PaymentProvidersContext';
import { PaymentError, type CardProvider } from '@/features/payments/providers';
import { createMemoryStore } from '@/lib/storage';
import type { Injection } from '@mocks/server/faults';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';
import { CONTACT, FLIPS } from '@tests/support/orderCalls';

beforeEach(mockLayout);

const DATA = { version: 1, owner: null, total: 2432.5, shippingAddress: CONTACT, items: [FLIPS] };
const cardProvider = (token: () => string): CardProvider => ({
  mount: async () => ({ tokenize: async () => ({ token: token() }), focus: () => {}, destroy: () => {} }),
});

interface Options extends TestShopOptions {
  token?: () => string;
  card?: CardProvider;
  data?: unknown;
}

async function open(method: string, { token = () => 'cnon:ok:1', card, data = DATA, ...options }: Options = {}) {
  const session = createMemoryStore(data === null ? {} : { paymentData: JSON.stringify(data) });
  const shop = await createTestShop({
    path: `/pay-now-secure${method}`,
    persona: 'silver@example.com',
    cart: [{ productId: 301, quantity: 30, color: 'Black' }],
    storage: { local: createMemoryStore(), session },
    ...options,
  });
  render(
    <PaymentProvidersContext value={{ card: card ?? cardProvider(token), wallet: null }}>
      {shop.element}
    </PaymentProvidersContext>,
  );
  return shop;
}

const requests = ({ server }: Awaited<ReturnType<typeof open>>, operation: string) =>
  server.log.entries().filter(({ operationId }) => operationId === operation);
const payByCard = async () => {
  const pay = await screen.findByRole('button', { name: 'Pay $2,432.50' });
  await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(pay);
};
const payByPayPal = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Pay $2,432.50 with PayPal' }));

describe('the secure page', () => {
  it('shows a tenth of the total as shipping, and a fee and a discount that change nothing (D-44)', async () => {
    await open('?method=square');
    for (const [label, amount] of [
      ['Products', '$2,189.25'],
      ['Shipping', '$243.25'],
      ['Total', '$2,432.50'],
    ] as const) {
      expect((await screen.findByText(label, { selector: 'dt' })).nextSibling).toHaveTextContent(amount);
    }
    expect(
      screen.getByText('The total already includes a payment fee of $121.63 and a discount of -$0.24.'),
    ).toBeVisible();
  });

  it('charges a card once and shows the order; what was kept for it is gone', async () => {
    // Without a method, or with another one, the page takes a card (D-63).
    const shop = await open('?method=cash');
    await payByCard();
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    expect(await screen.findByText('Payment Successful!')).toBeVisible();
    expect(requests(shop, 'createSquareOrder')).toHaveLength(1);
    expect(shop.storage.session.get('paymentData')).toBeNull();
  });

  it('cannot pay before the card form is ready', async () => {
    await open('', { card: { mount: () => new Promise(() => undefined) } });
    expect(await screen.findByRole('button', { name: 'Pay $2,432.50' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is busy while it pays', async () => {
    await open('', { server: { latency: { createSquareOrder: 600_000 } } });
    await payByCard();
    expect(await screen.findByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('a card that was declined is explained in the server’s words', async () => {
    await open('?method=square', { token: () => 'cnon:declined:1' });
    await payByCard();
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect((await screen.findAllByText(/The card was declined\./))[0]).toBeVisible();
  });

  it('opens a PayPal order, keeps what it pays for, and goes to the wallet’s page', async () => {
    const left: string[] = [];
    const shop = await open('?method=paypal', { openExternalPage: (url) => left.push(url) });
    await payByPayPal();
    await waitFor(() => expect(left).toEqual([expect.stringContaining('/__backend/paypal/?wallet=wallet.')]));
    expect(JSON.parse(shop.storage.session.get('paypalOrderData') ?? 'null')).toMatchObject({
      total: 2432.5,
      subtotal: 2189.25,
      shipping: 243.25,
      items: [{ productId: 301 }],
    });
  });

  it.each<[string, Injection]>([
    ['Failed to create PayPal order', { status: 400, body: {} }],
    ['Unable to create PayPal order', { networkError: true }],
  ])('says "PayPal Error" and "%s" when the order could not be opened', async (text, fault) => {
    const left: string[] = [];
    await open('?method=paypal', {
      openExternalPage: (url) => left.push(url),
      server: { faults: { createPaypalOrder: fault } },
    });
    await payByPayPal();
    expect(await screen.findByText('PayPal Error')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(left).toEqual([]);
  });

  it('says "Card tokenization failed" when the card form gives no reason', async () => {
    const shop = await open('?method=square', {
      token: () => {
        throw new PaymentError('tokenization_failed');
      },
    });
    await payByCard();
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect((await screen.findAllByText('Card tokenization failed'))[0]).toBeVisible();
    expect(requests(shop, 'createSquareOrder')).toEqual([]);
  });

  it('a payment without a response is checked again with the same call, and there is one order', async () => {
    const shop = await open('?method=square', { server: { faults: { createSquareOrder: { status: 500 } } } });
    const before = shop.server.db.orders.all().length;
    await payByCard();
    expect((await screen.findAllByText('Unable to process payment'))[0]).toBeVisible();
    expect(shop.server.db.orders.all()).toHaveLength(before);
    shop.server.faults.clear();
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    expect(shop.server.db.orders.all()).toHaveLength(before + 1);
  });

  it('sends a buyer with nothing to pay in the tab to the checkout', async () => {
    const shop = await open('?method=square', { data: null });
    await waitFor(() => expect(shop.router.state.location.pathname).toBe('/checkout-clean'));
  });

  it('asks a visitor to log in, and comes back with the method', async () => {
    await open('?method=paypal', { persona: null, cart: [] });
    expect(await screen.findByText('Please log in to continue')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Login' }).at(-1)).toHaveAttribute(
      'href',
      '/login?from=%2Fpay-now-secure%3Fmethod%3Dpaypal',
    );
  });
});
