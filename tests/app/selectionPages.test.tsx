import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

const CART = [{ productId: 301, quantity: 30, color: 'Black' }];
async function open(path: string, options: TestShopOptions = {}) {
  const shop = await createTestShop({ path, persona: 'silver@example.com', cart: CART, ...options });
  render(shop.element);
  return shop;
}
const amountOf = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).nextSibling;

describe.each(['/shipping-payment', '/payment'])('%s', (path) => {
  it('lists the options with prices and times, and adds up the chosen ones (D-41)', async () => {
    await open(path);
    const page = within(await screen.findByRole('main'));
    for (const [name, description] of [
      ['USA Local Warehouse $9.30', '2-4 days'],
      ['USPS Duty Free $9.33', '10-20 days'],
      ['Express UPS/FedEx/DHL $27.50', '6-10 days'],
      ['PayPal Fee $1.29', undefined],
      ['Card (Square) Fee $1.38', undefined],
      ['Bank card transfer -$0.87', 'Saves 4%'],
    ]) {
      const option = await page.findByRole('radio', { name });
      if (description) expect(option).toHaveAccessibleDescription(description);
    }
    expect(page.getByText('0.15 kg')).toBeVisible();
    expect(page.getAllByRole('radiogroup')).toEqual([
      page.getByRole('radiogroup', { name: 'Shipping method' }),
      page.getByRole('radiogroup', { name: 'Payment method' }),
    ]);
    expect(page.getByRole('radio', { name: /^USA Local Warehouse/ })).toBeChecked();
    expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
    expect(await screen.findByText('-$203.98')).toBeInTheDocument();
    expect(await amountOf('Total')).toHaveTextContent('$2,356.05');
    await userEvent.click(page.getByRole('radio', { name: /^Express/ }));
    await userEvent.click(page.getByRole('radio', { name: /^Bank card transfer/ }));
    expect(await amountOf('Promotion discount')).toHaveTextContent('-$0.26');
    expect(await amountOf('Total')).toHaveTextContent('$2,372.09');
    expect(page.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/checkout');
    expect(page.getByRole('link', { name: 'Continue to Payment' })).toHaveAttribute('href', '/payment-confirmation');
  });

  it('claims that there is no saved address only when it knows', async () => {
    const { server } = await open(path, { server: { faults: { listAddresses: { status: 400 } } } });
    expect(await screen.findByText('Your saved addresses could not be loaded')).toBeVisible();
    expect(screen.queryByText('No saved address')).toBeNull();
    expect(server.log.entries().some(({ operationId }) => operationId === 'listAddresses')).toBe(true);
  });

  it('asks a visitor to log in', async () => {
    await open(path, { persona: null, cart: [] });
    expect(await screen.findByText('Please log in to continue')).toBeVisible();
    const login = within(screen.getByRole('main')).getByRole('link', { name: 'Login' });
    expect(login).toHaveAttribute('href', `/login?from=${encodeURIComponent(path)}`);
  });
});

it.each(['/shipping-payment', '/payment-confirmation'])(
  '%s prints no total without the cart or the level, and says why',
  async (path) => {
    await open(path, {
      server: { faults: { getCart: { status: 500, times: 1 }, getMembership: { status: 500, times: 1 } } },
    });
    const retry = async (title: string) => {
      expect(await screen.findByText(title)).toBeVisible();
      expect(await amountOf('Total')).toHaveTextContent('');
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    };
    await retry('Your cart could not be loaded');
    await retry('Your membership level could not be loaded');
    await waitFor(async () => expect(await amountOf('Total')).toHaveTextContent('$2,356.05'));
  },
);

describe('/payment-confirmation', () => {
  it('has fixed fees and an order number of its own, and posts nothing (D-43, D-50)', async () => {
    const shop = await open('/payment-confirmation');
    shop.server.log.clear();
    expect(await screen.findByText('-$203.98')).toBeInTheDocument();
    for (const [label, amount] of [
      ['Product price', '$2,549.70'],
      ['Discount', '-$0.26'],
      ['Shipping', '$9.30'],
      ['Payment fee', '$1.29'],
      ['Total', '$2,356.05'],
    ] as const) {
      expect(await amountOf(label)).toHaveTextContent(amount);
    }
    expect(screen.getByText(/^ORD-\d{13}-\d{4}$/)).toBeVisible();
    expect(shop.server.log.entries().filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('an empty cart costs the fees', async () => {
    await open('/payment-confirmation', { cart: [] });
    expect(await screen.findByText('$10.33')).toBeInTheDocument();
  });
});
