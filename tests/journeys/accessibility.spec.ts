import { AxeBuilder } from '@axe-core/playwright';
import { PAGES } from '../../src/app/preload/pages';
import { clippedControls, expect, horizontalOverflow, test } from './fixtures';

/** Example URLs of the routes that need a parameter or a query. */
const EXAMPLES: Record<string, string> = {
  '/category/:slug': '/category/headphones',
  '/search': '/search?q=apple',
  '/product/:slug': '/product/jbl-flip-6',
};
const URLS = [...Object.keys(PAGES).map((route) => EXAMPLES[route] ?? route), '/no-such-page'];

/** Widths in CSS pixels: a desktop zoomed to 200 % has 720, phones have 390, 360 and, small or zoomed, 320 (WCAG 1.4.10). */
const WIDTHS = [720, 390, 360, 320];

/** Text spacing that users may set without losing content (WCAG 1.4.12). */
const WIDE_TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

for (const url of URLS) {
  if (url.includes(':')) throw new Error(`${url} needs an entry in EXAMPLES.`);
  // One color scheme per project: light on desktop, dark on the phone.
  test(`${url} passes axe and works at narrow widths and with wide text spacing`, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    // Off by default: targets have 24 pixels, or enough space around them (WCAG 2.5.8).
    const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    expect(await page.evaluate(horizontalOverflow)).toBe(0);

    if (!isMobile) return;
    const height = page.viewportSize()?.height ?? 800;
    const problems: string[] = [];
    const checkWidths = async (state: string, widths: number[]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        const overflow = await page.evaluate(horizontalOverflow);
        if (overflow > 0) problems.push(`${state} at ${width}: overflows by ${overflow} pixels`);
        for (const control of await page.evaluate(clippedControls)) problems.push(`${state} at ${width}: ${control}`);
      }
    };
    await checkWidths('default spacing', WIDTHS);
    await page.addStyleTag({ content: WIDE_TEXT_SPACING });
    await checkWidths('wide spacing', [360]);
    expect(problems).toEqual([]);
  });
}
