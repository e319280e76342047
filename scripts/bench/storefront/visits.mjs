// Measures in the browser: a first visit to a page, and a buyer's steps in a long list.

/** How much slower a modest phone's CPU is than a developer's machine. */
const SLOWDOWN = 4;

/** Waits until nothing has changed or loaded on the page for a second. */
const settle = (page) =>
  page.evaluate(async () => {
    const now = () => `${document.querySelectorAll('*').length} ${performance.getEntriesByType('resource').length}`;
    for (let before = ''; before !== now();) {
      before = now();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  });

async function open(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { context, page };
}

/** Records in the page the time of the first frame in which `selector` matches, and the layout shifts. */
const watch = (page, selector) =>
  page.addInitScript((target) => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts += value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => (window.largest = list.getEntries().at(-1).startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    const look = () => {
      if (document.querySelector(target)) window.readyAt = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);

/** A visit with an empty cache: milliseconds from the navigation until `selector` matches, largest paint, and shifts. */
export async function firstVisit(browser, address, selector) {
  const { context, page } = await open(browser);
  await watch(page, selector);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.readyAt !== undefined, null, { timeout: 60_000 });
  await settle(page);
  const figures = await page.evaluate(() => ({
    ready: window.readyAt,
    largest: window.largest ?? 0,
    shift: window.shifts,
    nodes: document.querySelectorAll('*').length,
  }));
  await context.close();
  return figures;
}

/**
 * The slowest key press in the list's search box, in milliseconds: from the key until its letter is painted, by the
 * browser's event timing, which leaves out what is faster than 16 ms.
 */
async function keystrokes(page) {
  await page.evaluate(() => {
    window.keys = [];
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries()) if (interactionId > 0) window.keys.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const box = page.getByRole('searchbox', { name: 'Search in this list' });
  await box.click();
  for (const key of 'speaker') {
    await box.press(key);
    // Longer than the search box's debounce, so that each letter loads and renders a new list.
    await page.waitForTimeout(700);
  }
  await settle(page);
  return Math.max(16, ...(await page.evaluate(() => window.keys)));
}

/** Milliseconds from going Back until the first product is painted. */
async function back(page, selector) {
  await page.locator(selector).first().click();
  await page.locator('[role=region][aria-label=Buy], section[aria-label=Buy]').first().waitFor();
  await settle(page);
  return page.evaluate(
    (target) =>
      new Promise((resolve) => {
        const start = performance.now();
        const look = () =>
          document.querySelector(target)
            ? requestAnimationFrame(() => resolve(performance.now() - start))
            : requestAnimationFrame(look);
        window.history.back();
        requestAnimationFrame(look);
      }),
    selector,
  );
}

/** The list of ten thousand products, on a slow CPU and a fast network. */
export async function longList(browser, address, selector) {
  const { ready, nodes } = await firstVisit(browser, address, selector);
  const { context, page } = await open(browser);
  await page.goto(address);
  await page.locator(selector).first().waitFor();
  await settle(page);
  const key = await keystrokes(page);
  await page.goto(address);
  await page.locator(selector).first().waitFor();
  await settle(page);
  const figures = { ready, nodes, key, back: await back(page, selector) };
  await context.close();
  return figures;
}
