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
