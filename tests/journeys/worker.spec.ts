import type { BrowserContext, Page } from '@playwright/test';
import { cartLink, expect, logIn, test } from './fixtures';

const IN_PAGE = /The mock server runs inside the page/;
const NOTICE = /The mock server runs inside the page: its worker was replaced or removed/;

/** Opens a product as a signed-in buyer. */
async function openProduct(page: Page) {
  await page.goto('/login?from=%2Fproduct%2Fjbl-flip-6');
  await logIn(page, 'fresh@example.com');
  await expect(page.getByRole('heading', { name: /JBL Flip 6/, level: 1 })).toBeVisible();
}

async function addOne(page: Page, pieces: number) {
  const buyBox = page.getByRole('region', { name: 'Buy' });
  await buyBox.getByRole('button', { name: 'Black', exact: true }).click();
  await buyBox.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Adding to cart succeed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartLink(page, pieces)).toBeVisible();
}

/** Stops the worker, as the browser does after a while without events. */
async function stopWorker(page: Page, context: BrowserContext) {
  const browser = await context.newCDPSession(page);
  const stopped = new Promise<void>((resolve) => {
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.every(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await browser.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await browser.send('Page.setWebLifecycleState', { state: 'active' });
  await browser.detach();
}

test('a tab whose worker the browser has stopped in the meantime goes on as before: the next call succeeds', async ({
  page,
  context,
}) => {
  await openProduct(page);
  await stopWorker(page, context);
  await addOne(page, 1);
  await stopWorker(page, context);
  const product = await page.evaluate(async () => (await fetch('/api/products/jbl-flip-6')).json());
  expect(product).toMatchObject({ slug: 'jbl-flip-6' });
  await expect(page.getByText(IN_PAGE)).toHaveCount(0);
});

test('a page that was loaded past the worker, by a hard reload, uses it all the same', async ({ page, context }) => {
  await openProduct(page);
  const withoutWorker = page.waitForEvent('console', (message) => message.text() === 'No worker controls this page.');
  await page.addInitScript(() => {
    if (!navigator.serviceWorker.controller) console.log('No worker controls this page.');
  });
  const browser = await context.newCDPSession(page);
  await browser.send('Page.reload', { ignoreCache: true });
  await withoutWorker;
  await addOne(page, 1);
  const host = await page.evaluate(async () => (await fetch('/api/products')).headers.get('x-mock-server'));
  expect(host).toBe('page');
  await expect(page.getByText(IN_PAGE)).toHaveCount(0);
});

/** Removes the worker. The page stays open, as when another tab removes it. */
async function removeWorker(page: Page, context: BrowserContext) {
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'service_workers',
  });
}

test('a tab whose worker is removed runs the mock server itself, and says so: the next call succeeds', async ({
  page,
  context,
}) => {
  await openProduct(page);
  await removeWorker(page, context);
  await addOne(page, 1);
  await expect(page.getByText(NOTICE)).toBeVisible();
});

test('a tab whose worker is replaced runs the mock server itself, and says so: the next call succeeds', async ({
  page,
  context,
}) => {
  await openProduct(page);
  // Where the old worker is not removed first, Chromium has kept the new one waiting for minutes.
  await removeWorker(page, context);
  await page.evaluate(() => void navigator.serviceWorker.register('/mockServiceWorker.js'));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toMatch(/mockServiceWorker/);
  await addOne(page, 1);
  await expect(page.getByText(NOTICE)).toBeVisible();
});

test('a worker that cannot be updated, as another tab has just removed it, is no error', async ({ page, context }) => {
  // keeps the worker registered while the other tab loads
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () =>
      Promise.reject(new TypeError('Failed to update a ServiceWorker: Not found'));
  });
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
