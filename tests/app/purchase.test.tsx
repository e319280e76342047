import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PaymentError } from '@/features/payments/providers';
import { createMemoryStore } from '@/lib/storage';
import { createConnectedChannels } from '@tests/support/connectedChannels';
import { openShop, prepareShop, type PreparedShop } from '@tests/support/createTestShop';
import { holdCall } from '@tests/support/holdCall';
import { SILVER } from '@tests/support/orderCalls';
import { FLIP_CART, PaymentHarness, type TestProvider } from '@tests/support/paymentHarness';

const APPROVED = { paypalOrderId: 'paypal:completed:243489:1', status: 'completed' } as const;
const PROVIDER: TestProvider = { token: () => 'cnon:ok:1', captured: () => APPROVED };
const prepare = () => prepareShop({ path: '/pay', persona: SILVER, cart: FLIP_CART });

/** Opens the payment page on a prepared shop, as a browser does on a visit, a reload, or in another tab. */
function open(prepared: PreparedShop, provider: Partial<TestProvider> = {}) {
  const page = <PaymentHarness provider={{ ...PROVIDER, ...provider }} />;
  const shop = openShop(prepared, { routes: [{ path: '*', element: page }] });
  const { container, unmount } = render(<StrictMode>{shop.element}</StrictMode>);
  const main = within(container);
  return {
    press: (name: string) => userEvent.click(main.getByRole('button', { name })),
    shows: (text: string | RegExp) => waitFor(() => expect(main.getByRole('status')).toHaveTextContent(text)),
    close: () => {
      unmount();
      shop.dispose();
    },
    shop,
  };
}

const calls = ({ server }: PreparedShop, id: string) =>
  server.log.entries().filter(({ operationId }) => operationId === id);
const orderCount = ({ server }: PreparedShop) =>
  server.db.orders.select({ where: ({ paymentReference, paidWith }) => Boolean(paymentReference && paidWith) }).total;
const stored = ({ storage }: PreparedShop) =>
  [storage.session, storage.local].map((store) => JSON.parse(store.get('unsettledOrders') ?? '[]').length);

describe('a payment', () => {
  // magento/magento2#31000, ingenesis/shopp#3233: the second click, or a second handler, charges again.
  it('by card places one order for any number of clicks, clears the cart, and leaves nothing stored', async () => {
    const prepared = await prepare();
    const before = orderCount(prepared);
    const ordering = holdCall();
    prepared.server.faults.set('createOrder', ordering.call);
    const page = open(prepared);
    await page.press('Pay by card');
    await page.shows('sending');
    expect(stored(prepared)).toEqual([1, 0]);
    await page.press('Pay by card');
    await page.press('Pay by wallet');
    await page.press('Check again');
    ordering.release();
    await page.shows(/^recorded \d+$/);
    await waitFor(() => expect(calls(prepared, 'clearCart')).toHaveLength(1));
    expect([calls(prepared, 'createOrder').length, orderCount(prepared) - before]).toEqual([1, 1]);
    expect(stored(prepared)).toEqual([0, 0]);
    expect(await screen.findByText('Square Payment Successful!')).toBeVisible();
    page.close();
  });

  it('by wallet is stored again when a tab that paid at the same moment has overwritten it', async () => {
    const prepared = await prepare();
    const { local } = prepared.storage;
    const kept = (): unknown[] => JSON.parse(local.get('unsettledOrders') ?? '[]');
    const ordering = holdCall();
    prepared.server.faults.set('createOrder', ordering.call);
    const page = open(prepared);
    await page.press('Pay by wallet');
    await page.shows('sending');
    const [own] = kept();
    const other = { ...Object(own), key: 'of the other tab' };
    local.set('unsettledOrders', JSON.stringify([other]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'unsettledOrders' }));
    expect(kept()).toEqual([other, own]);
    ordering.release();
    await page.shows(/^recorded \d+/);
    expect(kept()).toEqual([other]);
    page.close();
  });

  // `crypto.randomUUID` exists in secure contexts only.
  it('has its key also at a plain http address of the local network', async () => {
    const prepared = await prepare();
    const page = open(prepared);
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => expect.unreachable());
    const ordering = holdCall();
    prepared.server.faults.set('createOrder', ordering.call);
    await page.press('Pay by card');
    await page.shows('sending');
    vi.restoreAllMocks();
    ordering.release();
    await page.shows(/^recorded \d+$/);
    page.close();
  });

  it('is confirmed although the cart could not be cleared', async () => {
    const prepared = await prepare();
    prepared.server.faults.set('clearCart', { status: 500 });
    const page = open(prepared);
    await page.press('Pay by wallet');
    await page.shows(/^recorded \d+$/);
    expect(await screen.findByText('PayPal Payment Successful!')).toBeVisible();
    await waitFor(() => expect(calls(prepared, 'clearCart')).toHaveLength(1));
    page.close();
  });

  it('by card that fails at the provider sends nothing', async () => {
    const prepared = await prepare();
    const token = vi.fn<TestProvider['token']>();
    const page = open(prepared, { token });
    for (const [failure, text] of [
      [new PaymentError('tokenization_failed', 'Card number is invalid.'), 'Card number is invalid.'],
      [new PaymentError('tokenization_failed'), 'Card tokenization failed'],
      [new PaymentError('form_not_ready'), 'Payment form not ready. Please try again.'],
    ] as const) {
      token.mockReturnValueOnce(failure);
      await page.press('Pay by card');
      expect(await screen.findByText(text)).toBeVisible();
      await page.shows('refused');
    }
    expect(calls(prepared, 'createOrder')).toEqual([]);
    page.close();
  });

  it('by card that is declined can be tried with another card, under another key', async () => {
    const prepared = await prepare();
    const token = vi.fn<() => string>(() => 'cnon:ok:2').mockReturnValueOnce('cnon:declined:1');
    const page = open(prepared, { token });
    await page.press('Pay by card');
    await page.shows('refused');
    expect(
      await screen.findByText('There was an error processing your Square payment. Please try again.'),
    ).toBeVisible();
    expect(calls(prepared, 'clearCart')).toEqual([]);
    await page.press('Pay by card');
    await page.shows(/^recorded/);
    page.close();
  });
});

describe('a response that is lost', () => {
  it('leaves a card purchase unknown over a reload, and checking again finds its one order', async () => {
    const prepared = await prepare();
    const before = orderCount(prepared);
    // The order is placed, but its response does not arrive.
    const transport: PreparedShop['transport'] = async (request) => {
      const response = await prepared.transport(request);
      if (request.method === 'POST' && request.url.endsWith('/api/orders')) throw new TypeError('Failed to fetch');
      return response;
    };
    const page = open({ ...prepared, transport });
    await page.press('Pay by card');
    await page.shows('unknown unsettled');
    await page.press('Pay by wallet');
    await page.shows('unknown unsettled');
    page.close();

    const reloaded = open(prepared);
    await reloaded.shows('unknown unsettled');
    await reloaded.press('Check again');
    await reloaded.shows(/^recorded \d+$/);
    expect(orderCount(prepared) - before).toBe(1);
    expect(calls(prepared, 'clearCart')).toEqual([]);
    expect(stored(prepared)).toEqual([0, 0]);
    reloaded.close();
  });

  it('leaves a wallet payment paid but not recorded, for every tab, until one of them records it', async () => {
    const prepared = await prepare();
    const newChannel = createConnectedChannels();
    const tab = () => {
      const storage = { local: prepared.storage.local, session: createMemoryStore() };
      return { ...prepared, storage, options: { ...prepared.options, channel: newChannel() } };
    };
    prepared.server.faults.set('createOrder', { status: 500, times: 1 });
    const first = open(tab());
    await first.press('Pay by wallet');
    await first.shows('captured unsettled');
    const second = open(tab());
    await second.shows('captured unsettled');
    await second.press('Check again');
    await second.shows(/^recorded \d+$/);
    await first.shows(/^recorded \d+$/);
    expect(stored(prepared)[1]).toBe(0);
    first.close();
    second.close();
  });
});

it('another buyer of the same browser does not see the payment, and its own buyer finds it again', async () => {
  const prepared = await prepare();
  prepared.storage.local.set('user', '{"name":"Sam Silver","email":"silver@example.com"}');
  prepared.server.faults.set('createOrder', { networkError: true, times: 1 });
  const page = open(prepared);
  await page.press('Pay by wallet');
  await page.shows('captured unsettled');
  const signIn = async (email: string) => {
    const token = await prepared.server.signIn(email);
    act(() => page.shop.session.signIn({ token, user: { name: 'x', email }, stay: true }));
  };
  await signIn('bronze@example.com');
  await page.shows(/^ready$/);
  expect(stored(prepared)).toEqual([1, 1]);
  await signIn(SILVER);
  await page.shows('captured unsettled');
  page.close();
});

it('that is recorded after another buyer has signed in leaves their cart and their screen alone', async () => {
  const prepared = await prepare();
  prepared.storage.local.set('user', '{"name":"Sam Silver","email":"silver@example.com"}');
  const before = orderCount(prepared);
  const ordering = holdCall();
  prepared.server.faults.set('createOrder', ordering.call);
  const page = open(prepared);
  await page.press('Pay by card');
  await page.shows('sending');
  const token = await prepared.server.signIn('bronze@example.com');
  act(() => page.shop.session.signIn({ token, user: { name: 'Bo Bronze', email: 'bronze@example.com' }, stay: true }));
  ordering.release();
  await waitFor(() => expect(stored(prepared)).toEqual([0, 0]));
  expect(orderCount(prepared) - before).toBe(1);
  await page.shows(/^ready$/);
  expect(calls(prepared, 'clearCart')).toEqual([]);
  expect(screen.queryByText('Square Payment Successful!')).toBeNull();
  page.close();
});

it('an expired session sends nothing again by itself, and a card that was not charged is free', async () => {
  const prepared = await prepare();
  prepared.server.faults.set('createOrder', { status: 401, times: 1 });
  const page = open(prepared);
  await page.press('Pay by card');
  await page.shows('refused');
  expect(page.shop.session.get().expired).not.toBeNull();
  expect(stored(prepared)).toEqual([0, 0]);
  page.close();
});
