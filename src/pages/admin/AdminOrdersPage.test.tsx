import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

async function open(options: TestShopOptions = {}) {
  const shop = await createTestShop({ path: '/bxm-secure-admin/orders', persona: 'admin', ...options });
  render(shop.element);
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  const stored = (id: number) => shop.server.db.orders.get(id);
  return { ...shop, user: userEvent.setup(), stored };
}

const failing = (operation: string) => ({ server: { faults: { [operation]: { status: 500 } } } });
const status = (id: number) => screen.findByLabelText(`Status of order ${id}`);
const tracking = (id: number) => screen.findByLabelText(`Tracking number of order ${id}`);
const send = (id: number) => screen.getByRole('button', { name: `Send the tracking number of order ${id}` });

describe('the orders table', () => {
  it('sets any of the five statuses', async () => {
    const { user, stored } = await open();
    const select = await status(1060);
    expect(within(select).getAllByRole('option')).toHaveLength(5);
    await user.selectOptions(select, 'Delivered');
    expect(await screen.findByText('Order Updated')).toBeVisible();
    expect(stored(1060)?.status).toBe('delivered');
  });

  it('shows the order’s own status again when the change fails', async () => {
    const { user } = await open(failing('patchOrder'));
    await user.selectOptions(await status(1060), 'Delivered');
    expect(await screen.findByText('Failed to update order status')).toBeVisible();
    expect(await status(1060)).toHaveValue('pending');
  });

  it('marks a waiting bank transfer as paid, and offers it on no other order', async () => {
    const { user, stored } = await open();
    await user.click(await screen.findByRole('button', { name: 'Mark order 1059 as paid' }));
    expect(await screen.findByText('Payment Confirmed')).toBeVisible();
    expect(stored(1059)?.paymentStatus).toBe('paid');
    expect(screen.queryByRole('button', { name: 'Mark order 1060 as paid' })).toBeNull();
  });

  it('says that an order could not be marked as paid', async () => {
    const { user } = await open(failing('markOrderPaid'));
    await user.click(await screen.findByRole('button', { name: 'Mark order 1059 as paid' }));
    expect(await screen.findByText('Failed to mark order as paid')).toBeVisible();
  });

  it('sends a tracking number, which marks the order as shipped', async () => {
    const { user, stored } = await open();
    const field = await tracking(1060);
    expect(send(1060)).toHaveAttribute('aria-disabled', 'true');
    await user.type(field, ' 1Z999 ');
    await user.click(send(1060));
    expect(await screen.findByText('Tracking number updated and customer notified')).toBeVisible();
    expect(stored(1060)).toMatchObject({ status: 'shipped', trackingNumber: '1Z999' });
  });

  it('keeps a tracking number that could not be sent, also while the clerk is on another page', async () => {
    const { user, router, storage } = await open({
      path: '/bxm-secure-admin/orders?search=1060',
      ...failing('setOrderTracking'),
    });
    await user.type(await tracking(1060), '1Z999{Enter}');
    expect(await screen.findByText('Failed to update tracking number')).toBeVisible();
    expect(await tracking(1060)).toHaveValue('1Z999');
    await router.navigate('/bxm-secure-admin/daily-orders');
    await screen.findByRole('heading', { name: 'Daily orders' });
    await router.navigate(-1);
    expect(await tracking(1060)).toHaveValue('1Z999');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(storage.session.get('trackingDrafts')).toBeNull();
  });

  it('sorts by customer, payment and status', async () => {
    const { router } = await open({ path: '/bxm-secure-admin/orders?search=1060' });
    await status(1060);
    for (const name of ['Customer', 'Payment', 'Status']) {
      fireEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(screen.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', 'ascending'));
    }
    expect(router.state.location.search).toBe('?search=1060&sort=status');
  });

  it('shows a payment status that the brief does not name as it is', async () => {
    const { server, queryClient } = await open({ path: '/bxm-secure-admin/orders?search=1060' });
    await status(1060);
    await server.db.orders.update(1060, (row) => void (row.paymentStatus = 'failed'));
    await queryClient.refetchQueries();
    expect(await screen.findByText('Failed', { selector: 'span' })).toBeVisible();
  });

  it('searches and filters by the URL', async () => {
    await open({ path: '/bxm-secure-admin/orders?status=processing&search=platinum' });
    expect(await screen.findByText('1–3 of 3')).toBeVisible();
  });

  it('keeps a view that the clerk has saved', async () => {
    const { user, storage } = await open({ path: '/bxm-secure-admin/orders?search=gold&sort=-total' });
    await user.click(screen.getByRole('button', { name: 'Save this view' }));
    await user.type(await screen.findByLabelText('Name of the view'), 'Gold first{Enter}');
    await user.click(screen.getByRole('button', { name: 'To ship' }));
    await waitFor(() => expect(screen.getByLabelText('Status')).toHaveValue('processing'));
    await user.click(screen.getByRole('button', { name: 'Gold first' }));
    expect(await screen.findByDisplayValue('gold')).toBeVisible();
    expect(storage.local.get('orderViews')).toContain('Gold first');
  });

  it('shows a failure with a retry', async () => {
    await open(failing('listAdminOrders'));
    expect(await screen.findByText('The orders could not be loaded')).toBeVisible();
  });
});

describe('many orders at once', () => {
  it('get a status, with the result of each', async () => {
    const { user, stored, server } = await open();
    for (const id of [1060, 1058])
      await user.click(await screen.findByRole('checkbox', { name: `Select order ${id}` }));
    await user.click(screen.getByRole('button', { name: 'Set status' }));
    const dialog = within(await screen.findByRole('dialog'));
    await server.db.orders.remove(1058);
    await user.click(await dialog.findByRole('button', { name: 'Set to Processing' }));
    expect(await dialog.findByText('1 of 2 orders changed, 1 failed.')).toBeVisible();
    expect(stored(1060)?.status).toBe('processing');
  });

  it('get pasted tracking numbers; a line that cannot be sent says why', async () => {
    const { user, stored } = await open();
    await user.click(screen.getByRole('button', { name: 'Send tracking numbers' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(await dialog.findByLabelText(/^One order on each line/), {
      target: { value: 'orderId,tracking\n1060,1ZA\n1058,\nabc,1ZB\n1060,1ZC\n' },
    });
    await user.click(dialog.getByRole('button', { name: 'Check' }));
    expect(await dialog.findByText('1 of 4 lines can be sent; 3 cannot and will be left out.')).toBeVisible();
    expect(dialog.getByText('No tracking number')).toBeVisible();
    expect(dialog.getByText('No order number')).toBeVisible();
    expect(dialog.getByText('This order is listed above')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send 1 and email the customers' }));
    expect(await dialog.findByText('1 of 1 orders changed.')).toBeVisible();
    expect(stored(1060)?.trackingNumber).toBe('1ZA');
  });

  it('print as one pick list', async () => {
    const { user } = await open();
    for (const id of [1060, 1058])
      await user.click(await screen.findByRole('checkbox', { name: `Select order ${id}` }));
    await user.click(screen.getByRole('button', { name: 'Pick list' }));
    const list = screen.getByRole('table', { name: 'Pick list' });
    expect(within(list).getByText('1060')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to orders' }));
    expect(screen.getByText('2 orders selected')).toBeVisible();
  });
});
