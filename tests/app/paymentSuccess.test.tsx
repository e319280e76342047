import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { savePaypalOrder } from '@/features/payments/approvedWalletOrder';
import { savePaymentData } from '@/features/payments/paymentData';
import { writeEntry } from '@/features/session/buyerEntry';
import { createTestShop, openShop, type TestShopOptions } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';
import { CONTACT, fillCart, FLIPS, SILVER } from '@tests/support/orderCalls';
import { askAs, submitApproval } from '@tests/support/testCalls';

beforeEach(mockLayout);

describe('the confirmation', () => {
  const open = async (path: string) => render((await createTestShop({ path, persona: SILVER })).element);

  it('names the order, and leads to the shop and to the list of orders', async () => {
    await open('/payment-success?orderId=7');
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('7')).toBeVisible();
    expect(main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
    expect(main.getByRole('link', { name: 'View Orders' })).toHaveAttribute('href', '/orders');
  });

  it('leaves nothing in the tab that the secure page could charge again, nor the form of the alternate checkout (D-216)', async () => {
    const shop = await createTestShop({ path: '/payment-success?orderId=7', persona: SILVER });
    savePaymentData(shop.storage.session, shop.session.get(), {
      total: 2432.5,
      shippingAddress: CONTACT,
      items: [FLIPS],
    });
    writeEntry(shop.storage.session, 'alternateDraft', { form: CONTACT, method: 'paypal' }, null);
    shop.storage.session.set('walletVisit', 'true');
    render(shop.element);
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
    await waitFor(() => expect(shop.storage.session.get('paymentData')).toBeNull());
    expect(shop.storage.session.get('alternateDraft')).toBeNull();
    expect(shop.storage.session.get('walletVisit')).toBeNull();
  });

  it.each(['', '?orderId=', '?orderId=-1', '?orderId=<b>7</b>'])(
    '"%s" shows no order number (D-183)',
    async (query) => {
      await open(`/payment-success${query}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
      expect(screen.queryByText(/Order number/)).toBeNull();
    },
  );
});

/** The buyer has approved (or declined) a wallet order of the secure page, and comes back. */
async function comeBack({
  outcome = 'approved',
  kept = true,
  ...options
}: TestShopOptions & { outcome?: string; kept?: boolean } = {}) {
  const shop = await createTestShop({ persona: SILVER, ...options });
  await fillCart(shop.server);
  const { body } = await askAs(shop.server, SILVER, 'POST', '/api/paypal/create-order', { total: 2432.5 });
  const paypalOrderId = String(Object(body).paypalOrderId);
  await submitApproval(shop.server, String(Object(body).approvalUrl), outcome);
  const amounts = { subtotal: 2189.25, shipping: 243.25, total: 2432.5 };
  const data = { paypalOrderId, items: [FLIPS], shippingAddress: CONTACT, ...amounts, owner: null };
  if (kept) savePaypalOrder(shop.storage.session, data);
  const visit = (path = `/payment-success?paypalOrderId=${paypalOrderId}`) => {
    cleanup();
    const opened = openShop({ ...shop, options: { ...shop.options, path } });
    render(<StrictMode>{opened.element}</StrictMode>);
    return opened;
  };
  const orderCalls = () => shop.server.log.entries().filter(({ operationId }) => operationId === 'createOrder');
  return { ...shop, paypalOrderId, visit, orderCalls, reopened: visit() };
}
const stored = (shop: Awaited<ReturnType<typeof comeBack>>) => [
  shop.storage.session.get('paypalOrderData') !== null,
  shop.storage.local.get('unsettledOrders') !== null,
];

describe('a buyer who comes back from the wallet’s page (D-124)', () => {
  it('gets the order, which is placed once; the cart is cleared, and the address names the order', async () => {
    const shop = await comeBack();
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
    expect(await screen.findByText('PayPal Payment Successful!')).toBeVisible();
    const { pathname, search } = shop.reopened.router.state.location;
    expect(pathname + search).toMatch(/^\/payment-success\?orderId=\d+$/);
    expect(shop.orderCalls()).toHaveLength(1);
    await waitFor(() =>
      expect(shop.server.log.entries().filter(({ operationId }) => operationId === 'clearCart')).toHaveLength(1),
    );
    expect(stored(shop)).toEqual([false, false]);
    shop.visit(pathname + search);
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
    expect(shop.orderCalls()).toHaveLength(1);
  });

  it('sees the reference when the order is not recorded, also after a reload and from the checkout, until Retry records it', async () => {
    const shop = await comeBack({ server: { faults: { createOrder: { status: 500 } } } });
    expect(await screen.findByText('Paid, but your order is not recorded yet')).toBeVisible();
    expect(screen.getByText(shop.paypalOrderId)).toBeVisible();
    expect(await screen.findByText('Payment Processing Failed')).toBeVisible();
    expect(stored(shop)).toEqual([true, true]);
    const reloaded = shop.visit();
    expect(await screen.findByText(shop.paypalOrderId)).toBeVisible();
    // Only the buyer sends it again.
    expect(shop.orderCalls()).toHaveLength(1);
    await act(() => reloaded.router.navigate('/checkout'));
    expect(await screen.findByText(shop.paypalOrderId)).toBeVisible();
    await act(() => reloaded.router.navigate(`/payment-success?paypalOrderId=${shop.paypalOrderId}`));
    shop.server.faults.clear();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
    expect(stored(shop)).toEqual([false, false]);
    expect(shop.orderCalls()).toHaveLength(2);
  });

  it('is told that nothing was charged when the payment was declined', async () => {
    const shop = await comeBack({ outcome: 'declined' });
    expect(await screen.findByRole('heading', { name: 'Nothing was charged' })).toBeVisible();
    expect(screen.getAllByText('PayPal declined the payment.').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/checkout');
    expect(stored(shop)).toEqual([true, false]);
  });

  it('sees reference and support when this browser does not know the payment', async () => {
    const shop = await comeBack({ kept: false });
    expect(await screen.findByRole('heading', { name: 'We could not find your order' })).toBeVisible();
    expect(screen.getByText(shop.paypalOrderId)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
    expect(shop.orderCalls()).toHaveLength(0);
  });

  it('whose session has expired logs in first, and nothing is sent before', async () => {
    const shop = await comeBack({ persona: null });
    const login = within(await screen.findByRole('main')).getByRole('link', { name: 'Login' });
    const address = `/payment-success?paypalOrderId=${shop.paypalOrderId}`;
    expect(login).toHaveAttribute('href', `/login?from=${encodeURIComponent(address)}`);
    expect(shop.orderCalls()).toHaveLength(0);
  });
});
