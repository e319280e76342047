import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { PAGES } from '../../src/app/preload/pages';
import { STORAGE_KEYS } from '../../src/lib/storageKeys';
import { CONTACT, FLIPS } from '../support/orderCalls';
import { renderAllCards } from './allCards';
import { signInWithCart } from './checkout';
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
const LOGIN_OF_CLERKS = '/bxm-secure-admin/login';
const isForClerks = (url: string) => /^\/(admin|bxm-secure-admin)/.test(url) && url !== LOGIN_OF_CLERKS;
const isForBuyers = (url: string) =>
  /^\/(dashboard|profile|purchases|orders?|checkout|cart|pay|ship\w+-pay|square)/.test(url);
const UNKNOWN = '/no-such-page';
const URLS = [
  ...Object.keys(PAGES).map((route) => EXAMPLES[route] ?? route),
  '/bxm-secure-admin?view=inventory',
  '/bxm-secure-admin?view=costs',
  '/bxm-secure-admin?view=users',
  UNKNOWN,
];

/** Widths in CSS pixels: a desktop zoomed to 200 % has 720, phones have 390 and, small or zoomed, 320 (WCAG 1.4.10). */
const WIDTHS = [720, 390, 320];

/** Text spacing that users may set without losing content (WCAG 1.4.12). */
const WIDE_TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** The browser does not restyle what it skips below the fold, so axe would see there the colors of the other scheme. */
const NOTHING_SKIPPED = '* { content-visibility: visible !important; }';

/** The rest of a list repeats its first items, and axe takes half of its time for them. */
const SHORT_LISTS = ':is(li, tr, article):nth-child(n + 5) { display: none !important; }';

/** The provider's frame is transparent, and axe takes it for white. */
const EXCLUDED = 'iframe[title^="Secure card fields"]';

declare global {
  interface Window {
    /** axe, which `violationsOf` leaves in the page. */
    axe: typeof axe;
  }
}

/** Returns the violations that axe finds, each with its elements. */
async function violationsOf(page: Page, rules: axe.RunOptions): Promise<string[]> {
  const options: axe.RunOptions = {
    ...rules,
    resultTypes: ['violations'],
    iframes: false, // only the provider has one
    preload: false, // of style sheets, which no rule needs
    selectors: false, // which read the whole document; a violation has the element's HTML
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([excluded, runOptions]) => window.axe.run({ exclude: [excluded] }, runOptions),
    [EXCLUDED, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

// Off by default: 24 pixels for a finger, or room around what is smaller (WCAG 2.5.8).
const ALL_RULES: axe.RunOptions = { rules: { 'target-size': { enabled: true } } };
const CONTRAST: axe.RunOptions = { runOnly: ['color-contrast'] };

async function switchScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** In the page: waits until two frames are painted. */
const twoFrames = () =>
  new Promise<void>((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** In the page. */
const remove = (element: Element) => element.remove();

async function clippedAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(twoFrames); // charts follow the width one frame late
  const overflow = await page.evaluate(horizontalOverflow);
  return [...(overflow > 0 ? [`${overflow} pixels overflow`] : []), ...(await page.evaluate(clippedControls))];
}

/**
 * Opens a page as a link does: to load the shop and axe anew for each page takes a fifth more CPU time. It opens the page for
 * unknown URLs first, so that nothing of the page before is left.
 */
async function open(page: Page, url: string) {
  const heading = page.getByRole('heading', { level: 1 });
  for (const target of url === UNKNOWN ? [UNKNOWN] : [UNKNOWN, url]) {
    await page.evaluate((to) => {
      const { idx } = history.state as { idx: number }; // of the router
      history.pushState({ idx: idx + 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, target);
    const title = 'Page Not Found';
    await expect(heading.filter(target === UNKNOWN ? { hasText: title } : { hasNotText: title })).toBeVisible();
  }
}

/** Opens each page on a phone. On a desktop, axe checks the stories of the pages. */
async function checkPages(page: Page, urls: string[]) {
  test.setTimeout(urls.length * 60_000);
  const problems: Record<string, string[]> = {};
  let scheme: 'light' | 'dark' = 'light';
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
  await page.goto(UNKNOWN);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.addStyleTag({ content: NOTHING_SKIPPED });
  for (const url of urls) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, url);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await renderAllCards(page);
    expect(new URL(page.url()).pathname, 'no redirect').toBe(url.split('?')[0]);
    const shortLists = await page.addStyleTag({ content: SHORT_LISTS });
    problems[`${url}, axe in ${scheme}`] = await violationsOf(page, ALL_RULES);
    // Only colors differ in the other scheme, in which the next page opens.
    scheme = scheme === 'light' ? 'dark' : 'light';
    await switchScheme(page, scheme);
    problems[`${url}, contrast in ${scheme}`] = await violationsOf(page, CONTRAST);
    await shortLists.evaluate(remove);
    for (const width of WIDTHS) problems[`${url}, ${width} wide`] = await clippedAt(page, width);
    const spacing = await page.addStyleTag({ content: WIDE_TEXT_SPACING });
    problems[`${url}, 360 wide, spaced out`] = await clippedAt(page, 360);
    await spacing.evaluate(remove);
  }
  expect(Object.entries(problems).filter(([, found]) => found.length > 0)).toEqual([]);
}

test.describe('Each page passes axe, fits narrow screens and allows wide text spacing', () => {
  const missing = URLS.find((url) => url.includes(':'));
  if (missing) throw new Error(`${missing} needs an entry in EXAMPLES.`);

  test('for visitors', ({ page }) =>
    checkPages(
      page,
      URLS.filter((url) => !isForBuyers(url) && !isForClerks(url)),
    ));

  test('for buyers', async ({ page }) => {
    await signInWithCart(page);
    await page.goto(UNKNOWN);
    // Without them, the secure payment page leads back to the checkout.
    const items = [{ ...FLIPS, productName: 'JBL Flip 6 Portable Speaker' }];
    const data = JSON.stringify({ version: 1, owner: null, total: 2432.5, shippingAddress: CONTACT, items });
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
      STORAGE_KEYS.paymentData,
      data,
    ] as const);
    await checkPages(page, URLS.filter(isForBuyers));
  });

  test('for clerks', async ({ page }) => {
    await page.goto(LOGIN_OF_CLERKS);
    await logInAsClerk(page);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await checkPages(page, URLS.filter(isForClerks));
  });
});
