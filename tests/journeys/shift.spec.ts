import { expect, test } from './visit';

/** How much everything has moved that no person had set going, as browsers reckon it (CLS). */
declare global {
  interface Window {
    shifted: number;
  }
}

for (const route of ['/', '/products', '/product/jbl-flip-6']) {
  test(`nothing on ${route} moves when its pictures come late`, async ({ page, context }) => {
    let pictures = 0;
    await context.route(/\.(svg|png|webp|avif|jpg)(\?|$)/, async (picture) => {
      pictures += 1;
      const late = 1000 + (pictures % 5) * 250;
      await new Promise((resolve) => setTimeout(resolve, late));
      await picture.continue();
    });
    await page.addInitScript(() => {
      // The offer to new customers stands over the page; it is not what this is about.
      sessionStorage.setItem('offerDismissed', '1');
      window.shifted = 0;
      new PerformanceObserver((list) => {
        // The type has no entry of its own in TypeScript's library.
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!shift.hadRecentInput) window.shifted += shift.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    const whole = () => [...document.images].filter((image) => image.complete && image.naturalWidth > 0).length;
    await expect.poll(() => page.evaluate(whole)).toBeGreaterThan(3);
    for (const place of [700, 1400]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
      await page.waitForLoadState('networkidle');
    }
    expect(pictures).toBeGreaterThan(3);
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);
  });
}
