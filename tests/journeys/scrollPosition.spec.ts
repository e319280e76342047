import { expect, test } from './fixtures';
import { recordScrollAtClick, scrollAtClick } from './scrollPosition';

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

test('a buyer far down the home page is there again after a look at a product, and after a reload', async ({
  page,
}) => {
  const cards = page.getByRole('article');
  const whole = async () => {
    for (const anchor of ['earphones', 'headphones', 'speakers', 'apple', 'dyson']) {
      await expect(page.locator(`#${anchor}`).getByRole('article').first()).toBeAttached();
    }
    await expect(page.getByRole('region', { name: 'Others' }).getByRole('article').first()).toBeAttached();
  };
  const place = () => page.evaluate(() => window.scrollY);
  await page.goto('/');
  await whole();
  const product = page.locator('#dyson').getByRole('heading', { level: 3 }).getByRole('link').first();
  const count = await cards.count();
  await page.evaluate(recordScrollAtClick);

  await test.step('looks at a product and comes back', async () => {
    await product.click();
    await expect(page.getByRole('region', { name: 'Buy' })).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(count);
    const before = await page.evaluate(scrollAtClick);
    expect(before).toBeGreaterThan(2000);
    await expect.poll(place).toBe(before);
  });

  await test.step('loads the page anew', async () => {
    const before = await place();
    await page.reload();
    await whole();
    await expect(cards).toHaveCount(count);
    await expect.poll(place).toBe(before);
    await expect(product).toBeInViewport();
  });
});

test('a category that is loaded anew far down is there again, however long its products take', async ({ page }) => {
  const cards = page.getByRole('article');
  const place = () => page.evaluate(() => window.scrollY);
  const whole = page.locator('[aria-label=Results] ul[aria-busy=false]');
  await page.goto('/category/headphones');
  await expect(whole).toBeVisible();
  const count = await cards.count();
  const far = await page.evaluate(() => document.documentElement.scrollHeight - 2 * window.innerHeight);
  expect(far).toBeGreaterThan(600);
  await page.evaluate((top) => window.scrollTo(0, top), far);
  await expect.poll(place).toBe(far);
  await page.reload();
  await expect(cards).toHaveCount(count);
  await expect.poll(place).toBe(far);
});
