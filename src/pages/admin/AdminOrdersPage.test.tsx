import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiOrder } from '@/api/types';
import { readTableState } from '@/ui/data-table/useTableControls';
import { ORDER_TABLE } from '@/features/admin-orders/orderList';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { holdCall } from '@tests/support/holdCall';
import { ask } from '@tests/support/testCalls';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

/** One order: rendering a table of all of them is most of a test's time. */
const ONE = '/bxm-secure-admin/orders?search=1060';
const PENDING = '/bxm-secure-admin/orders?status=pending';

async function open(options: TestShopOptions = {}) {
  const shop = await createTestShop({ path: ONE, persona: 'admin', ...options });
  render(shop.element);
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  const stored = (id: number) => shop.server.db.orders.get(id);
  return { ...shop, stored };
}

const failingOnce = (operation: string) => ({ server: { faults: { [operation]: { status: 500, times: 1 } } } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const status = (id: number) => screen.findByLabelText(`Status of order ${id}`);
const tracking = (id: number) => screen.findByLabelText(`Tracking number of order ${id}`);
const select = async (id: number) => fireEvent.click(await screen.findByLabelText(`Select order ${id}`));

describe('the orders table', () => {
  it('sets any of the five statuses, and shows the order’s own again when that fails', async () => {
    const { stored } = await open(failingOnce('patchOrder'));
    expect(within(await status(1060)).getAllByRole('option')).toHaveLength(5);
    enter(await status(1060), 'delivered');
    expect(await screen.findByText('Failed to update order status')).toBeVisible();
    expect(await status(1060)).toHaveValue('pending');
    enter(await status(1060), 'delivered');
    expect(await screen.findByText('Order Updated')).toBeVisible();
    expect(stored(1060)?.status).toBe('delivered');
  });

  it('marks a waiting bank transfer as paid, offers it on no other order, and says when it fails', async () => {
    const { stored } = await open({ path: `${PENDING}&search=elite`, ...failingOnce('markOrderPaid') });
    await press('Mark order 1059 as paid');
    expect(await screen.findByText('Failed to mark order as paid')).toBeVisible();
    expect(screen.getByLabelText('Status of order 1056')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark order 1056 as paid' })).toBeNull();
    screen.getByRole('button', { name: 'Mark order 1059 as paid' }).focus();
    await press('Mark order 1059 as paid');
    expect(await screen.findByText('Payment Confirmed')).toBeVisible();
    expect(stored(1059)?.paymentStatus).toBe('paid');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark order 1059 as paid' })).toBeNull());
    expect(document.activeElement?.closest('tr')).toHaveTextContent('1059');
  });

  it('sends a tracking number, and keeps one that could not be sent, also while the clerk is on another page', async () => {
    const { router, storage, stored } = await open(failingOnce('setOrderTracking'));
    const sendButton = 'Send the tracking number of order 1060';
    await tracking(1060);
    expect(screen.getByRole('button', { name: sendButton })).toHaveAttribute('aria-disabled', 'true');
    enter(await tracking(1060), ' 1Z999 ');
    await press(sendButton);
    expect(await screen.findByText('Failed to update tracking number')).toBeVisible();
    await router.navigate('/bxm-secure-admin/daily-orders');
    await screen.findByRole('heading', { name: 'Daily orders' });
    await router.navigate(-1);
    expect(await tracking(1060)).toHaveValue(' 1Z999 ');
    screen.getByRole('button', { name: sendButton }).focus();
    await press(sendButton);
    expect(await screen.findByText('Tracking number updated and customer notified')).toBeVisible();
    expect(stored(1060)).toMatchObject({ status: 'shipped', trackingNumber: '1Z999' });

    await waitFor(async () => expect(await tracking(1060)).toHaveValue('1Z999'));
    expect(await tracking(1060)).toHaveFocus();
    enter(await tracking(1060), '1Z998');
    expect(storage.session.get('trackingDrafts')).toContain('1Z998');
    await press('Logout');
    await press('Discard');
    expect(storage.session.get('trackingDrafts')).toBeNull();
  });

  it('sends a tracking number once, and takes no other press while it is on its way', async () => {
    const sending = holdCall();
    const { server } = await open({ server: { faults: { setOrderTracking: sending.call } } });
    enter(await tracking(1060), '1Z999');
    const button = screen.getByRole('button', { name: 'Send the tracking number of order 1060' });
    fireEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    fireEvent.click(button);
    sending.release();
    expect(await screen.findByText('Tracking number updated and customer notified')).toBeVisible();
    expect(server.log.entries().filter(({ operationId }) => operationId === 'setOrderTracking')).toHaveLength(1);
  });

  it('sorts by customer, payment and status', async () => {
    const { router } = await open();
    await status(1060);
    for (const name of ['Customer', 'Payment', 'Status']) {
      fireEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(screen.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', 'ascending'));
    }
    expect(router.state.location.search).toBe('?search=1060&sort=status');
  });

  it('shows a payment status that the brief does not name as it is', async () => {
    const { queryClient, server } = await open();
    await status(1060);
    const { body } = await ask(
      server,
      'GET',
      '/api/admin/orders?search=1060',
      undefined,
      await server.signIn('admin@example.com'),
    );
    server.overrides.set('listAdminOrders', () => ({
      status: 200,
      body: (body as ApiOrder[]).map((order) => ({ ...order, paymentStatus: 'refunded' })), // checked by the guard
      headers: { 'X-Total-Count': 1 },
    }));
    await queryClient.refetchQueries();
    expect(await screen.findByText('refunded')).toHaveAttribute('data-tone', 'neutral');
  });

  it('shows the year of an order of another year, and of no other', async () => {
    const { server, queryClient } = await open();
    const row = (await status(1060)).closest('tr');
    expect(row).toHaveTextContent(/Jun 16, \d/);
    await server.db.orders.update(1060, (order) => void (order.createdAt = '2024-11-20T12:00:00Z'));
    await queryClient.refetchQueries();
    await waitFor(() => expect(row).toHaveTextContent(/Nov 20, 2024, \d/));
  });

  it('finds an order by its number as buyers quote it', async () => {
    await open({ path: '/bxm-secure-admin/orders?search=%231060' });
    expect(await screen.findByLabelText('Status of order 1060')).toBeVisible();
    expect(screen.getAllByLabelText(/^Status of order/)).toHaveLength(1);
  });

  it('searches and filters by the URL', async () => {
    await open({ path: '/bxm-secure-admin/orders?status=processing&search=platinum' });
    expect(await screen.findByText('1–3 of 3')).toBeVisible();
  });

  it('keeps a view that the clerk has saved', async () => {
    const { storage } = await open({ path: '/bxm-secure-admin/orders?search=gold&sort=-total' });
    await press('Save this view');
    const name = await screen.findByLabelText('Name of the view');
    enter(name, 'Gold first');
    const form = name.closest('form');
    if (form) fireEvent.submit(form);
    await press('To ship');
    await waitFor(() => expect(screen.getByLabelText('Status')).toHaveValue('processing'));
    await press('Gold first');
    expect(await screen.findByDisplayValue('gold')).toBeVisible();
    expect(storage.local.get('orderViews')).toContain('Gold first');
    // The focus stays in the row when the view goes with its buttons.
    await press('Remove the view Gold first');
    expect(storage.local.get('orderViews')).not.toContain('Gold first');
    expect(screen.getByRole('button', { name: 'Awaiting transfer' })).toHaveFocus();
  });

  it('keeps the views that another tab has saved', async () => {
    const { storage } = await open();
    const ofOtherTab = { name: 'Big ones', search: '', sort: '-total', filters: {} };
    storage.local.set(STORAGE_KEYS.orderViews, JSON.stringify([ofOtherTab]));
    await press('Save this view');
    const name = await screen.findByLabelText('Name of the view');
    enter(name, 'Mine');
    const form = name.closest('form');
    if (form) fireEvent.submit(form);
    expect(await screen.findByRole('button', { name: 'Mine' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Big ones' })).toBeVisible();
    expect(JSON.parse(storage.local.get(STORAGE_KEYS.orderViews) ?? '')).toMatchObject([ofOtherTab, { name: 'Mine' }]);
  });

  it('takes a day whose year is typed digit by digit', async () => {
    const { router, server } = await open();
    await status(1060);
    const before = server.log.entries().length;
    const from = screen.getByLabelText('Placed from');
    for (const year of ['0002', '0020', '0202']) {
      enter(from, `${year}-06-15`);
      expect(from).toHaveValue(`${year}-06-15`);
    }
    enter(from, '2025-06-15');
    await waitFor(() => expect(router.state.location.search).toBe('?search=1060&from=2025-06-15'));
    expect(from).toHaveValue('2025-06-15');
    await waitFor(() => expect(server.log.entries()).toHaveLength(before + 1));
    fireEvent.blur(from);
    await press('All');
    await waitFor(() => expect(from).toHaveValue(''));
  });

  it.each(['2025-02-30', '0002-06-15', '2025-6-15'])('does not filter by %s, which is no day', (day) => {
    expect(readTableState(new URLSearchParams({ from: day }), ORDER_TABLE).filters.from).toBeNull();
  });

  it('shows a failure with a retry', async () => {
    await open(failingOnce('listAdminOrders'));
    expect(await screen.findByText('The orders could not be loaded')).toBeVisible();
    await press('Retry');
    expect(await status(1060)).toBeVisible();
  });
});

describe('many orders at once', () => {
  it('get a status, with the result of each', async () => {
    const { stored, server } = await open({ path: PENDING });
    for (const id of [1060, 1058]) await select(id);
    await press('Set status');
    const dialog = within(await screen.findByRole('dialog'));
    await server.db.orders.remove(1058);
    fireEvent.click(await dialog.findByRole('button', { name: 'Set to Processing' }));
    expect(await dialog.findByText('1 of 2 orders changed, 1 failed.')).toBeVisible();
    expect(stored(1060)?.status).toBe('processing');
  });

  it('get pasted tracking numbers, with any delimiter; a row that cannot be sent says why', async () => {
    const { stored } = await open();
    await press('Send tracking numbers');
    const dialog = within(await screen.findByRole('dialog'));
    enter(
      await dialog.findByLabelText(/^One order on each line/),
      'orderId,tracking\n1060,1ZA\n1058;1ZD\n1057,\nabc,1ZB\n1060,1ZC\n',
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Check' }));
    expect(await dialog.findByText('2 of 5 rows can be sent; 3 cannot and will be left out.')).toBeVisible();
    expect(dialog.getByText('No tracking number')).toBeVisible();
    expect(dialog.getByText('No order number')).toBeVisible();
    expect(dialog.getByText('This order is listed above')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Send 2 and email the customers' }));
    expect(await dialog.findByText('2 of 2 orders changed.')).toBeVisible();
    expect(stored(1060)?.trackingNumber).toBe('1ZA');
    expect(stored(1058)?.trackingNumber).toBe('1ZD');
  });

  it('get the tracking numbers that failed with one more press, and each order one number', async () => {
    const { stored, server } = await open({ server: { faults: { setOrderTracking: { status: 500, times: 1 } } } });
    const sent = () => server.log.entries().filter(({ operationId }) => operationId === 'setOrderTracking').length;
    await press('Send tracking numbers');
    const dialog = within(await screen.findByRole('dialog'));
    enter(await dialog.findByLabelText(/^One order on each line/), '1060,1ZA\n1058,1ZB\n01060,1ZC\n');
    fireEvent.click(dialog.getByRole('button', { name: 'Check' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Send 2 and email the customers' }));
    expect(await dialog.findByText('1 of 2 orders changed, 1 failed.')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Try the failed ones again' }));
    expect(await dialog.findByText('1 of 1 orders changed.')).toBeVisible();
    expect(sent()).toBe(3);
    expect([stored(1060)?.trackingNumber, stored(1058)?.trackingNumber]).toEqual(['1ZA', '1ZB']);
  });

  it('get no tracking number from rows that cannot be told apart, and no row is left out without a word', async () => {
    await open();
    await press('Send tracking numbers');
    const dialog = within(await screen.findByRole('dialog'));
    const lines = () => dialog.findByLabelText(/^One order on each line/);
    enter(await lines(), '1060,"1ZA\n1058,1ZB\n');
    fireEvent.click(dialog.getByRole('button', { name: 'Check' }));
    expect(await dialog.findByText(/^The rows cannot be read:/)).toBeVisible();
    enter(await lines(), 'ORD1060,1ZA\n1058,1ZB\n');
    fireEvent.click(dialog.getByRole('button', { name: 'Check' }));
    expect(await dialog.findByText('1 of 2 rows can be sent; 1 cannot and will be left out.')).toBeVisible();
    expect(dialog.getByText('No order number')).toBeVisible();
  });

  it('get tracking numbers from a file, which can be chosen again after it could not be read', async () => {
    await open();
    await press('Send tracking numbers');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('button', { name: 'Choose a CSV file' });
    const field = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.unreachable();
    const file = new File(['1060,1ZA\n'], 'tracking.csv', { type: 'text/csv' });
    vi.spyOn(file, 'arrayBuffer').mockRejectedValueOnce(new DOMException('It has changed.', 'NotReadableError'));
    await userEvent.upload(field, file);
    expect(await dialog.findByText('The file cannot be read. Choose it again.')).toBeVisible();
    await userEvent.upload(field, file);
    expect(await dialog.findByRole('button', { name: 'Send 1 and email the customers' })).toBeVisible();
  });

  it('lose no pasted tracking numbers before the clerk has been asked', async () => {
    const { server } = await open({ server: { faults: { setOrderTracking: { status: 500, times: 1 } } } });
    const opened = async () => within(await screen.findByRole('dialog', { name: 'Send tracking numbers' }));
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Send tracking numbers');
    await (await opened()).findByLabelText(/^One order on each line/);
    // Nothing has been entered.
    await press('Cancel');
    await closed();
    await press('Send tracking numbers');
    const dialog = await opened();
    enter(await dialog.findByLabelText(/^One order on each line/), '1060,1ZA\n');
    const keep = async () => {
      await press('Keep editing');
      await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull());
    };
    fireEvent.keyDown(dialog.getByLabelText(/^One order on each line/), { key: 'Escape' });
    await keep();
    fireEvent.click(dialog.getByRole('button', { name: 'Check' }));
    const send = await dialog.findByRole('button', { name: /^Send 1/ });
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await keep();
    fireEvent.click(send);
    await dialog.findByText('0 of 1 orders changed, 1 failed.');
    fireEvent.click(dialog.getByText('Close'));
    await keep();
    fireEvent.click(dialog.getByRole('button', { name: 'Try the failed ones again' }));
    await dialog.findByText('1 of 1 orders changed.');
    fireEvent.click(dialog.getByText('Close'));
    await closed();
    expect(server.db.orders.get(1060)?.trackingNumber).toBe('1ZA');
  });

  it('keep their dialog open until the results are in', async () => {
    const sending = holdCall();
    await open({ server: { faults: { setOrderTracking: sending.call } } });
    await press('Send tracking numbers');
    const dialog = within(await screen.findByRole('dialog'));
    enter(await dialog.findByLabelText(/^One order on each line/), '1060,1ZA\n');
    fireEvent.click(dialog.getByRole('button', { name: 'Check' }));
    fireEvent.click(await dialog.findByRole('button', { name: /^Send 1/ }));
    // The second click of a double click may meet it.
    const cancel = await dialog.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toBeDisabled());
    fireEvent.keyDown(cancel, { key: 'Escape' });
    sending.release();
    expect(await dialog.findByText('1 of 1 orders changed.')).toBeVisible();
  });

  it('print as one pick list', async () => {
    await open({ path: PENDING });
    for (const id of [1060, 1058]) await select(id);
    await press('Pick list');
    const list = await screen.findByRole('table', { name: 'Pick list' });
    expect(within(list).getByText('1060')).toBeVisible();
    await press('Back to orders');
    await waitFor(() => expect(screen.getByText('2 orders selected')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Orders, scrolls' })).toHaveFocus());
  });

  it('print from the keyboard, and Back leads to the orders with the selection', async () => {
    const { router } = await open();
    await select(1060);
    const opener = screen.getByRole('button', { name: 'Pick list' });
    opener.focus();
    fireEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toHaveFocus());
    expect(document.title).toMatch(/^Pick list/);
    await router.navigate(-1);
    await waitFor(() => expect(screen.getByText('1 order selected')).toBeVisible());
    expect(screen.queryByRole('table', { name: 'Pick list' })).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
    expect(document.title).toMatch(/^Orders/);
  });

  it('print where two lines of an order are equal', async () => {
    const { server, queryClient } = await open();
    await server.db.orders.update(1060, (order) => void order.items.push(...order.items));
    await queryClient.refetchQueries();
    await select(1060);
    await press('Packing slips');
    const contents = within(await screen.findByRole('table', { name: 'Contents of order 1060' }));
    expect(contents.getAllByText('Braided USB-C Cable 1 m')).toHaveLength(2);
  });

  it('print as packing slips, with the country’s name and the customer’s phone in the address', async () => {
    await open({ path: PENDING });
    await select(1058);
    await press('Packing slips');
    expect(await screen.findByText('5 Summit Court', { exact: false })).toHaveTextContent(
      'United States+1 (555) 010-0106',
    );
  });
});
