import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES } from '../../src/app/preload/pages';
import { clippedControls, expect, horizontalOverflow, logInAsClerk, test } from './fixtures';

/** Example URLs of the routes that need a parameter or a query. */
const EXAMPLES: Record<string, string> = {
  '/category/:slug': '/category/headphones',
  '/search': '/search?q=apple',
  '/product/:slug': '/product/jbl-flip-6',
  '/order-confirmation/:id': '/order-confirmation/1050',
  '/orders/:id': '/orders/1050',
  '/orders/:id/reorder': '/orders/1050/reorder',
  '/admin/orders/:id': '/admin/orders/1059',
};
const URLS = [
  ...Object.keys(PAGES).map((route) => EXAMPLES[route] ?? route),
  '/bxm-secure-admin?view=inventory',
  '/bxm-secure-admin?view=costs',
  '/bxm-secure-admin?view=users',
  '/no-such-page',
];
const LOGIN_OF_CLERKS = '/bxm-secure-admin/login';
const isForClerks = (url: string) => /^\/(admin|bxm-secure-admin)/.test(url) && url !== LOGIN_OF_CLERKS;

/** Widths in CSS pixels: a desktop zoomed to 200 % has 720, phones have 390, 360 and, small or zoomed, 320 (WCAG 1.4.10). */
const WIDTHS = [720, 390, 360, 320];

/** Text spacing that users may set without losing content (WCAG 1.4.12). */
const WIDE_TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

const SCREENS = [
  { name: 'desktop, light', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'phone, dark', width: 390, height: 844, colorScheme: 'dark' },
] as const;

/** Returns the violations that axe finds, each with its elements. */
async function violationsOf(page: Page): Promise<string[]> {
  // Off by default: 24 pixels for a finger, or room around what is smaller (WCAG 2.5.8).
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** In the page: number of transitions that still change colors or sizes. */
const runningTransitions = () => document.getAnimations().filter((motion) => motion instanceof CSSTransition).length;

async function clippedAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  const overflow = await page.evaluate(horizontalOverflow);
  return [...(overflow > 0 ? [`${overflow} pixels overflow`] : []), ...(await page.evaluate(clippedControls))];
}

for (const url of URLS) {
  if (url.includes(':')) throw new Error(`${url} needs an entry in EXAMPLES.`);
  test(`${url} passes axe, fits narrow screens and allows wide text spacing`, async ({ page }) => {
    const problems: Record<string, string[]> = {};
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (isForClerks(url)) {
      await page.goto(LOGIN_OF_CLERKS);
      await logInAsClerk(page);
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    }
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    for (const { name, width, height, colorScheme } of SCREENS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await expect.poll(() => page.evaluate(runningTransitions)).toBe(0);
      problems[name] = await violationsOf(page);
    }
    for (const width of WIDTHS) problems[`${width} wide`] = await clippedAt(page, width);
    await page.addStyleTag({ content: WIDE_TEXT_SPACING });
    problems['360 wide, spaced out'] = await clippedAt(page, 360);
    expect(Object.entries(problems).filter(([, found]) => found.length > 0)).toEqual([]);
  });
}
