import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentProvidersContext } from '@/features/payments/PaymentProvidersContext';
import type { CardProvider } from '@/features/payments/providers';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);
afterEach(() => void vi.useRealTimers());

const CARD: CardProvider = {
  mount: async () => ({ tokenize: async () => ({ token: 'cnon:ok:1' }), focus: () => {}, destroy: () => {} }),
};

async function open(path: string, options: TestShopOptions & { card?: CardProvider; testCards?: boolean } = {}) {
  const { card = CARD, testCards = true, ...rest } = options;
  const cart = [{ productId: 301, quantity: 30, color: 'Black' }];
  const shop = await createTestShop({ path, persona: 'silver@example.com', cart, ...rest });
  render(<PaymentProvidersContext value={{ card, wallet: null, testCards }}>{shop.element}</PaymentProvidersContext>);
  return shop;
}

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function expectAlert(text: string) {
  const alert = await screen.findByRole('alertdialog', { name: text });
  await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

describe('/pay-now-old', () => {
  const PAY = 'Pay $2,355.72';
  async function typeCard(number = '4111111111111111') {
    await screen.findByRole('button', { name: PAY });
    fill('Card number', number);
    fill('Month', '12');
    fill('Year', '2030');
    fill('CVV', '123');
  }
  const requests = ({ server }: Awaited<ReturnType<typeof open>>) =>
    server.log.entries().filter(({ operationId }) => operationId === 'createSquareOrder');

  it('groups the number, takes four digits of the CVV, and offers twelve months and fifteen years', async () => {
    const shop = await open('/pay-now-old');
    await screen.findByRole('button', { name: PAY });
    fill('Card number', '41111111111111119999');
    expect(screen.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1111');
    fill('CVV', '12a345');
    expect(screen.getByLabelText('CVV')).toHaveValue('1234');
    const choices = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value).filter(Boolean);
    expect(choices('Month')).toHaveLength(12);
    expect(choices('Month')[0]).toBe('01');
    const year = shop.server.clock.now().getFullYear();
    expect(choices('Year')).toEqual(Array.from({ length: 15 }, (_, index) => String(year + index)));
  });

  it('charges once, and leads to the confirmation with the order number', async () => {
    const shop = await open('/pay-now-old');
    await typeCard();
    await press(PAY);
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible();
    const order = shop.server.db.orders.all().at(-1);
    expect(shop.router.state.location.search).toBe(`?orderId=${order?.id}`);
    expect(requests(shop)).toHaveLength(1);
  });

  it('does not pay without one of its fields, or with a card that is no test card', async () => {
    const shop = await open('/pay-now-old');
    for (const label of ['Card number', 'Month', 'Year', 'CVV']) {
      await typeCard();
      fill(label, '');
      await press(PAY);
      await expectAlert('Please fill in all card details');
    }
    await typeCard('4242424242424242');
    await press(PAY);
    await expectAlert('Card validation failed. Please check your card details.');
    expect(requests(shop)).toEqual([]);
  });

  it('says why the server refused a card, in its words', async () => {
    await open('/pay-now-old');
    await typeCard('4000000000000002');
    await press(PAY);
    await expectAlert('Payment failed: The card was declined.');
  });

  it('a payment without a response is checked again with the same call, and there is one order', async () => {
    const shop = await open('/pay-now-old', { server: { faults: { createSquareOrder: { status: 400, body: {} } } } });
    const before = shop.server.db.orders.all().length;
    await typeCard();
    await press(PAY);
    await expectAlert('Payment failed: Unknown error');
    shop.server.faults.set('createSquareOrder', { status: 500 });
    await press(PAY);
    await expectAlert('Payment failed. Please try again.');
    expect(shop.server.db.orders.all()).toHaveLength(before);
    shop.server.faults.clear();
    await press('Check again');
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible();
    expect(shop.server.db.orders.all()).toHaveLength(before + 1);
  });

  it('with a production id has the provider’s frame in place of its fields (D-224)', async () => {
    await open('/pay-now-old', { testCards: false });
    await userEvent.click(await screen.findByRole('button', { name: PAY }));
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible();
  });

  it('does not pay before the provider’s script is there', async () => {
    await open('/pay-now-old', { card: { ...CARD, load: () => new Promise(() => undefined) } });
    await typeCard();
    await press(PAY);
    await expectAlert('Payment form not ready. Please wait.');
  });

  it('loads the provider’s script again with the next press after it could not be loaded', async () => {
    const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('Failed to load')).mockResolvedValue();
    await open('/pay-now-old', { card: { ...CARD, load } });
    expect(await screen.findByText('Payment System Error')).toBeVisible();
    await typeCard();
    await press(PAY);
    await expectAlert('Payment form not ready. Please wait.');
    await press(PAY);
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not claim that there is no saved address when they could not be loaded', async () => {
    const shop = await open('/pay-now-old', { server: { faults: { listAddresses: { status: 400 } } } });
    expect(await screen.findByText('Your saved addresses could not be loaded')).toBeVisible();
    expect(screen.queryByText(/there is none/)).toBeNull();
    shop.server.faults.clear();
    await press('Retry');
    expect(await screen.findByRole('button', { name: PAY })).toBeVisible();
  });

  it('has nothing to pay with an empty cart', async () => {
    await open('/pay-now-old', { cart: [] });
    expect(await screen.findByRole('heading', { name: 'Cart is empty' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('asks for an address where there is none', async () => {
    await open('/pay-now-old', { persona: 'fresh@example.com' });
    expect(await screen.findByRole('link', { name: 'Enter an address' })).toHaveAttribute('href', '/checkout-old');
  });
});

describe('/pay-now', () => {
  it('wants all card fields, and goes on after two seconds without any call', async () => {
    const shop = await open('/pay-now?method=square', { persona: null, cart: [] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay now by card' })).toBeVisible();
    await press('Pay Now');
    await expectAlert('Please fill in all card fields');
    fill('Card number', '1');
    fill('Expiration date', '1');
    fill('CVV', '1');
    const before = shop.server.log.entries().length;
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(shop.router.state.location.pathname).toBe('/pay-now');
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await waitFor(() => expect(shop.router.state.location.pathname).toBe('/payment-success'));
    expect(
      shop.server.log
        .entries()
        .slice(before)
        .filter(({ method }) => method !== 'GET'),
    ).toEqual([]);
  });

  it('is where /test-pay-now leads', async () => {
    const shop = await open('/test-pay-now', { persona: null, cart: [] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay now by card' })).toBeVisible();
    expect(shop.router.state.location).toMatchObject({ pathname: '/pay-now', search: '?method=square' });
  });
});

it('the test pages do not exist with a production id (D-224)', async () => {
  vi.stubEnv('VITE_SQUARE_APPLICATION_ID', 'sq0idp-carton');
  const shop = await open('/pay-now', { persona: null, cart: [] });
  vi.unstubAllEnvs();
  for (const path of ['/pay-now', '/square-test', '/test-pay-now']) {
    await act(() => shop.router.navigate(path));
    expect(await screen.findByText('Page Not Found')).toBeVisible();
  }
});

describe('/square-test', () => {
  it('attaches and tokenizes without a call, and keeps the ten newest lines', async () => {
    const shop = await open('/square-test', { persona: null, cart: [] });
    await press('Tokenize');
    const log = screen.getByRole('log');
    await waitFor(() => expect(log).toHaveTextContent('form_not_ready'));
    await press('Attach');
    await waitFor(() => expect(log).toHaveTextContent('card form attached'));
    for (let round = 0; round < 5; round += 1) {
      await press('Tokenize');
      await waitFor(() => expect(within(log).getAllByRole('listitem').at(-1)).toHaveTextContent('token cnon:ok'));
    }
    expect(within(log).getAllByRole('listitem')).toHaveLength(10);
    expect(log).not.toHaveTextContent('form_not_ready');
    expect(shop.server.log.entries().filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
