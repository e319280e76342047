import { expect, test } from './fixtures';

// The first screen of the demo; that of the production build is in production.spec.ts.
test("the demo's first screen has the offer that is valid at the mock server's time, and the mock server's products", async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/shop-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const offer = page.getByText('NEWCOMER10').first();
  const featured = page.locator('[aria-label="Featured products"]');
  await expect(page.locator('[data-first-screen]')).toBeVisible();
  await expect(offer).toBeVisible();
  await expect(featured.locator('a').first()).toBeVisible();
  const early = await featured.innerText();
  release();
  await expect(page.locator('[data-first-screen]')).toHaveCount(0);
  await expect(offer).toBeVisible();
  expect(await featured.innerText()).toBe(early);
});
