import { test as base, expect, type Page } from '@playwright/test';

/** A page whose console must stay quiet: complaints and page errors fail the journey. The browser's own line for a failed call does not count. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const failedCall = message.text().startsWith('Failed to load resource');
      if (['error', 'warning'].includes(message.type()) && !failedCall) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

export const PASSWORD = 'carton-demo';

/** Signs in on /login as a buyer would. */
export async function logIn(page: Page, email: string) {
  await page.getByRole('tabpanel', { name: 'Login' }).getByLabel('Email').fill(email);
  await page.getByRole('tabpanel', { name: 'Login' }).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('tabpanel', { name: 'Login' }).getByRole('button', { name: 'Login', exact: true }).click();
}

/** The offer popup covers the home page on a first visit (D-170). */
export async function closeOffer(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
