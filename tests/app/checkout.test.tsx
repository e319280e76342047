import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { PaymentProvidersContext, type PaymentProviders } from '@/features/payments/PaymentProvidersContext';
import { noteWalletVisit } from '@/features/payments/approvedWalletOrder';
import { PaymentError } from '@/features/payments/providers';
import { buyerEntry } from '@/features/session/buyerEntry';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createMemoryStore } from '@/lib/storage';
import { amountsIn, minorUnits } from './pitfalls/visibleText';
import { createConnectedChannels } from '@tests/support/connectedChannels';
import { createTestShop, openShop, prepareShop, type TestShopOptions } from '@tests/support/createTestShop';
import { holdCall } from '@tests/support/holdCall';
import { mockLayout } from '@tests/support/mockLayout';
import { CARD_ORDERS, fillCart, SILVER } from '@tests/support/orderCalls';
import { askAs } from '@tests/support/testCalls';

beforeEach(mockLayout);

/** Providers whose card token is `token()`, and whose wallet button approves and captures at once. */
const providers = (token: () => string = () => 'cnon:card-nonce-ok'): PaymentProviders => ({
  card: {
    mount: async () => ({ tokenize: async () => ({ token: token() }), focus: () => {}, destroy: () => {} }),
  },
  wallet: {
    mountButton: async (container, events) => {
      const button = document.createElement('button');
      button.textContent = 'PayPal';
      const paypalOrderId = () => `paypal:completed:${events.total()}:1`;
      button.addEventListener('click', () => {
        if (events.onOpen())
          void events.onApprove(paypalOrderId(), async () => ({ paypalOrderId: paypalOrderId(), status: 'completed' }));
      });
      container.append(button);
      return { destroy: () => button.remove() };
    },
  },
});

const FLIPS_IN_CART = [{ productId: 301, quantity: 30, color: 'Black' }];

async function open(options: TestShopOptions = {}, payment = providers()) {
  const shop = await createTestShop({
    path: '/checkout',
    persona: SILVER,
    cart: FLIPS_IN_CART,
    ...options,
  });
  render(<PaymentProvidersContext value={payment}>{shop.element}</PaymentProvidersContext>);
  return shop;
}

const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const placeOrder = () => screen.getByRole('button', { name: 'Place Order - $2,434.89' });
const calls = ({ server }: Awaited<ReturnType<typeof open>>, operation: string) =>
  server.log.entries().filter(({ operationId }) => operationId === operation);
async function payByCard() {
  await choose(/^Card/);
  await userEvent.click(placeOrder());
  const dialog = within(await screen.findByRole('dialog', { name: 'Secure card payment' }));
  const pay = await dialog.findByRole('button', { name: 'Pay $2,434.89' });
  await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(pay);
}

describe('the checkout form', () => {
  it('starts with the default address and without a payment method', async () => {
    await open();
    expect(await screen.findByLabelText('First name')).not.toHaveValue('');
    expect(screen.getByLabelText('Country')).toHaveValue('US');
    // Phones show a keyboard with letters and hyphens: 90210-1234, K1A 0B1.
    expect(screen.getByLabelText('ZIP code')).not.toHaveAttribute('inputmode');
    // woocommerce/woocommerce#28292: the shown amounts add up to the total.
    await waitFor(() => {
      const rows = screen.getByRole('region', { name: 'Order Summary' }).querySelectorAll('dl > div');
      const amounts = [...rows].map((row) => minorUnits(amountsIn(row).at(-1) ?? ''));
      expect(amounts).toHaveLength(4);
      expect(amounts.slice(0, 3).reduce((sum, amount) => sum + amount, 0)).toBe(amounts[3]);
    });
    for (const radio of screen.getAllByRole('radio', { name: /^(Card|PayPal)/ })) expect(radio).not.toBeChecked();
  });

  it('does not take the card before the address is complete', async () => {
    await open();
    await userEvent.clear(await screen.findByLabelText('City'));
    await choose(/^Card/);
    expect(await screen.findByText('Complete Shipping Address')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Card/ })).not.toBeChecked();
  });

  it.each(['First name', 'Last name', 'Address', 'City', 'State', 'ZIP code'])(
    'a blank field "%s" stops the order before the card is asked for',
    async (label) => {
      const shop = await open();
      await choose(/^Card/);
      await userEvent.clear(screen.getByLabelText(label));
      await userEvent.type(screen.getByLabelText(label), '  ');
      await userEvent.click(placeOrder());
      expect(await screen.findByText('Please fill in all shipping address fields.')).toBeVisible();
      expect(screen.getByLabelText(label)).toHaveFocus();
      expect(calls(shop, 'createOrder')).toHaveLength(0);
    },
  );

  it('lists an address only once although it was saved twice', async () => {
    const shop = await createTestShop({ path: '/checkout', persona: SILVER, cart: FLIPS_IN_CART });
    const { body } = await askAs(shop.server, SILVER, 'GET', '/api/user/addresses');
    await askAs(shop.server, SILVER, 'POST', '/api/user/addresses', { ...Object(body)[0], isDefault: false });
    render(shop.element);
    expect(await screen.findAllByRole('radio', { name: /12 Harbour Road/ })).toHaveLength(1);
  });

  it('keeps address and method over a reload', async () => {
    const shop = await open();
    await choose(/^Card/);
    await userEvent.clear(screen.getByLabelText(/^Suite/));
    await userEvent.type(screen.getByLabelText(/^Suite/), 'Floor 3');
    // CloakHQ/CloakBrowser-Manager#5: a refetch of the same addresses does not overwrite the form.
    await act(() => shop.queryClient.invalidateQueries());
    expect(screen.getByLabelText(/^Suite/)).toHaveValue('Floor 3');
    cleanup();
    render(openShop(shop).element);
    expect(await screen.findByLabelText(/^Suite/)).toHaveValue('Floor 3');
    expect(screen.getByRole('radio', { name: /^Card/ })).toBeChecked();
  });

  it('ignores and removes a draft that another version of the shop has stored', async () => {
    const draft = { version: 2, owner: null, address: null, method: 'card' };
    const session = createMemoryStore({ [STORAGE_KEYS.checkoutDraft]: JSON.stringify(draft) });
    await open({ storage: { local: createMemoryStore(), session } });
    expect(await screen.findByRole('radio', { name: /^Card/ })).not.toBeChecked();
    expect(session.get(STORAGE_KEYS.checkoutDraft)).toBeNull();
  });

  it('says that the cart is empty, with a link to the shop', async () => {
    await open({ cart: [] });
    expect(await screen.findByRole('heading', { name: 'Empty Cart' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  });

  it('asks a visitor to log in, and comes back afterwards', async () => {
    await open({ persona: null, cart: [], path: '/checkout-clean' });
    expect(await screen.findByText('Please log in to continue')).toBeVisible();
    const login = within(screen.getByRole('main')).getByRole('link', { name: 'Login' });
    expect(login).toHaveAttribute('href', '/login?from=%2Fcheckout-clean');
  });

  it('says once that a wallet payment was cancelled, when the buyer returns from the wallet', async () => {
    const { storage, session, router } = await open({ path: '/terms' });
    noteWalletVisit(storage.session, session.get());
    await act(() => router.navigate('/checkout-clean'));
    expect(await screen.findByText('Payment Cancelled')).toBeVisible();
    expect(storage.session.get(STORAGE_KEYS.walletVisit)).toBeNull();
  });

  it.each([
    ['nobody', null, 'Please log in to continue'],
    ['another buyer', 'gold@example.com', 'Empty Cart'],
  ])('does not say so after a logout, to %s', async (_who, email, shown) => {
    const { storage, session, server, router } = await open({ path: '/terms' });
    noteWalletVisit(storage.session, session.get());
    act(() => session.signOut());
    if (email) {
      const token = await server.signIn(email);
      act(() => session.signIn({ token, user: { name: 'Gloria Gold', email }, stay: false }));
    }
    await act(() => router.navigate('/checkout-clean'));
    expect(await screen.findByText(shown)).toBeVisible();
    expect(screen.queryByText('Payment Cancelled')).toBeNull();
    expect(storage.session.get(STORAGE_KEYS.walletVisit)).toBeNull();
  });

  it('tells two models of one product apart in its summary', async () => {
    const watch = { productId: 401, quantity: 10, color: 'Silver' };
    await open({ cart: ['42mm', '46mm'].map((model) => ({ ...watch, model, ancOption: model })) });
    const summary = within(await screen.findByRole('region', { name: 'Order Summary' }));
    for (const text of ['Silver, 42 mm', 'Silver, 46 mm']) expect(summary.getByText(text)).toBeVisible();
  });

  it('nothing can be paid while the membership level is not known', async () => {
    await open({ server: { faults: { getMembership: { status: 500 } } } });
    expect(await screen.findByText('Your membership level could not be loaded')).toBeVisible();
    await choose(/^Card/);
    expect(screen.queryByRole('button', { name: /^Place Order/ })).toBeNull();
  });
});

describe('paying', () => {
  it('by card places one order and shows its confirmation; the ZIP code is sent as it was typed', async () => {
    const shop = await open();
    const zip = await screen.findByLabelText('ZIP code');
    await userEvent.clear(zip);
    await userEvent.type(zip, '00501-1234');
    await payByCard();
    expect(await screen.findByText('Square Payment Successful!')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    expect(screen.getByText(/00501-1234/)).toBeVisible();
    expect(calls(shop, 'createOrder')).toHaveLength(1);
    expect(shop.router.state.location.pathname).toMatch(/^\/order-confirmation\/\d+$/);
  });

  it('closing the card dialog returns the focus to the button that opened it', async () => {
    await open();
    await choose(/^Card/);
    await userEvent.click(placeOrder());
    await screen.findByRole('dialog', { name: 'Secure card payment' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(placeOrder()).toHaveFocus());
  });

  it('by PayPal places one order and shows its confirmation', async () => {
    const shop = await open();
    await choose(/^PayPal/);
    await userEvent.click(await screen.findByRole('button', { name: 'PayPal' }));
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    expect(calls(shop, 'createOrder')).toHaveLength(1);
  });

  it('PayPal does not open without a complete address', async () => {
    const shop = await open();
    await choose(/^PayPal/);
    await userEvent.clear(screen.getByLabelText('City'));
    await userEvent.click(await screen.findByRole('button', { name: 'PayPal' }));
    expect(await screen.findByText('Missing Information')).toBeVisible();
    expect(calls(shop, 'createOrder')).toHaveLength(0);
  });

  it('a card that the provider refuses shows the provider’s message, and the dialog stays open', async () => {
    await open(
      {},
      providers(() => {
        throw new PaymentError('tokenization_failed', 'Card number is invalid.');
      }),
    );
    await payByCard();
    const dialog = within(screen.getByRole('dialog', { name: 'Secure card payment' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Card number is invalid.');
  });

  // opencollective/opencollective#6387: the wallet's money is taken, the order call fails, and there is no order.
  it('a PayPal payment without a recorded order shows its reference until Retry has placed it', async () => {
    const shop = await open({ server: { faults: { createOrder: { status: 500 } } } });
    await choose(/^PayPal/);
    await userEvent.click(await screen.findByRole('button', { name: 'PayPal' }));
    expect(await screen.findByText('paypal:completed:243489:1')).toBeVisible();
    await act(() => shop.router.navigate('/cart'));
    await userEvent.click(await screen.findByRole('link', { name: 'Finish that order' }));
    expect(await screen.findByText('paypal:completed:243489:1')).toBeVisible();
    shop.server.faults.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  });

  it('another payment method clears the refusal', async () => {
    await open(
      {},
      providers(() => 'cnon:declined:1'),
    );
    await payByCard();
    await within(screen.getByRole('dialog')).findByRole('alert');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Your card was declined')).toBeVisible();
    await choose(/^PayPal/);
    expect(screen.queryByText('Your card was declined')).toBeNull();
  });

  it('a field that the shop refused is marked until it is edited', async () => {
    const fields = { 'shippingAddress.zipCode': 'No such ZIP code.', 'shippingAddress.city': 'No such city.' };
    const body = { message: 'Not accepted.', code: 'invalid_request', fields };
    await open({ server: { faults: { createOrder: { status: 400, body } } } });
    await payByCard();
    const zip = screen.getByLabelText('ZIP code');
    await waitFor(() => expect(zip).toBeInvalid());
    await userEvent.type(zip, '1');
    expect(zip).toBeValid();
    expect(screen.getByLabelText('City')).toBeInvalid();
  });

  it('in two tabs places one order, and the other tab links to it', async () => {
    const prepared = await prepareShop({ path: '/checkout', persona: SILVER, cart: FLIPS_IN_CART });
    const newChannel = createConnectedChannels();
    const [paying, waiting] = [0, 1].map(() => {
      const storage = { local: prepared.storage.local, session: createMemoryStore() };
      const shop = openShop({ ...prepared, storage, options: { ...prepared.options, channel: newChannel() } });
      const page = <PaymentProvidersContext value={providers()}>{shop.element}</PaymentProvidersContext>;
      return within(render(page).container);
    });
    expect(await waiting?.findByRole('radio', { name: /^PayPal/ })).toBeVisible();
    await userEvent.click((await paying?.findByRole('radio', { name: /^PayPal/ })) as HTMLElement);
    await userEvent.click((await paying?.findByRole('button', { name: 'PayPal' })) as HTMLElement);
    expect(await paying?.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    expect(await waiting?.findByRole('heading', { name: 'Empty Cart' })).toBeVisible();
    const link = await waiting?.findByRole('link', { name: /^order \d+$/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/order-confirmation\/\d+$/));
  });

  it('shows no empty cart while its own call is under way', async () => {
    const ordering = holdCall();
    const shop = await open({ server: { faults: { createOrder: ordering.call } } });
    await payByCard();
    await shop.server.change(async (db) => {
      for (const { id } of db.cartLines.all()) await db.cartLines.remove(id);
    });
    await act(() => shop.queryClient.invalidateQueries());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Processing...')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Empty Cart' })).toBeNull();
    ordering.release();
    expect(await screen.findByRole('heading', { name: 'Empty Cart' })).toBeVisible();
  });

  it.each(['before', 'after'])(
    'continues when the buyer leaves in mid-call and returns %s the response: one order, and its confirmation',
    async (returns) => {
      const ordering = holdCall();
      const shop = await open({ path: '/cart', server: { faults: { createOrder: ordering.call } } });
      const orderCount = () => shop.server.db.orders.all().length;
      const before = orderCount();
      await screen.findByRole('heading', { level: 1 });
      await act(() => shop.router.navigate('/checkout'));
      await payByCard();
      expect(await screen.findByText('Placing your order…')).toBeInTheDocument();
      await act(() => shop.router.navigate(-1));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      if (returns === 'after') {
        ordering.release();
        await waitFor(() => expect(shop.server.db.cartLines.all()).toEqual([]));
      }
      await act(() => shop.router.navigate(1));
      ordering.release();
      expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
      expect([calls(shop, 'createOrder').length, orderCount() - before]).toEqual([1, 1]);
    },
  );

  // karliuka/m2.Price#5, MahoCommerce/maho#985: shown in one currency, charged in another without notice.
  it('names the charge in US dollars beside the buyer’s currency, also after a card was declined', async () => {
    await open(
      { currency: 'EUR' },
      providers(() => 'cnon:declined:1'),
    );
    await payByCard();
    const dialog = within(screen.getByRole('dialog', { name: 'Secure card payment' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The card was declined.');
    const note = 'About €2,240.10. You are charged in US dollars.';
    expect(dialog.getByText(note)).toBeVisible();
    expect(screen.getAllByText(note)).toHaveLength(2);
  });

  // SAP/spartacus#3443, #13362, #13367: an expired session sends the buyer to the first step, and the form is lost.
  it('after an expired session and a login in place keeps address and method, and sends nothing by itself', async () => {
    const shop = await open({ server: { faults: { createOrder: { status: 401, times: 1 } } } });
    await userEvent.type(await screen.findByLabelText('City'), ' East');
    await payByCard();
    await screen.findByRole('dialog', { name: 'Login' });
    const token = await shop.server.signIn('silver@example.com');
    act(() => shop.session.signIn({ token, user: { name: 'Sam Silver', email: 'silver@example.com' }, stay: true }));
    expect(await screen.findByLabelText('City')).toHaveValue('Portland East');
    expect(screen.getByRole('radio', { name: /^Card/ })).toBeChecked();
    expect(await screen.findByRole('button', { name: /^Place Order/ })).toBeVisible();
    expect(calls(shop, 'createOrder')).toHaveLength(1);
  });

  it('repeating a stored `payWithSquare` call, whose response names no order, shows that the payment was successful', async () => {
    const shop = await createTestShop({ path: '/checkout', persona: SILVER });
    await fillCart(shop.server);
    const order = CARD_ORDERS.find(({ name }) => name === 'payWithSquare')?.order;
    const payment = { method: 'card', reference: 'cnon:ok:1' };
    const unsettled = [buyerEntry({ key: 'a-purchase', sentBefore: true, order, payment }, null)];
    shop.storage.session.set(STORAGE_KEYS.unsettledOrders, JSON.stringify(unsettled));
    render(shop.element);
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible();
  });

  it('after a server error ‘Check again’ places the order', async () => {
    const shop = await open({ server: { faults: { createOrder: { status: 500 } } } });
    await payByCard();
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    shop.server.faults.clear();
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  });
});
