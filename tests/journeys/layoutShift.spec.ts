import { expect, test } from './fixtures';

/** How much everything has moved that no person had set going, as browsers reckon it (CLS). */
declare global {
  interface Window {
    shifted: number;
    sendAnswers: () => void;
  }
}

for (const route of ['/', '/products', '/product/jbl-flip-6']) {
  test(`nothing on ${route} moves when its pictures come late`, async ({ page, context }) => {
    let pictures = 0;
    let sendPictures = () => {};
    const drawn = new Promise<void>((resolve) => (sendPictures = resolve));
    await context.route(/\.(svg|png|webp|avif|jpg)(\?|$)/, async (picture) => {
      pictures += 1;
      const late = (pictures % 5) * 100;
      await drawn;
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
    sendPictures();
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

test('home reloaded at its very bottom stays as it is while its shelves come', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('offerDismissed', '1'));
  await page.goto('/');
  const shelves = page.locator('section[id] article');
  await expect.poll(() => shelves.count()).toBeGreaterThan(30);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  // Elsewhere words may wrap anew when the font comes.
  const heights = () =>
    page.evaluate(() => [...document.querySelectorAll('section[id]')].map((shelf) => shelf.clientHeight));
  const before = await heights();
  await page.addInitScript(() => {
    // No answer comes before the outlines have been looked at.
    const fetchNow = window.fetch;
    const seen = new Promise<void>((resolve) => (window.sendAnswers = resolve));
    window.fetch = async (...call) => {
      await seen;
      return fetchNow(...call);
    };
  });
  await page.reload();
  await expect(page.getByTestId('card-skeleton').first()).toBeAttached();
  expect(await heights()).toEqual(before);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.evaluate(() => window.sendAnswers());
  await expect(page.getByTestId('card-skeleton')).toHaveCount(0);
  await expect.poll(() => shelves.count()).toBeGreaterThan(30);
  expect(await heights()).toEqual(before);
});

test('a list that is on its way has outlines on all of the place that is kept for it', async ({ page }) => {
  await page.addInitScript(() => {
    const fetchNow = window.fetch;
    window.fetch = (...call) =>
      // A call that is never answered.
      /\/api\/products\b/.test(call[0] instanceof Request ? call[0].url : String(call[0]))
        ? new Promise(() => {})
        : fetchNow(...call);
  });
  await page.goto('/products');
  const outlines = page.getByTestId('card-skeleton');
  await expect(outlines).toHaveCount(6);
  const painted = await outlines.first().evaluate((first) => {
    const grid = first.parentElement;
    const cards = [...(grid?.children ?? [])].map((card) => card.getBoundingClientRect());
    const style = grid && getComputedStyle(grid, '::before');
    const row = (cards.find(({ top }) => top > (cards[0]?.top ?? 0))?.top ?? 0) - (cards[0]?.top ?? 0);
    const ends = [...(style?.backgroundImage ?? '').matchAll(/([\d.]+)px/g)].map(([, pixels]) => Number(pixels));
    return { row, period: ends.at(-1), height: parseFloat(style?.height ?? ''), kept: grid?.clientHeight ?? 0 };
  });
  expect(painted.period).toBeCloseTo(painted.row, 0);
  expect(painted.kept - painted.height).toBeLessThan(painted.row);
});
