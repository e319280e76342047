// What is measured inside the browser: the first visit of a page, and a buyer's steps in a long list.

/** The CPU of a modest phone, beside a developer's machine. */
const SLOWDOWN = 4;

/** Until nothing has changed on the page, and nothing come, for a second. */
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

/** Notes inside the page when `selector` first stands there, frame by frame. */
const watch = (page, selector) =>
  page.addInitScript((wanted) => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts += value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => (window.largest = list.getEntries().at(-1).startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    const look = () => {
      if (document.querySelector(wanted)) window.readyAt = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);

/** A cold visit: milliseconds from the navigation until `selector` stands there, the largest paint, and the shifts. */
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
 * A key in the list's search box: from the key until its letter is painted, by the browser's own event timing (which
 * leaves out what is quicker than 16 ms). The list that it asks for follows.
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
    // Longer than the pause after which the list is asked for: each letter draws a new one.
    await page.waitForTimeout(700);
  }
  await settle(page);
  return Math.max(16, ...(await page.evaluate(() => window.keys)));
}

/** From the step back until the first product stands there, painted. */
async function back(page, selector) {
  await page.locator(selector).first().click();
  await page.locator('[role=region][aria-label=Buy], section[aria-label=Buy]').first().waitFor();
  await settle(page);
  return page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const start = performance.now();
        const look = () =>
          document.querySelector(wanted)
            ? requestAnimationFrame(() => resolve(performance.now() - start))
            : requestAnimationFrame(look);
        window.history.back();
        requestAnimationFrame(look);
      }),
    selector,
  );
}

/** The list of ten thousand products, on a slow CPU and a quick line. */
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
