import { renderAllCards } from './allCards';
import { expect, test } from './fixtures';
import { recordScrollAtClick, scrollAtClick } from './scrollPosition';

const TOP_OF = (id: string) => `document.getElementById('${id}').getBoundingClientRect().top`;

test('a hash scrolls home to its section, also from another page of the shop', async ({ page }) => {
  for (const id of ['headphones', 'dyson']) {
    await page.goto('/products');
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    await page.goto(`/#${id}`);
    const products = page.locator(`#${id}`).getByRole('link', { name: /JBL|Apple|Dyson|Bose/ });
    await expect(products.first()).toBeVisible();
    await expect.poll(() => page.evaluate(TOP_OF(id))).toBeLessThan(200);
    expect(await page.evaluate(TOP_OF(id))).toBeGreaterThan(-200);
  }
});

test('the home page restores its scroll position after a product page, and after a reload', async ({ page }) => {
  const cards = page.getByRole('article');
  const waitForAllShelves = async () => {
    await renderAllCards(page);
    for (const anchor of ['earphones', 'headphones', 'speakers', 'apple', 'dyson']) {
      await expect(page.locator(`#${anchor}`).getByRole('article').first()).toBeAttached();
    }
    await expect(page.getByRole('region', { name: 'Others' }).getByRole('article').first()).toBeAttached();
  };
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.goto('/');
  await waitForAllShelves();
  const product = page.locator('#dyson').getByRole('heading', { level: 3 }).getByRole('link').first();
  const count = await cards.count();
  await page.evaluate(recordScrollAtClick);

  await test.step('opens a product and goes back', async () => {
    await product.click();
    await expect(page.getByRole('region', { name: 'Buy' })).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(count);
    const before = await page.evaluate(scrollAtClick);
    expect(before).toBeGreaterThan(2000);
    await expect.poll(scrollY).toBe(before);
  });

  await test.step('reloads the page', async () => {
    const before = await scrollY();
    await page.reload();
    await waitForAllShelves();
    await expect(cards).toHaveCount(count);
    await expect.poll(scrollY).toBe(before);
    await expect(product).toBeInViewport();
  });
});

test('a reloaded category restores its scroll position after its products have loaded', async ({ page }) => {
  const cards = page.getByRole('article');
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.goto('/category/headphones');
  await expect(cards.first()).toBeVisible();
  await renderAllCards(page);
  const count = await cards.count();
  const target = await page.evaluate(() => document.documentElement.scrollHeight - 2 * window.innerHeight);
  expect(target).toBeGreaterThan(600);
  await page.evaluate((top) => window.scrollTo(0, top), target);
  await expect.poll(scrollY).toBe(target);
  await page.reload();
  await expect(cards).toHaveCount(count);
  await expect.poll(scrollY).toBe(target);
});
