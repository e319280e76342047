import { expect, test } from './visit';

const TOP_OF = (id: string) => `document.getElementById('${id}').getBoundingClientRect().top`;

for (const id of ['headphones', 'speakers', 'apple', 'dyson']) {
  test(`/#${id} shows its section, also after another page of the shop`, async ({ page }) => {
    await page.goto('/products');
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    await page.goto(`/#${id}`);
    await expect(
      page
        .locator(`#${id}`)
        .getByRole('link', { name: /JBL|Apple|Dyson|Bose/ })
        .first(),
    ).toBeVisible();
    await expect.poll(() => page.evaluate(TOP_OF(id))).toBeLessThan(200);
    expect(await page.evaluate(TOP_OF(id))).toBeGreaterThan(-200);
  });
}
