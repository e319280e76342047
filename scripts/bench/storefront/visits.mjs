// Measures in the browser: a first visit to a page, and a buyer's steps in a long list.

/** How much slower a modest phone's CPU is than a developer's machine. */
const SLOWDOWN = 4;

/** Waits until nothing has changed or loaded on the page for a second. */
export const settle = (page) =>
  page.evaluate(async () => {
    const now = () => `${document.querySelectorAll('*').length} ${performance.getEntriesByType('resource').length}`;
    for (let before = ''; before !== now();) {
      before = now();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  });

export async function open(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { context, page, devtools };
}

/**
 * Records in the page the time of the first frame in which an element that matches `selector` has a box, the first and the
 * largest paint, long tasks, and layout shifts.
 */
const watch = (page, selector) =>
  page.addInitScript((target) => {
    if (window !== window.top) return;
    window.shifts = 0;
    window.longTasks = [];
    const observe = (type, read) =>
      new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
    observe('layout-shift', ({ value, hadRecentInput }) => {
      if (!hadRecentInput) window.shifts += value;
    });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') window.firstPaint = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => (window.largest = startTime));
    observe('longtask', ({ startTime, duration }) =>
      window.longTasks.push({ start: startTime, end: startTime + duration }),
    );
    const isShown = (element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const look = () => {
      if ([...document.querySelectorAll(target)].some(isShown)) window.readyAt = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);

/**
 * A visit with an empty cache, until the page has settled. `storage` is put into local storage first.
 * @returns milliseconds from the navigation until `selector` is shown and until the largest paint; milliseconds by which
 *   long tasks exceed 50 ms after the first paint; CPU milliseconds of scripts and of all work on the main thread; sum of
 *   the layout shifts; DOM nodes
 */
export async function firstVisit(browser, address, selector, storage = {}) {
  const { context, page, devtools } = await open(browser);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
  await watch(page, selector);
  // A new window of Chromium has work of its own.
  await page.waitForTimeout(700);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.readyAt !== undefined, null, { timeout: 60_000 });
  await settle(page);
  const measured = await page.evaluate(() => ({
    ready: window.readyAt,
    largest: window.largest ?? 0,
    blocking: window.longTasks
      .map(({ start, end }) => end - Math.max(start, window.firstPaint) - 50)
      .reduce((sum, ms) => sum + Math.max(0, ms), 0),
    shift: window.shifts,
    nodes: document.querySelectorAll('*').length,
  }));
  const { metrics } = await devtools.send('Performance.getMetrics');
  const cpu = (name) => metrics.find((metric) => metric.name === name).value * 1000;
  await context.close();
  return { ...measured, script: cpu('ScriptDuration'), work: cpu('TaskDuration') };
}

/**
 * Milliseconds from the click on the link to the checkout in a signed-in buyer's cart until the checkout's fields are shown,
 * and the layout shift until then. The cart has been read first, as a buyer does.
 */
export async function cartToCheckout(browser, url, token) {
  const { context, page } = await open(browser);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  await watch(page, 'input[name=firstName]:not([value=""])');
  await page.goto(`${url}/cart`);
  const link = page.getByRole('link', { name: 'Proceed to Checkout' });
  await link.waitFor({ timeout: 60_000 });
  await settle(page);
  const start = await page.evaluate(() => {
    window.shifts = 0;
    return performance.now();
  });
  await link.click();
  await page.waitForFunction(() => window.readyAt !== undefined, null, { timeout: 60_000 });
  await settle(page);
  const figures = await page.evaluate(() => ({ readyAt: window.readyAt, shift: window.shifts }));
  await context.close();
  return { ready: figures.readyAt - start, shift: figures.shift };
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
  const measurements = { ready, nodes, key, back: await back(page, selector) };
  await context.close();
  return measurements;
}

const ORDER_LINK = 'table[aria-label=Orders] tbody a';

/**
 * The orders of a buyer who has ten thousand, on a slow CPU and a fast network: milliseconds until the first rows are there
 * on a first visit, the slowest step (open, filter, sort, next page, search, fifty rows) until its rows are painted, all
 * steps, and the nodes at the end.
 */
export async function longOrders(browser, url, token) {
  const { context, page } = await open(browser);
  await page.addInitScript((text) => localStorage.setItem('authToken', text), token);
  await watch(page, ORDER_LINK);
  await page.goto(`${url}/orders`);
  await page.waitForFunction(() => window.readyAt !== undefined, null, { timeout: 60_000 });
  const ready = await page.evaluate(() => window.readyAt);
  await page.goto(`${url}/profile`);
  await page.getByRole('button', { name: 'Add address' }).waitFor({ timeout: 60_000 });
  await settle(page);
  const account = page.getByRole('navigation', { name: 'Account' });
  const select = (label, value) => page.getByLabel(label, { exact: true }).selectOption(value);
  const actions = {
    open: () => account.getByRole('link', { name: 'Orders' }).click(),
    filter: () => select('Status', 'delivered'),
    sort: () => page.getByRole('button', { name: 'Total' }).click(),
    page: () => page.getByRole('button', { name: 'Page 2', exact: true }).click(),
    // It begins 300 ms after the last key.
    search: () => page.getByRole('searchbox', { name: 'Product, order or tracking number' }).fill('flip'),
    rows: () => select('Rows per page', '50'),
  };
  const steps = {};
  for (const [name, act] of Object.entries(actions)) {
    await page.evaluate((link) => {
      const before = document.querySelector(link);
      window.painted = new Promise((resolve) => {
        const look = () => {
          const first = document.querySelector(link);
          const table = first?.closest('table');
          if (!table || table.ariaBusy === 'true') return;
          // Fifty rows begin with the same order.
          if (first === before && table.rows.length <= 26) return;
          observer.disconnect();
          // The timer fires after the frame's layout and paint.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
      });
      for (const type of ['click', 'change', 'input'])
        addEventListener(type, () => (window.stepAt = performance.now()), { capture: true, once: true });
    }, ORDER_LINK);
    await act();
    steps[name] = await page.evaluate(async () => (await window.painted) - window.stepAt);
    await settle(page);
  }
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await context.close();
  return { ready, nodes, steps, slowest: Math.max(...Object.values(steps)) };
}
