import { expect, test } from './fixtures';
import { recordScrollAtClick, scrollAtClick } from './scrollPosition';

test('a buyer narrows a list, looks at a product, and comes back to the very place', async ({ page }) => {
  const results = page.getByRole('region', { name: 'Results' });
  await page.goto('/products');
  await expect(results.getByRole('article').first()).toBeVisible();

  await test.step('narrows it and orders it', async () => {
    // Beside the list from 861 pixels on; there its code may come late.
    const wide = (page.viewportSize()?.width ?? 0) > 860;
    if (!wide) await page.getByRole('button', { name: 'Filters' }).click();
    const filters = wide
      ? page.getByRole('region', { name: 'Filters' })
      : page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('button', { name: 'USA stock' }).click();
    await filters.getByRole('textbox', { name: 'Price from, US dollars' }).fill('10');
    await page.keyboard.press('Enter');
    if (!wide) await page.getByRole('button', { name: /^Show \d+ products$/ }).click();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('-price');
    await expect(page).toHaveURL(/\?region=USA&minPrice=10&sort=-price$/);
  });

  for (const view of ['cards', 'table'] as const) {
    await test.step(`comes back to the ${view}`, async () => {
      const products = results.getByRole(view === 'cards' ? 'article' : 'row');
      await page.getByRole('button', { name: `Show as ${view}` }).click();
      // The dearest stands first: what is on the screen is the answer to all that was chosen.
      await expect(products.nth(view === 'cards' ? 0 : 1)).toContainText('Dyson Airwrap Salon');
      await expect(results.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('From $10.00');
      const first = await products.nth(1).textContent();
      const link = products.nth(12).getByRole('link').last();
      const address = page.url();
      await page.evaluate(recordScrollAtClick);
      await link.click();
      await expect(page).toHaveURL(/\/product\//);
      await expect(page.getByRole('region', { name: 'Buy' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(products.nth(1)).toHaveText(first ?? '');
      const place = await page.evaluate(scrollAtClick);
      expect(place).toBeGreaterThan(300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    });
  }
});
