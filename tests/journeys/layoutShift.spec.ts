import { renderAllCards } from './allCards';
import { cartLink, expect, expectNoShift, logIn, recordShifts, test } from './fixtures';

declare global {
  interface Window {
    sendResponses: () => void;
  }
}

/** Runs in the page before its own code. The popup is not part of these tests. */
const hideOffer = () => sessionStorage.setItem('offerDismissed', '1');

/** Runs in the page before its own code: requests whose URL matches wait for `sendResponses`. */
const holdResponses = (pattern: string) => {
  const originalFetch = window.fetch;
  const released = new Promise<void>((resolve) => (window.sendResponses = resolve));
  window.fetch = async (...call) => {
    if (new RegExp(pattern).test(call[0] instanceof Request ? call[0].url : String(call[0]))) await released;
    return originalFetch(...call);
  };
};

for (const route of ['/', '/products', '/product/jbl-flip-6']) {
  test(`${route} does not shift when its pictures load late`, async ({ page, context }) => {
    let pictures = 0;
    let sendPictures = () => {};
    const released = new Promise<void>((resolve) => (sendPictures = resolve));
    await context.route(/\.(svg|png|webp|avif|jpg)(\?|$)/, async (picture) => {
      pictures += 1;
      // The pictures arrive one after the other, as on a slow network.
      const delay = (pictures % 5) * 100;
      await released;
      await new Promise((resolve) => setTimeout(resolve, delay));
      await picture.continue();
    });
    await page.addInitScript(hideOffer);
    await page.addInitScript(recordShifts);
    await page.goto(route, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    sendPictures();
    const countLoadedImages = () =>
      [...document.images].filter((image) => image.complete && image.naturalWidth > 0).length;
    await expect.poll(() => page.evaluate(countLoadedImages)).toBeGreaterThan(3);
    for (const scrollTop of [700, 1400]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrollTop);
      await page.waitForLoadState('networkidle');
    }
    expect(pictures).toBeGreaterThan(3);
    await expectNoShift(page);
  });
}

test('the home page reloaded at its bottom does not shift while its shelves load', async ({ page }) => {
  await page.addInitScript(hideOffer);
  await page.goto('/');
  const shelves = page.locator('section[id] article');
  await expect(page.locator('section[id]').first()).toBeAttached();
  await renderAllCards(page);
  await expect.poll(() => shelves.count()).toBeGreaterThan(30);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  // Only the shelves: other text may rewrap when the font loads.
  const heights = () =>
    page.evaluate(() => [...document.querySelectorAll('section[id]')].map((shelf) => shelf.clientHeight));
  const before = await heights();
  await page.addInitScript(holdResponses, '/api/');
  await page.reload();
  await expect(page.getByTestId('card-skeleton').first()).toBeAttached();
  expect(await heights()).toEqual(before);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.evaluate(() => window.sendResponses());
  await expect(page.getByTestId('card-skeleton')).toHaveCount(0);
  await expect.poll(() => shelves.count()).toBeGreaterThan(30);
  expect(await heights()).toEqual(before);
});

test('a product of another region than the cart does not shift when a slow cart arrives', async ({ page }) => {
  await page.addInitScript(hideOffer);
  await page.addInitScript(recordShifts);
  await page.goto('/login?from=%2Fproduct%2Fjbl-flip-6');
  await logIn(page, 'silver@example.com');
  const buyBox = page.getByRole('region', { name: 'Buy' });
  await buyBox.getByRole('button', { name: 'Black', exact: true }).click();
  await buyBox.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Adding to cart succeed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartLink(page, 1)).toBeVisible();
  await page.addInitScript(holdResponses, '/api/cart');
  for (const device of ['known', 'new']) {
    if (device === 'new') await page.evaluate(() => localStorage.removeItem('cartRegion'));
    await page.goto('/product/apple-magsafe-charger-eu');
    await expect(buyBox.getByText('Reading your cart for the price')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.sendResponses());
    await expect(buyBox.getByText('Your cart holds USA stock.')).toBeVisible();
    await expect(buyBox.getByText('Reading your cart for the price')).toHaveCount(0);
    await expectNoShift(page, `a ${device} device`);
  }
});

// Below each other the parts have more to push down.
test('the account’s pages do not shift when slow responses arrive', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(hideOffer);
  await page.addInitScript(recordShifts);
  await page.goto('/login?from=%2Fdashboard');
  await logIn(page, 'silver@example.com');
  await expect(page).toHaveURL('/dashboard');
  await page.addInitScript(holdResponses, '/api/(user|products/)');
  for (const [path, text] of [
    ['/dashboard', 'V3 Silver'],
    ['/profile', '+1 (555) 010-0103'],
    ['/orders/1033/reorder', 'Now $26.98 each'],
    ['/purchases', 'Now $89.99 each'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.sendResponses());
    await expect(page.getByText(text).first()).toBeVisible();
    await expectNoShift(page, path);
  }
});

test('a loading list has skeletons over all of its reserved height', async ({ page }) => {
  await page.addInitScript(() => {
    const originalFetch = window.fetch;
    window.fetch = (...call) =>
      // A request without a response.
      /\/api\/products\b/.test(call[0] instanceof Request ? call[0].url : String(call[0]))
        ? new Promise(() => {})
        : originalFetch(...call);
  });
  // With a query it has no first screen, which has skeletons too.
  await page.goto('/products?sort=name');
  const skeletons = page.getByTestId('card-skeleton');
  await expect(skeletons).toHaveCount(6);
  const sizes = await skeletons.first().evaluate((first) => {
    const grid = first.parentElement;
    const cards = [...(grid?.children ?? [])].map((card) => card.getBoundingClientRect());
    const style = grid && getComputedStyle(grid, '::before');
    const row = (cards.find(({ top }) => top > (cards[0]?.top ?? 0))?.top ?? 0) - (cards[0]?.top ?? 0);
    const ends = [...(style?.backgroundImage ?? '').matchAll(/([\d.]+)px/g)].map(([, pixels]) => Number(pixels));
    return { row, period: ends.at(-1), height: parseFloat(style?.height ?? ''), reserved: grid?.clientHeight ?? 0 };
  });
  expect(sizes.period).toBeCloseTo(sizes.row, 0);
  expect(sizes.reserved - sizes.height).toBeLessThan(sizes.row);
});
