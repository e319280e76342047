import { test as base, expect, type Page } from '@playwright/test';

/**
 * A page whose console must stay quiet: consoleErrors and page errors fail the journey. The browser's own line for a
 * failed call does not count.
 */
export const test = base.extend({
  page: async ({ page }, provide) => {
    const consoleErrors: string[] = [];
    page.on('console', (message) => {
      const failedCall = message.text().startsWith('Failed to load resource');
      if (['error', 'warning'].includes(message.type()) && !failedCall) consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => consoleErrors.push(error.message));
    await provide(page);
    expect(consoleErrors).toEqual([]);
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
  page.getByRole('link', { name: pieces === 1 ? 'Cart, 1 item' : `Cart, ${pieces.toLocaleString('en')} items` });

/** The toast that is shown: its text also stands in a hidden announcement. */
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

/** In the page: how many pixels it can be scrolled sideways. */
export const horizontalOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** In the page: controls whose words are cut off, and those that lie outside of it where nothing scrolls to them. */
export const clippedControls = () => {
  const cut: string[] = [];
  const page = document.documentElement.clientWidth;
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
    const box = control.getBoundingClientRect();
    // What is for screen readers alone is one pixel wide; a skip link waits above the page.
    if (!control.checkVisibility({ visibilityProperty: true }) || box.width <= 1 || box.bottom < 0) continue;
    const words = `${control.tagName.toLowerCase()} "${control.ariaLabel ?? control.textContent.trim()}"`;
    let clip: { left: number; right: number } = { left: 0, right: page };
    let scrolls = false;
    for (let around = control.parentElement; around; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around);
      if (overflowX === 'auto' || overflowX === 'scroll') scrolls = true;
      if (overflowX === 'hidden' || overflowX === 'clip') {
        const { left, right } = around.getBoundingClientRect();
        clip = { left: Math.max(clip.left, left), right: Math.min(clip.right, right) };
      }
    }
    if (!scrolls && (box.left < clip.left - 1 || box.right > clip.right + 1))
      cut.push(`${words} stands out of its box`);
    for (const part of [control, ...control.querySelectorAll<HTMLElement>('*')]) {
      if (part.scrollWidth <= part.clientWidth + 1) continue;
      const { overflowX, clipPath } = getComputedStyle(part);
      const hides = (overflowX === 'hidden' || overflowX === 'clip') && clipPath === 'none';
      // An ellipsis over two lines is for long names; the product's page has them in full.
      if (hides && part.clientWidth > 1) cut.push(`${words} is cut off`);
    }
  }
  return cut;
};
