import type { Page } from '@playwright/test';
import { cartLink, expect, logIn, test, toast } from './fixtures';

test.use({ reducedMotion: 'reduce' });

/** Presses Tab until the element with this name has the focus; fails on a focus trap. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(label)) return;
  }
  throw new Error(`The Tab key never reached ${name}`);
}

test('a buyer fills the cart by keyboard alone', async ({ page }) => {
  await page.goto('/login?from=/product/jbl-flip-6');
  await logIn(page, 'silver@example.com');
  await expect(page.getByRole('heading', { name: 'JBL Flip 6 Portable Speaker', level: 1 })).toBeVisible();

  await test.step('chooses a color and a quantity', async () => {
    await tabTo(page, /^Red$/);
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name: 'Buy' }).getByRole('button', { name: 'Red' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await tabTo(page, /^Decrease quantity$/);
    await page.keyboard.press('Tab');
    await page.keyboard.type('12');
  });

  await test.step('adds, and closes the dialog', async () => {
    await tabTo(page, /^Add to Cart$/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Adding to cart succeed' });
    await expect(dialog).toContainText('$1,079.88');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(cartLink(page, 12)).toBeVisible();
  });

  await test.step('changes and removes the line', async () => {
    await page.goto('/cart');
    await expect(page.getByRole('row', { name: /JBL Flip 6/ })).toBeVisible();
    await tabTo(page, /^Increase quantity$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /JBL Flip 6/ })).toContainText('$1,169.87');
    await tabTo(page, /^Remove JBL Flip 6/);
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('Item Removed');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    // The empty cart takes the focus after it has rendered.
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });
});
