import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { PaymentProvidersContext } from '@/features/payments/PaymentProvidersContext';
import type { CardFormEvents, CardProvider } from '@/features/payments/providers';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { holdCall } from '@tests/support/holdCall';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

async function open({ card = null, ...options }: TestShopOptions & { card?: CardProvider | null } = {}) {
  const shop = await createTestShop({
    path: '/checkout-old',
    persona: 'silver@example.com',
    cart: [{ productId: 301, quantity: 30, color: 'Black' }],
    ...options,
  });
  render(
    <PaymentProvidersContext value={{ card, wallet: null, testCards: card === null }}>
      {shop.element}
    </PaymentProvidersContext>,
  );
  return shop;
}

type Shop = Awaited<ReturnType<typeof open>>;
const requests = ({ server }: Shop, operation: string) =>
  server.log.entries().filter(({ operationId }) => operationId === operation);
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const payNow = async () => userEvent.click(await screen.findByRole('button', { name: 'Pay Now' }));
const popup = async () => within(await screen.findByRole('dialog', { name: 'Payment' }));

/** Reads the alert box and closes it. */
async function expectAlert(text: string) {
  const alert = await screen.findByRole('alertdialog', { name: text });
  const ok = within(alert).getByRole('button', { name: 'OK' });
  await waitFor(() => expect(ok).toHaveFocus());
  await userEvent.click(ok);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

async function typeCard(number: string, code = '111', expiration = '12/30') {
  const dialog = await popup();
  fill(dialog.getByLabelText('Card number'), number);
  fill(dialog.getByLabelText('Expiration date'), expiration);
  fill(dialog.getByLabelText('CCV'), code);
  await userEvent.click(dialog.getByRole('button', { name: 'Pay $2,432.50' }));
}

async function payByCard(number = '4111111111111111', code?: string) {
  await choose(/^Card/);
  await payNow();
  await typeCard(number, code);
}

describe('the form of the alternate checkout', () => {
  it('has one name, and starts with the account and the default address', async () => {
    await open();
    expect(await screen.findByLabelText('Full name')).toHaveValue('Sam Silver');
    expect(screen.getByLabelText('Email')).toHaveValue('silver@example.com');
    expect(screen.getByLabelText('Country')).toHaveValue('US');
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  it('asks for the method first, and then for each missing field (D-206)', async () => {
    const shop = await open();
    const labels = ['Full name', 'Email', 'Phone', 'Address', 'City', 'State', 'ZIP code'];
    fill(await screen.findByLabelText('City'), '');
    await payNow();
    await expectAlert('Please select a payment method');
    fill(screen.getByLabelText('City'), 'Portland');
    await choose(/^PayPal/);
    for (const label of labels) {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      const { value } = field;
      fill(field, ' ');
      await payNow();
      await expectAlert('Please complete shipping information');
      await waitFor(() => expect(field).toHaveFocus());
      fill(field, value);
    }
    await userEvent.selectOptions(screen.getByLabelText('Country'), '');
    await payNow();
    await expectAlert('Please complete shipping information');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests(shop, 'payWithSquare')).toEqual([]);
  });

  it('asks a visitor to log in, and an empty cart has nothing to pay', async () => {
    await open({ persona: null, cart: [] });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('Please log in to continue')).toBeVisible();
    expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?from=%2Fcheckout-old');
  });

  it('keeps what the secure page charges in the tab, and leads there (D-62)', async () => {
    const shop = await open();
    await choose(/^Card/);
    await payNow();
    const dialog = await popup();
    expect(dialog.getByRole('link', { name: 'Pay on the secure page by card' })).toHaveAttribute(
      'href',
      '/pay-now-secure?method=square',
    );
    expect(dialog.getByRole('link', { name: 'Pay on the secure page with PayPal' })).toHaveAttribute(
      'href',
      '/pay-now-secure?method=paypal',
    );
    expect(JSON.parse(shop.storage.session.get('paymentData') ?? 'null')).toMatchObject({
      total: 2432.5,
      shippingAddress: { fullName: 'Sam Silver', email: 'silver@example.com', zipCode: '97201' },
      items: [{ productId: 301, quantity: 30, price: 84.99 }],
    });
    // The focus goes back to Pay Now, also the first time.
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Pay Now' })).toHaveFocus();
  });
});

describe('the popup', () => {
  it('charges the total in cents, once, and leads to the confirmation without an order number (D-121)', async () => {
    const shop = await open();
    await payByCard();
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible();
    expect(shop.router.state.location).toMatchObject({ pathname: '/payment-success', search: '' });
    expect(requests(shop, 'payWithSquare')).toHaveLength(1);
    expect(shop.storage.session.get('paymentData')).toBeNull();
    await waitFor(() => expect(requests(shop, 'clearCart')).toHaveLength(1));
  });

  it('wants all card fields, 16 characters of the number and 3 of the CCV (D-180)', async () => {
    const shop = await open();
    await choose(/^Card/);
    await payNow();
    const dialog = await popup();
    const pay = () => userEvent.click(dialog.getByRole('button', { name: 'Pay $2,432.50' }));
    await pay();
    await expectAlert('Please fill in all card fields');
    await typeCard('411111111111111');
    await expectAlert('Card validation failed. Please check your card details.');
    fill(dialog.getByLabelText('Card number'), '4111111111111111');
    fill(dialog.getByLabelText('CCV'), '11');
    await pay();
    await expectAlert('Card validation failed. Please check your card details.');
    expect(requests(shop, 'payWithSquare')).toEqual([]);
    fill(dialog.getByLabelText('CCV'), '111');
    await pay();
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible();
  });

  it('stays open while it pays, also when Escape is pressed in the provider’s own fields', async () => {
    let frame: CardFormEvents | null = null;
    const card: CardProvider = {
      mount: async (_, events) => {
        frame = events;
        return { tokenize: async () => ({ token: 'cnon:declined:1' }), focus: () => {}, destroy: () => {} };
      },
    };
    const shop = await open({ card });
    const paying = holdCall();
    shop.server.faults.set('payWithSquare', paying.call);
    await choose(/^Card/);
    await payNow();
    const pay = (await popup()).getByRole('button', { name: 'Pay $2,432.50' });
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(pay);
    await waitFor(() => expect(pay).toHaveTextContent('Processing...'));
    act(() => frame?.onEscape());
    paying.release();
    await expectAlert('Card payment failed. Please try again.');
    expect((await popup()).getByText('The card was declined.')).toBeVisible();
  });

  it('a declined card can be corrected in the popup', async () => {
    const shop = await open();
    await payByCard('4000000000000002');
    await expectAlert('Card payment failed. Please try again.');
    const dialog = await popup();
    expect(dialog.getByText('The card was declined.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Pay $2,432.50' })).toHaveFocus());
    fill(dialog.getByLabelText('Card number'), '4111111111111111');
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $2,432.50' }));
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible();
    expect(requests(shop, 'payWithSquare')).toHaveLength(2);
  });

  it('a payment without a response is checked again with the same call', async () => {
    const shop = await open({ server: { faults: { payWithSquare: { networkError: true } } } });
    const before = shop.server.db.orders.all().length;
    await payByCard();
    await expectAlert('Payment processing error. Please try again.');
    expect(shop.server.db.orders.all()).toHaveLength(before);
    shop.server.faults.clear();
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible();
    expect(shop.server.db.orders.all()).toHaveLength(before + 1);
  });

  it('makes way for the login when the session expires, and nothing typed in the form is lost (D-209)', async () => {
    const shop = await open({ server: { faults: { payWithSquare: { status: 401, times: 1 } } } });
    fill(await screen.findByLabelText('City'), 'Salem');
    await payByCard();
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('Login');
    // Escape closes the login alone: no popup, alert or question is left or opens.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const token = await shop.server.signIn('silver@example.com');
    act(() => shop.session.signIn({ token, user: { name: 'Sam Silver', email: 'silver@example.com' }, stay: true }));
    expect(await screen.findByLabelText('City')).toHaveValue('Salem');
    expect(screen.getByRole('radio', { name: /^Card/ })).toBeChecked();
    expect(requests(shop, 'payWithSquare')).toHaveLength(1);
  });

  it('opens a PayPal payment and goes to the wallet’s page', async () => {
    const left: string[] = [];
    const shop = await open({ openExternalPage: (url) => left.push(url) });
    await choose(/^PayPal/);
    await payNow();
    await userEvent.click((await popup()).getByRole('button', { name: 'Pay $2,432.50 with PayPal' }));
    await waitFor(() => expect(left).toEqual([expect.stringContaining('/__backend/paypal/?wallet=')]));
    expect(requests(shop, 'createPaypalPayment')).toHaveLength(1);
    expect((await popup()).getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('can be closed when the buyer has stopped the way to the wallet’s page, and pays again', async () => {
    const left: string[] = [];
    await open({ openExternalPage: (url) => left.push(url) });
    await choose(/^PayPal/);
    for (const times of [1, 2]) {
      await payNow();
      await userEvent.click((await popup()).getByRole('button', { name: 'Pay $2,432.50 with PayPal' }));
      await waitFor(() => expect(left).toHaveLength(times));
      await userEvent.click((await popup()).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('button', { name: 'Pay Now' })).not.toHaveAttribute('aria-disabled');
    }
  });

  it('reports a PayPal payment that could not be opened, and gives the focus back', async () => {
    const left: string[] = [];
    const server = { faults: { createPaypalPayment: { status: 400, body: {} } } };
    await open({ openExternalPage: (url) => left.push(url), server });
    await choose(/^PayPal/);
    await payNow();
    await userEvent.click((await popup()).getByRole('button', { name: /with PayPal/ }));
    await expectAlert('PayPal payment failed. Please try again.');
    expect(screen.getByRole('button', { name: 'Pay Now' })).toHaveFocus();
    expect(left).toEqual([]);
  });
});
