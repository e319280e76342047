import { expect, type Page } from '@playwright/test';

/** Renders all cards at the start of a visit. Without the key, as for Ctrl+F, those far below the viewport wait for three seconds. */
export async function renderAllCards(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Control');
    await expect(page.locator('main').locator('[data-incomplete], [data-testid="card-skeleton"]')).toHaveCount(0, {
      timeout: 500,
    });
  }).toPass();
}
