import type { Page } from '@playwright/test';
import { loadStandalone } from '../../scripts/mock-server/load.mjs';
import { PRODUCTION_PORT } from './ports';
import { expect, test } from './fixtures';

// The production build with a backend over HTTP: the mock server in its own process.
const SHOP_URL = `http://127.0.0.1:${PRODUCTION_PORT}`;
/** The code that every page needs. */
const SHOP_CHUNK = /\/assets\/shop-[^/]+\.js$/;
const PAGE_CHUNK = /\/assets\/[A-Z]\w+Page-[^/]+\.js$/;
/** The scripts of the first screens. */
const FIRST_SCREEN = /\/assets\/firstScreen-[^/]+\.js$/;

test.use({ firstVisit: true });

let backend: Awaited<ReturnType<Awaited<ReturnType<typeof loadStandalone>>['startStandalone']>>;

test.beforeAll(async () => {
  const { startStandalone } = await loadStandalone();
  backend = await startStandalone({ port: 0, scenario: 'default', seedNumber: 1, onNotice: () => undefined });
});
test.afterAll(() => backend.close());
// The page may still be making calls when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Forwards the shop's calls to the backend, and records them. */
async function callsOf(page: Page) {
  const calls: { url: string; session: string | undefined; token: string | undefined }[] = [];
  await page.route(`${SHOP_URL}/api/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const headers = route.request().headers();
    calls.push({ url: pathname + search, session: headers['x-session-id'], token: headers['authorization'] });
    await route.fulfill({ response: await route.fetch({ url: backend.url.replace(/\/$/, '') + pathname + search }) });
  });
  return calls;
}

/** Signs the page's buyer in and puts a line into the cart. Returns the token. */
async function signInWithCart(page: Page) {
  const token = await backend.server.signIn('silver@example.com');
  const response = await page.request.post(`${backend.url}/api/cart`, {
    headers: { authorization: `Bearer ${token}` },
    data: { productId: 301, quantity: 30, selectedOptions: { color: 'Black' } },
  });
  expect(response.status()).toBe(201);
  await page.addInitScript((text) => localStorage.setItem('authToken', text), token);
  return token;
}

for (const [path, sign] of [
  ['/', '[aria-label="Featured products"] a'],
  ['/products', '[aria-label=Results] article a'],
  ['/category/speakers', '[aria-label=Results] article a'],
  ['/product/jbl-flip-6', '[aria-label=Buy] button'],
  ['/checkout', 'input[name=firstName]'],
] as const) {
  test(`${path} loads its code and first responses in parallel with the shop's, each once`, async ({ page }) => {
    const calls = await callsOf(page);
    const token = path === '/checkout' ? await signInWithCart(page) : undefined;
    // A local server may deliver the shop's code before the page's first script has run, so it is held until the page's
    // own code and a first response have been requested.
    const preloadRequests = Promise.all(
      [PAGE_CHUNK, /\/api\//].map((url) => page.waitForRequest(url, { timeout: 60_000 })),
    );
    await page.route(SHOP_CHUNK, async (route) => {
      await preloadRequests;
      await route.continue();
    });
    await page.goto(SHOP_URL + path);
    await expect(page.locator(sign).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const urls = calls.map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(0);
    expect(urls).toEqual([...new Set(urls)]);
    expect(calls.filter(({ session }) => session !== 'anonymous')).toEqual([]);
    // The checkout has private calls only, the other pages public ones.
    expect(calls.filter((call) => call.token !== (token && `Bearer ${token}`))).toEqual([]);
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
    );
    const shopChunk = files.find(({ name }) => SHOP_CHUNK.test(name));
    const pageChunk = files.find(({ name }) => PAGE_CHUNK.test(name));
    const firstResponse = files.find(({ name }) => name.includes('/api/'));
    expect(pageChunk?.startTime).toBeLessThan(shopChunk?.responseEnd ?? 0);
    expect(firstResponse?.startTime).toBeLessThan(shopChunk?.responseEnd ?? 0);
    const names = files.map(({ name }) => name);
    expect(names, 'nothing is fetched twice').toEqual([...new Set(names)]);
  });
}

for (const [path, products] of [
  ['/', '[aria-label="Featured products"] li'],
  ['/products', '[aria-label=Results] li:nth-child(-n+3)'],
] as const) {
  test(`a new visitor sees the first screen of ${path} with its products before the shop's code has arrived, and nothing moves when it has`, async ({
    page,
  }) => {
    await callsOf(page);
    // Until the app has rendered, the first screen is hidden from screen readers.
    const title = page.getByRole('heading', { level: 1, includeHidden: true });
    const items = page.locator(products);
    const pictures = page.locator('main').locator(`${products} img, img[src="/art/hero.svg"]`);
    const places = () => Promise.all([title, pictures.first()].map((element) => element.boundingBox()));
    const contents = () =>
      items.evaluateAll((all) =>
        all.flatMap((item) => [
          ...[...item.querySelectorAll('a')].map((link) => `${link.innerText} ${link.href}`),
          ...[...item.querySelectorAll('img')].map(({ currentSrc }) => currentSrc),
        ]),
      );
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(SHOP_CHUNK, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(SHOP_URL + path, { waitUntil: 'commit' });
    await expect(title).toBeVisible();
    await expect(items.locator('a').first()).toBeVisible();
    await expect(pictures.first()).toHaveJSProperty('complete', true);
    // They do nothing yet; and the focus would be lost when the app renders.
    await expect(page.locator('[data-first-screen] :is(button, input, select):not([inert])')).toHaveCount(0);
    await expect(page.locator('[data-first-screen] a:not([tabindex="-1"])')).toHaveCount(0);
    await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
    const before = await places();
    const early = await contents();
    release();
    await expect(page.locator('[data-first-screen]')).toHaveCount(0);
    await expect(items.first()).toBeVisible();
    expect(await places()).toEqual(before);
    expect(await contents()).toEqual(early);
  });
}

test("a product of the first screen opens without the shop's code", async ({ page }) => {
  await callsOf(page);
  await page.route(SHOP_CHUNK, (route) => route.abort());
  await page.goto(SHOP_URL);
  await page.locator('[aria-label="Featured products"] a', { hasText: 'JBL Flip 6' }).click();
  await expect(page).toHaveURL(`${SHOP_URL}/product/jbl-flip-6`);
});

for (const [visit, path, key] of [
  ['another page', '/category/speakers', ''],
  ['a visitor with a stored choice', '/', 'colorScheme'],
] as const) {
  test(`${visit} has no prerendered screen`, async ({ page }) => {
    await callsOf(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.addInitScript((name) => name && localStorage.setItem(name, 'dark'), key);
    await page.goto(SHOP_URL + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requests.filter((url) => PAGE_CHUNK.test(url))).toHaveLength(1);
    expect(requests.filter((url) => FIRST_SCREEN.test(url))).toEqual([]);
  });
}

test('a first screen that arrives after the app has rendered is not shown', async ({ page }) => {
  await callsOf(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(FIRST_SCREEN, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(SHOP_URL);
  await expect(page.locator('[aria-label="Featured products"] a').first()).toBeVisible();
  const arrived = page.waitForEvent('requestfinished', (request) => FIRST_SCREEN.test(request.url()));
  release();
  await arrived;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(page.locator('[data-first-screen]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test("the shop's code begins with the mark that has its functions compiled while it loads", async ({ request }) => {
  const page = await (await request.get(SHOP_URL)).text();
  const file = /<link rel="modulepreload"[^>]* href="([^"]+shop-[^"]+)"/.exec(page)?.[1] ?? 'no such file';
  expect(await (await request.get(new URL(file, SHOP_URL).href)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("the font and the home page's largest picture are preloaded, and requested once", async ({ page }) => {
  await callsOf(page);
  await page.goto(SHOP_URL);
  await expect(page.locator('[aria-label="Featured products"] a').first()).toBeVisible();
  const preloaded = await page
    .locator('link[rel=preload]:is([as=image], [as=font])')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  expect(preloaded.map((href) => new URL(href).pathname)).toEqual(['/art/hero.svg', expect.stringMatching(/\.woff2$/)]);
  const requested = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const href of preloaded) expect(requested.filter((name) => name === href)).toHaveLength(1);
});

test("when the shop's code fails to load, the page says so, names a wrong base path, and can be loaded again", async ({
  browser,
}) => {
  // Not the fixture's page, which fails on console warnings: this page logs a warning for each unused preload.
  const page = await browser.newPage();
  await callsOf(page);
  await page.route(SHOP_CHUNK, (route) => route.abort());
  await page.goto(SHOP_URL);
  const reloadLink = page.getByRole('link', { name: 'Load the page again' });
  await expect(reloadLink).toBeVisible();
  await expect(page.getByText('it may have been built for another path')).toBeVisible();
  await page.unroute(SHOP_CHUNK);
  await reloadLink.click();
  await expect(page.locator('[aria-label="Featured products"] a').first()).toBeVisible();
  await expect(reloadLink).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
});
