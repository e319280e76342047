import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './visit';

const ROUTES = [
  '/',
  '/products',
  '/category/headphones',
  '/search?q=apple',
  '/product/jbl-flip-6',
  '/cart',
  '/membership',
  '/login',
  '/signup',
  '/contact',
  '/live-chat',
  '/shipping-info',
  '/privacy',
  '/terms',
  '/no-such-page',
];

for (const route of ROUTES) {
  // One scheme a project: desktop is checked in light, the phone in dark.
  test(`${route} has no barrier that axe knows, and nothing scrolls sideways`, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
