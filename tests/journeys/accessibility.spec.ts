import { AxeBuilder } from '@axe-core/playwright';
import { PAGES } from '../../src/app/preload/pages';
import { clippedControls, expect, horizontalOverflow, test } from './fixtures';

/** Addresses of the routes that need a parameter or a query. */
const EXAMPLES: Record<string, string> = {
  '/category/:slug': '/category/headphones',
  '/search': '/search?q=apple',
  '/product/:slug': '/product/jbl-flip-6',
};
const ADDRESSES = [...Object.keys(PAGES).map((route) => EXAMPLES[route] ?? route), '/no-such-page'];

/** A wide screen zoomed to 200 % has room for 720 pixels; phones have 390, 360 and, zoomed or small, 320 (WCAG 1.4.10). */
const WIDTHS = [720, 390, 360, 320];

/** What a reader may set for themselves, and nothing may be lost by it (WCAG 1.4.12). */
const SPACED_OUT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

for (const address of ADDRESSES) {
  if (address.includes(':')) throw new Error(`${address} needs an entry in EXAMPLES.`);
  // One scheme a project: desktop is checked in light, the phone in dark.
  test(`${address} has no barrier that axe knows, and narrow or spaced out it loses nothing`, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    // Off by default: 24 pixels for a finger, or room around what is smaller (WCAG 2.5.8).
    const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    expect(await page.evaluate(horizontalOverflow)).toBe(0);

    if (!isMobile) return;
    const height = page.viewportSize()?.height ?? 800;
    const lost: string[] = [];
    const look = async (how: string, widths: number[]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        const sideways = await page.evaluate(horizontalOverflow);
        if (sideways > 0) lost.push(`${how} at ${width}: ${sideways} pixels sideways`);
        for (const cut of await page.evaluate(clippedControls)) lost.push(`${how} at ${width}: ${cut}`);
      }
    };
    await look('as it is', WIDTHS);
    await page.addStyleTag({ content: SPACED_OUT });
    await look('spaced out', [360]);
    expect(lost).toEqual([]);
  });
}
