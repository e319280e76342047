import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { DEMO_PORT } from './ports';

interface Options {
  /** Whether the journey needs a browser that has never loaded the shop. */
  firstVisit: boolean;
}

/** Removes all that the shop has stored, its service worker included, and closes its pages. */
async function clear(context: BrowserContext) {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(context.pages().map((page) => page.close()));
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: `http://127.0.0.1:${DEMO_PORT}`, storageTypes: 'all' });
  await page.close();
}

export const test = base.extend<Options, { sharedContext: BrowserContext }>({
  firstVisit: [false, { option: true }],

  // Journeys share what the browser caches, files and compiled code: without that they take a sixth more CPU time.
  sharedContext: [
    async ({ browser }, provide, { project }) => {
      const context = await browser.newContext(project.use);
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, firstVisit, sharedContext }, provide) => {
    if (!firstVisit) {
      await provide(sharedContext);
      await clear(sharedContext);
      return;
    }
    const context = await browser.newContext();
    await provide(context);
    await context.close();
  },

  /**
   * A page on which console errors, warnings and uncaught errors fail the journey, except two of the browser’s own: for a
   * failed request, and for a preloaded file that is used later than "a few seconds" after it, as on a busy machine.
   */
  page: async ({ page }, provide) => {
    const consoleErrors: string[] = [];
    page.on('console', (message) => {
      const isBrowsersOwn = /^Failed to load resource|was preloaded using link preload but not used/.test(
        message.text(),
      );
      if (['error', 'warning'].includes(message.type()) && !isBrowsersOwn) consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => consoleErrors.push(error.message));
    await provide(page);
    expect(consoleErrors).toEqual([]);
  },
});

export { expect };

/** Logs in on /login. Waits for that page first, since the sign-up page has an Email field too. */
export async function logIn(page: Page, email: string) {
  await expect(page.getByRole('heading', { name: /^Log in/, level: 1 })).toBeVisible();
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill('carton-demo');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Logs in on the back office's login. */
export async function logInAsClerk(page: Page) {
  await page.getByLabel(/^Email/).fill('admin@example.com');
  await page.getByLabel(/^Password/).fill('carton-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The header's cart link, by the quantity in its name. */
export const cartLink = (page: Page, pieces: number) =>
  page.getByRole('link', { name: pieces === 1 ? 'Cart, 1 item' : `Cart, ${pieces.toLocaleString('en')} items` });

/** The visible toast; its text is also in a hidden announcement. */
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

/** Waits until the visible toast has exactly these texts, as title and description. */
export const expectToast = async (page: Page, ...texts: string[]) => {
  for (const text of texts) await expect(toast(page).getByText(text, { exact: true }).last()).toBeVisible();
};

declare global {
  interface Window {
    layoutShifts: { value: number; moved: string[] }[];
  }
}

/** Runs in the page before its own code: records the layout shifts without user input, and what has moved. */
export const recordShifts = () => {
  // TypeScript's DOM types lack it.
  type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => `${node?.nodeName} "${node?.textContent?.slice(0, 60)}"`);
      if (!hadRecentInput) window.layoutShifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Fails when the recorded shifts add up to 0.01 (CLS), and names what has moved. */
export async function expectNoShift(page: Page, label = '') {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${label} ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
}

/** Runs in the page: how many pixels it overflows horizontally. */
export const horizontalOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Runs in the page: controls with clipped text, and controls outside of the page that cannot be scrolled to. */
export const clippedControls = () => {
  const problems: string[] = [];
  const page = document.documentElement.clientWidth;
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
    const box = control.getBoundingClientRect();
    // Text for screen readers is one pixel wide; a skip link is above the page.
    if (!control.checkVisibility({ visibilityProperty: true }) || box.width <= 1 || box.bottom < 0) continue;
    const label = `${control.tagName.toLowerCase()} "${control.ariaLabel ?? control.textContent.trim()}"`;
    let clip: { left: number; right: number } = { left: 0, right: page };
    let scrolls = false;
    for (let ancestor = control.parentElement; ancestor; ancestor = ancestor.parentElement) {
      const { overflowX } = getComputedStyle(ancestor);
      if (overflowX === 'auto' || overflowX === 'scroll') scrolls = true;
      if (overflowX === 'hidden' || overflowX === 'clip') {
        const { left, right } = ancestor.getBoundingClientRect();
        clip = { left: Math.max(clip.left, left), right: Math.min(clip.right, right) };
      }
    }
    if (!scrolls && (box.left < clip.left - 1 || box.right > clip.right + 1))
      problems.push(`${label} is outside of its container`);
    for (const part of [control, ...control.querySelectorAll<HTMLElement>('*')]) {
      if (part.scrollWidth <= part.clientWidth + 1) continue;
      const { overflowX, clipPath } = getComputedStyle(part);
      const hides = (overflowX === 'hidden' || overflowX === 'clip') && clipPath === 'none';
      // Long names are clipped after two lines; the product page has them in full.
      if (hides && part.clientWidth > 1) problems.push(`${label} is clipped`);
    }
  }
  return problems;
};
