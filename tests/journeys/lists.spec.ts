import { renderAllCards } from './allCards';
import { expect, test } from './fixtures';
import { recordScrollAtClick, scrollAtClick } from './scrollPosition';

test('a buyer filters a list, opens a product, and returns to the same scroll position', async ({ page }) => {
  const results = page.getByRole('region', { name: 'Results' });
  await page.goto('/products');
  await expect(results.getByRole('article').first()).toBeVisible();

  await test.step('filters and sorts it', async () => {
    // Above 860 pixels the filters are beside the list, and their code may load late.
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
    await test.step(`returns to the ${view}`, async () => {
      const products = results.getByRole(view === 'cards' ? 'article' : 'row');
      await page.getByRole('button', { name: `Show as ${view}` }).click();
      // The most expensive product is first once all filters and the order apply.
      await expect(products.nth(view === 'cards' ? 0 : 1)).toContainText('Dyson Airwrap Salon');
      await expect(results.locator('[aria-busy="true"]')).toHaveCount(0);
      await renderAllCards(page);
      await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('From $10.00');
      const first = await products.nth(1).textContent();
      const link = products.nth(12).getByRole('link').last();
      const url = page.url();
      await page.evaluate(recordScrollAtClick);
      await link.click();
      await expect(page).toHaveURL(/\/product\//);
      await expect(page.getByRole('region', { name: 'Buy' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(url);
      await expect(products.nth(1)).toHaveText(first ?? '');
      const scrollY = await page.evaluate(scrollAtClick);
      expect(scrollY).toBeGreaterThan(300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollY);
    });
  }
});
