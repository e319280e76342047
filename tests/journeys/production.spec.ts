import type { Page } from '@playwright/test';
import { loadStandalone } from '../../scripts/mock-server/load.mjs';
import { PRODUCTION_PORT } from './ports';
import { expect, test } from './fixtures';

// The production build on a backend that answers over HTTP: here the mock server in a process of its own.
const SHOP = `http://127.0.0.1:${PRODUCTION_PORT}`;
const SHOP_CODE = /\/assets\/index-[^/]+\.js$/;
const PAGE_CODE = /\/assets\/[A-Z]\w+Page-[^/]+\.js$/;
let backend: { url: string; close: () => Promise<void> | void };

test.beforeAll(async () => {
  const { startStandalone } = await loadStandalone();
  backend = await startStandalone({ port: 0, scenario: 'default', seedNumber: 1, onNotice: () => undefined });
});
test.afterAll(() => backend.close());
// The page may still be making calls when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Forwards the shop's calls to the backend, and records them. */
async function callsOf(page: Page) {
  const calls: { address: string; session: string | undefined }[] = [];
  await page.route(`${SHOP}/api/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    calls.push({ address: pathname + search, session: route.request().headers()['x-session-id'] });
    await route.fulfill({ response: await route.fetch({ url: backend.url.replace(/\/$/, '') + pathname + search }) });
  });
  return calls;
}

for (const [path, sign] of [
  ['/', '[aria-label="Featured products"] a'],
  ['/products', '[aria-label=Results] article a'],
  ['/category/speakers', '[aria-label=Results] article a'],
  ['/product/jbl-flip-6', '[aria-label=Buy] button'],
] as const) {
  test(`${path} asks for its code and its first answers beside the shop's code, and for each answer once`, async ({
    page,
  }) => {
    const calls = await callsOf(page);
    // From a server this near the shop's code might be here before the page's first script has run: it is delivered
    // once the page's own code and a first answer have been asked for.
    const askedAhead = Promise.all([PAGE_CODE, /\/api\//].map((url) => page.waitForRequest(url, { timeout: 60_000 })));
    await page.route(SHOP_CODE, async (route) => {
      await askedAhead;
      await route.continue();
    });
    await page.goto(SHOP + path);
    await expect(page.locator(sign).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const addresses = calls.map(({ address }) => address);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses).toEqual([...new Set(addresses)]);
    expect(calls.filter(({ session }) => session !== 'anonymous')).toEqual([]);
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
    );
    const shop = files.find(({ name }) => SHOP_CODE.test(name));
    const own = files.find(({ name }) => PAGE_CODE.test(name));
    const first = files.find(({ name }) => name.includes('/api/'));
    expect(own?.startTime).toBeLessThan(shop?.responseEnd ?? 0);
    expect(first?.startTime).toBeLessThan(shop?.responseEnd ?? 0);
    expect(new Set(files.map(({ name }) => name)).size, 'nothing is fetched twice').toBe(files.length);
  });
}

test("home's largest picture is asked for before the shop's code runs", async ({ page }) => {
  await callsOf(page);
  await page.goto(SHOP);
  await expect(page.locator('[aria-label="Featured products"] a').first()).toBeVisible();
  const preloads = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  );
  expect(preloads).toEqual(['/art/hero.svg']);
});

test("where the shop's code is missing, the page says so, names a wrong base path, and can be loaded again", async ({
  browser,
}) => {
  // Not the fixture's page, whose console must stay empty: this one reports preloads that nothing used.
  const page = await browser.newPage();
  await callsOf(page);
  await page.route(SHOP_CODE, (route) => route.abort(), { times: 1 });
  await page.goto(SHOP);
  const again = page.getByRole('link', { name: 'Load the page again' });
  await expect(again).toBeVisible();
  await expect(page.getByText('it may have been built for another path')).toBeVisible();
  await again.click();
  await expect(page.locator('[aria-label="Featured products"] a').first()).toBeVisible();
  await expect(again).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
});
