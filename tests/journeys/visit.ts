import { test as base, expect, type Page } from '@playwright/test';

/**
 * A page whose console must stay quiet: complaints and page errors fail the journey. The browser's own line for a
 * failed call does not count.
 */
export const test = base.extend({
  page: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const failedCall = message.text().startsWith('Failed to load resource');
      if (['error', 'warning'].includes(message.type()) && !failedCall) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await provide(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** Signs in on /login as a buyer would, once it is there: the sign-up screen before it has an Email field too. */
export async function logIn(page: Page, email: string) {
  await expect(page.getByRole('heading', { name: /^Log in/, level: 1 })).toBeVisible();
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill('carton-demo');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** The header's cart, by the quantity that it names. */
export const cartLink = (page: Page, pieces: number) =>
  page.getByRole('link', { name: pieces === 1 ? 'Cart, 1 item' : `Cart, ${pieces} items` });

/** The toast that is shown: its text also stands in a hidden announcement. */
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
