import { expect, test } from './fixtures';

const PAGES = ['/', '/products', '/product/jbl-flip-6'];

/** Like a browser that blocks storage: reading `window.localStorage` throws. */
const blockStorage = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
};
/** Fills storage with invalid values, as an older version, another program or a user may leave them. */
const fillWithInvalidValues = () => {
  const keys = ['scrollPositions', 'user', 'recentlyViewed', 'currency', 'colorScheme', 'offerDismissed', 'listView'];
  for (const storage of [localStorage, sessionStorage])
    for (const key of [...keys, 'pendingAdd', '__msw-cookie-store__']) storage.setItem(key, '5');
};

for (const [condition, initScript] of [
  ['is blocked', blockStorage],
  ['contains invalid values', fillWithInvalidValues],
] as const) {
  test(`pages open when storage ${condition}`, async ({ page }) => {
    await page.addInitScript(initScript);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
    }
  });
}

/** Runs in the page: what the browser keeps for the shop. */
const stored = async () => ({
  items: localStorage.length + sessionStorage.length,
  databases: (await indexedDB.databases()).length,
  caches: (await caches.keys()).length,
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  cookies: document.cookie,
});

test.describe('journeys share a browser', () => {
  test.describe.configure({ mode: 'serial' });

  test('this one stores something of each kind', async ({ page }) => {
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem('currency', 'EUR');
      document.cookie = 'journey=1';
    });
    expect(await page.evaluate(stored)).toMatchObject({ databases: 1, workers: 1, cookies: 'journey=1' });
  });

  test('the next one finds nothing of it', async ({ page }) => {
    // A file, since the shop would store its own.
    await page.goto('/favicon.svg');
    expect(await page.evaluate(stored)).toEqual({ items: 0, databases: 0, caches: 0, workers: 0, cookies: '' });
  });
});
