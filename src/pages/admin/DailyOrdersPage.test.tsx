import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { readCsv } from '@/lib/csv/readCsv';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { holdCall } from '@tests/support/holdCall';

afterEach(() => void vi.useRealTimers());

async function open(options: TestShopOptions = {}) {
  const shop = await createTestShop({ path: '/bxm-secure-admin/daily-orders', persona: 'admin', ...options });
  render(shop.element);
  await screen.findByRole('heading', { level: 1, name: 'Daily orders' });
  const reads = () => shop.server.log.entries().filter(({ operationId }) => operationId === 'listAdminOrders').length;
  return { ...shop, user: userEvent.setup(), reads };
}

/** Records the files that the page saves. */
function recordDownloads() {
  const downloads: { name: string; file: Blob }[] = [];
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob); // the page makes files of no other kind
    return `blob:${files.length - 1}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files[Number(this.href.replace('blob:', ''))];
    if (file) downloads.push({ name: this.download, file });
  });
  return downloads;
}

const textOf = async (file: Blob) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());

const seededOrder = () => screen.findByRole('link', { name: 'Order 1060, opens in a new tab' });

it('shows seven days and names the time zone', async () => {
  await open();
  await seededOrder();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
  expect(screen.getByText(/^Times in .+\. Refreshes every 30 seconds/)).toBeVisible();
});

it('opens an order in a new tab', async () => {
  await open();
  const link = await seededOrder();
  expect(link).toHaveAttribute('href', '/admin/orders/1060');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('exports a day as a file that is named after it', async () => {
  const downloads = recordDownloads();
  const { user } = await open();
  await seededOrder();
  await user.click(screen.getByRole('button', { name: /^Export CSV of Today/ }));
  await vi.waitFor(() => expect(downloads).toMatchObject([{ name: 'orders-2025-06-16.csv' }]));
  const text = await textOf(downloads[0]?.file ?? new Blob());
  expect(text.split('\r\n')[0]).toBe(
    '\uFEFFOrder ID,Date,Customer,Email,Items,Subtotal,Shipping,Total,Payment Method,Payment Status,Status,Tracking Number',
  );
  const { header, rows } = await readCsv(new Blob([text]));
  const amount = (cells: string[], name: string) => Number(cells[header.indexOf(name)]);
  expect(rows.map(({ cells }) => cells[0])).toEqual(['1060', '1059', '1058', '1057', '1056']);
  for (const { cells } of rows)
    expect(amount(cells, 'Subtotal') + amount(cells, 'Shipping')).toBeCloseTo(amount(cells, 'Total'), 4);
});

it('does not export a day without orders', async () => {
  const downloads = recordDownloads();
  const { user } = await open({ server: { scenario: 'empty-shop' } });
  await user.click(await screen.findByRole('button', { name: /^Export CSV of Today/ }));
  expect(await screen.findByText('No orders to export for this day')).toBeVisible();
  expect(downloads).toEqual([]);
});

it('reads the orders again after 30 seconds, and leaves focus and opened days as they are', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { reads } = await open();
  await seededOrder();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const day = screen.getByRole('button', { name: /^Saturday/ });
  await user.click(day);
  expect(reads()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await vi.waitFor(() => expect(reads()).toBe(2));
  expect(day).toHaveFocus();
  expect(day).toHaveAttribute('aria-expanded', 'true');
});

it('says when it was read last, whatever the clerk does in between', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  await seededOrder();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const note = screen.getByText(/, last at /).textContent;
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await user.click(screen.getByRole('button', { name: /^Saturday/ }));
  expect(screen.getByText(/, last at /)).toHaveTextContent(note);
});

it('exports nothing before the orders are there', async () => {
  const reading = holdCall();
  const { user } = await open({ server: { faults: { listAdminOrders: reading.call } } });
  const button = await screen.findByRole('button', { name: /^Export CSV of Today/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(screen.queryByText('No orders to export for this day')).toBeNull();
  reading.release();
  await seededOrder();
  expect(button).not.toHaveAttribute('aria-disabled');
});

it('keeps the orders when a refresh fails, and says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = await open();
  await seededOrder();
  server.faults.set('listAdminOrders', { status: 500 });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText(/The last refresh failed/)).toBeVisible();
  expect(await seededOrder()).toBeVisible();
});

it('shows a failure with a retry, and not an empty day', async () => {
  const { server, user } = await open({ server: { faults: { listAdminOrders: { status: 500 } } } });
  expect(await screen.findByText('The orders could not be loaded')).toBeVisible();
  expect(screen.queryByText('No orders on this day.')).toBeNull();
  server.faults.clear();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Retry' }));
  await seededOrder();
});
