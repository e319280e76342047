import { expect, test } from './fixtures';

const PAGES = ['/', '/products', '/product/jbl-flip-6'];

/** As a browser that is set to keep nothing: even to look at a storage throws. */
const block = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
};
/** What an older shop, another program or a curious person may have left behind. */
const litter = () => {
  const keys = ['scrollPositions', 'user', 'recentlyViewed', 'currency', 'colorScheme', 'offerDismissed', 'listView'];
  for (const storage of [localStorage, sessionStorage])
    for (const key of [...keys, 'pendingAdd', '__msw-cookie-store__']) storage.setItem(key, '5');
};

for (const path of PAGES) {
  for (const [name, spoil] of Object.entries({ blocked: block, littered: litter })) {
    test(`${path} opens where the browser’s storage is ${name}`, async ({ page }) => {
      await page.addInitScript(spoil);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
    });
  }
}
