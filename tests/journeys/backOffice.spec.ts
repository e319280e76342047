import type { Locator, Page } from '@playwright/test';
import { expect, horizontalOverflow, logInAsClerk, test, toast } from './fixtures';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Logs in, and waits for the dashboard. */
async function openDashboard(page: Page) {
  await page.goto('/bxm-secure-admin');
  await logInAsClerk(page);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

/** Presses Tab until the element has the focus; fails on a focus trap. */
async function tabTo(page: Page, element: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await element.evaluate((target) => target === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
}

test('the inventory cuts no stock location and no margin', { tag: '@desktop' }, async ({ page }) => {
  await openDashboard(page);
  await page.goto('/bxm-secure-admin?view=inventory');
  await expect(page.getByText('26.0%, below cost at V7')).toBeVisible();
  const cut = await page.getByRole('table', { name: 'Inventory' }).evaluate((table) => {
    const cells = Array.from(table.querySelectorAll('td')).filter((cell) => cell.scrollWidth > cell.clientWidth);
    const location = table.querySelector<HTMLElement>('select[data-field="stockLocation"]');
    const given = location?.offsetWidth ?? 0;
    // As wide as its longest option.
    if (location) Object.assign(location.style, { width: 'auto', minWidth: '0' });
    return {
      cells: cells.map(({ textContent }) => textContent),
      lacking: Math.max(0, (location?.offsetWidth ?? 0) - given),
    };
  });
  expect(cut).toEqual({ cells: [], lacking: 0 });
});

test('a clerk’s morning', { tag: '@desktop' }, async ({ page }) => {
  await openDashboard(page);

  await test.step('processes the newest order from the dashboard', async () => {
    await page.getByRole('button', { name: 'Process order 1060' }).click();
    await expect(toast(page)).toContainText('Order status updated successfully');
    await expect(page.getByRole('button', { name: 'Mark Shipped order 1060' })).toBeVisible();
  });

  await test.step('marks a transfer as paid, and ships an order with its tracking number', async () => {
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.getByRole('button', { name: 'Mark order 1059 as paid' }).click();
    await expect(page.getByRole('button', { name: 'Mark order 1059 as paid' })).toHaveCount(0);
    await page.getByRole('button', { name: 'To ship' }).click();
    const tracking = page.getByRole('textbox', { name: 'Tracking number of order 1060' });
    await tracking.fill('1Z999AA10123456784');
    await tracking.press('Enter');
    await expect(toast(page)).toContainText('Tracking number updated and customer notified');
    // It waits no longer to be shipped.
    await expect(page.getByLabel('Status of order 1060')).toHaveCount(0);
  });

  await test.step('pastes counted pieces into the inventory, saves and takes it back', async () => {
    await page.getByRole('link', { name: 'Inventory', exact: true }).first().click();
    const stock = (name: string) => page.getByLabel(`Stock of ${name}`, { exact: true });
    await stock('Apple 20W iPhone Charger').evaluate((cell) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '11\t9.20\n12\t20.40\n');
      cell.focus();
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(stock('Apple 35W Dual USB-C Charger')).toHaveValue('12');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('All changes are saved')).toBeVisible();
    await page.getByRole('button', { name: 'Undo the last save' }).click();
    await expect(stock('Apple 20W iPhone Charger')).toHaveValue('24800');
  });

  await test.step('imports costs from a file', async () => {
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import products' });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'costs.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('\uFEFFID;Name;Supplier cost\r\n404;"Charger, 20 W";9,20\r\n403;Charger;20,40\r\n'),
    });
    await dialog.getByRole('button', { name: 'Save 2 products' }).click();
    await expect(dialog).toContainText('2 of 2 products saved.');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('row', { name: /Apple 20W iPhone Charger/ })).toContainText('$9.20');
  });

  await test.step('exports the day', async () => {
    await page.getByRole('link', { name: 'Daily orders', exact: true }).first().click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export CSV of Today/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  });
});

test('a clerk on a phone finds, pays, ships and processes an order', { tag: '@phone' }, async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('button', { name: 'Process order 1060' }).click();
  await expect(page.getByRole('button', { name: 'Mark Shipped order 1060' })).toBeVisible();

  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('searchbox').fill('1059');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Mark order 1059 as paid' }).click();
  await page.getByRole('textbox', { name: 'Tracking number of order 1059' }).fill('1Z999AA10123456784');
  await page.getByRole('button', { name: 'Send the tracking number of order 1059' }).click();
  await expect(page.getByLabel('Status of order 1059')).toHaveValue('shipped');
  expect(await page.evaluate(horizontalOverflow)).toBe(0);
});

test('a clerk ships an order by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/bxm-secure-admin/orders');
  await expect(page.getByLabel(/^Email/)).toBeVisible();
  await page.getByLabel(/^Email/).focus();
  await page.keyboard.type('admin@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('carton-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByLabel('Go to')).toBeFocused();
  await page.keyboard.type('1059');
  await expect(page.getByRole('dialog').getByText('Order 1059')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order 1059' })).toBeVisible();

  const paid = page.getByRole('button', { name: 'Mark order 1059 as paid' });
  await tabTo(page, paid);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Payment Confirmed');
  await tabTo(page, page.getByRole('textbox', { name: /^Tracking number/ }));
  await page.keyboard.type('1Z999AA10123456784');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Status of order 1059')).toHaveValue('shipped');
});

test(
  'a clerk finds the orders of a day by keyboard, and prints one as a packing slip',
  { tag: '@desktop' },
  async ({ page }) => {
    await openDashboard(page);
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    const from = page.getByLabel('Placed from');
    await from.focus();
    await page.keyboard.type('06162025');
    await expect(from).toHaveValue('2025-06-16');
    await expect(page.getByText('1–5 of 5')).toBeVisible();

    await page.goto('/admin/orders/1059');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Order 1059');
    await page.emulateMedia({ media: 'print' });
    await expect(heading).toHaveText('Packing slip, order 1059');
    await expect(page.getByText('77 Exchange Plaza, Floor 31').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText(/transfer|\$/i).filter({ visible: true })).toHaveCount(0);
  },
);
