import { expect, horizontalOverflow, test } from './fixtures';

test(
  'on phones the tools of the header fit side by side, and the search expands and collapses',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/contact');
    const header = page.getByRole('banner').first();
    const field = header.getByRole('searchbox', { name: 'Search products' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const boxes = [];
      for (const control of [
        header.getByRole('button', { name: 'Menu' }),
        header.getByRole('link', { name: 'Carton, home' }),
        field,
        header.getByRole('link', { name: 'Login' }),
        header.getByRole('link', { name: 'Cart, 0 items' }),
      ])
        boxes.push((await control.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 });
      const centers = boxes.map(({ y, height }) => Math.round(y + height / 2));
      expect(Math.max(...centers) - Math.min(...centers)).toBeLessThanOrEqual(2);
      let previousEnd = 0;
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(previousEnd);
        expect(box.width).toBeGreaterThanOrEqual(24);
        previousEnd = box.x + box.width;
      }
      expect(previousEnd).toBeLessThanOrEqual(width);
      expect(await page.evaluate(horizontalOverflow)).toBe(0);
    }

    const collapsedWidth = (await field.boundingBox())?.width ?? 0;
    const width = async () => (await field.boundingBox())?.width ?? 0;
    await field.click();
    await expect.poll(width).toBeGreaterThan(collapsedWidth * 4);
    await page.keyboard.type('   ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/contact$/);
    await page.keyboard.press('Escape');
    await expect.poll(width).toBe(collapsedWidth);
    await field.click();
    await field.fill('  jbl ');
    await header.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=jbl$/);
  },
);

test('the floating button does not cover buttons or links', { tag: '@desktop' }, async ({ page }) => {
  const floating = page.getByRole('button', { name: 'Contact sales' });
  await page.goto('/product/jbl-flip-6');
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  for (const width of [1920, 1700, 1440, 1366, 1280, 1024, 900]) {
    await page.setViewportSize({ width, height: 900 });
    const left = (await floating.boundingBox())?.x ?? 0;
    const edge = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('main button, main a, footer a')].map(
          (control) => control.getBoundingClientRect().right,
        ),
      ),
    );
    expect(left).toBeGreaterThanOrEqual(Math.floor(edge));
  }
});
