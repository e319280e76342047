import { expect, test } from './fixtures';

test('with reduced motion nothing animates', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  /** The end time of the longest running animation, in milliseconds. */
  const longestAnimation = () =>
    Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)));
  for (const route of ['/', '/products', '/product/jbl-flip-6']) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(longestAnimation)).toBeLessThan(50);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  }
  await page.getByRole('button', { name: 'Contact sales' }).click();
  await expect(page.getByRole('dialog', { name: 'Contact sales' })).toBeVisible();
  expect(await page.evaluate(longestAnimation)).toBeLessThan(50);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(
    await page.evaluate(() => document.getAnimations().filter((motion) => motion instanceof CSSTransition)),
  ).toEqual([]);
});

test('with forced colors selected and unselected choices look different', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/product/jbl-flip-6');
  const colors = page.getByRole('region', { name: 'Buy' }).getByRole('group', { name: /color/i });
  const red = colors.getByRole('button', { name: 'Red', exact: true });
  await red.click();
  await expect(red).toHaveAttribute('aria-pressed', 'true');
  const background = (name: string) =>
    colors.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await background('Red')).not.toBe(await background('Blue'));
  const dots = await colors
    .locator('button > span:first-child')
    .evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor));
  expect(new Set(dots).size).toBe(5);
  const row = page.getByRole('region', { name: 'Buy' }).locator('tr[aria-current]');
  expect(await row.evaluate((tier) => getComputedStyle(tier).outlineStyle)).toBe('solid');
});

test('a printed product page is dark on white, without interactive elements', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/product/jbl-flip-6');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('JBL Flip 6 Portable Speaker');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(title).toHaveCSS('color', 'rgb(22, 24, 29)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('link', { name: 'Carton, home' })).toBeVisible();
  await expect(page.getByRole('row', { name: /30–99/ })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const name of ['Add to Cart', 'Buy Now', 'Contact sales', 'Menu'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});
