// Measures in the browser: a clerk's steps in long tables, and CSV files of ten thousand rows.
import { open, settle } from './visits.mjs';

const SEARCH = 'input[type=search]';

/** Records the slowest interaction (INP, without what is faster than 16 ms) and the longest task of the main thread. */
const observe = (page) =>
  page.evaluate(() => {
    window.interaction = 16;
    window.blocked = 0;
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries())
        if (interactionId > 0) window.interaction = Math.max(window.interaction, duration);
    }).observe({ type: 'event', durationThreshold: 16 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.blocked = Math.max(window.blocked, duration);
    }).observe({ type: 'longtask' });
  });

/** Logs in, and waits until the dashboard has settled. */
async function openDashboard(browser, url) {
  const { context, page } = await open(browser);
  await page.goto(`${url}/bxm-secure-admin/login`);
  await page.getByRole('button', { name: /Clerk/ }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor({ timeout: 60_000 });
  await settle(page);
  return { context, page };
}

/**
 * Milliseconds from the first click, key or change of `act` until the table with this label shows other rows, or shows rows
 * at all, and is not busy.
 */
async function measureStep(page, label, act) {
  await page.evaluate((name) => {
    const body = () => document.querySelector(`table[aria-label="${name}"]:not([aria-busy=true]) tbody`);
    const before = body()?.textContent;
    let start = null;
    for (const type of ['click', 'change', 'input'])
      addEventListener(type, () => (start ??= performance.now()), { capture: true, once: true });
    window.step = new Promise((resolve) => {
      const look = () => {
        const text = body()?.textContent;
        if (start !== null && text && text !== before) requestAnimationFrame(() => resolve(performance.now() - start));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }, label);
  await act();
  const ms = await page.evaluate(() => window.step);
  await settle(page);
  return ms;
}

/** Runs the steps, each with its name. Returns their times, the slowest, the slowest interaction and the most DOM nodes. */
async function measureSteps(page, label, steps) {
  await observe(page);
  const figures = {};
  let nodes = 0;
  for (const [name, act] of Object.entries(steps)) {
    figures[name] = await measureStep(page, label, act);
    nodes = Math.max(nodes, await page.evaluate(() => document.querySelectorAll('*').length));
  }
  const slowest = Math.max(...Object.values(figures));
  return { ...figures, slowest, nodes };
}

const interactionOf = (page) => page.evaluate(() => window.interaction);
const choose = (page, name, value) => page.getByLabel(name, { exact: true }).selectOption(value);

/** Types a word with the pace of a clerk, so that each letter searches. */
async function typeSlowly(page, field, word) {
  await field.click();
  for (const key of word) {
    await field.press(key);
    await page.waitForTimeout(500);
  }
  await settle(page);
}

export async function ordersTable(browser, url) {
  const { context, page } = await openDashboard(browser, url);
  const steps = await measureSteps(page, 'Orders', {
    open: () => page.getByRole('link', { name: 'Orders', exact: true }).first().click(),
    filter: () => choose(page, 'Status', 'shipped'),
    sort: () => page.getByRole('button', { name: 'Total' }).click(),
    'next page': () => page.getByRole('button', { name: 'Page 2', exact: true }).click(),
    'sort by customer': () => page.getByRole('button', { name: 'Customer' }).click(),
    search: () => page.locator(SEARCH).fill('baker'),
    'hundred rows': () => choose(page, 'Rows on a page', '100'),
    'choose a status': () =>
      page
        .getByLabel(/^Status of order/)
        .first()
        .selectOption('delivered'),
  });
  await page.locator(SEARCH).fill('');
  await settle(page);
  await observe(page);
  await typeSlowly(page, page.locator(SEARCH), 'baker');
  const tracking = page.getByLabel(/^Tracking number of order/).first();
  await typeSlowly(page, tracking, '1Z9');
  await page.getByRole('checkbox', { name: /all/i }).first().click();
  await settle(page);
  const figures = { ...steps, interaction: await interactionOf(page) };
  await context.close();
  return figures;
}

export async function productsTable(browser, url) {
  const { context, page } = await openDashboard(browser, url);
  const steps = await measureSteps(page, 'Products', {
    open: () => page.getByRole('link', { name: 'Products', exact: true }).first().click(),
    filter: () => choose(page, 'Stock', 'low_stock'),
    sort: () => page.getByRole('button', { name: 'Price' }).click(),
    'next page': () => page.getByRole('button', { name: 'Page 2', exact: true }).click(),
    'sort by name': () => page.getByRole('button', { name: 'Name', exact: true }).click(),
    search: () => page.locator(SEARCH).fill('sealed'),
    'fifty rows': () => choose(page, 'Rows on a page', '50'),
  });
  await page.locator(SEARCH).fill('');
  await settle(page);
  await observe(page);
  await typeSlowly(page, page.locator(SEARCH), 'speaker');
  const figures = { ...steps, interaction: await interactionOf(page) };
  await context.close();
  return figures;
}

export async function inventoryGrid(browser, url) {
  const { context, page } = await openDashboard(browser, url);
  const steps = await measureSteps(page, 'Inventory', {
    open: () => page.getByRole('link', { name: 'Inventory', exact: true }).first().click(),
    filter: () => choose(page, 'Visibility', 'true'),
    sort: () => page.getByRole('button', { name: 'Stock', exact: true }).click(),
    search: () => page.locator(SEARCH).fill('speaker'),
    'fifty rows': () => choose(page, 'Rows on a page', '50'),
  });
  await observe(page);
  const cell = page.locator('input[data-field=stock]').first();
  await typeSlowly(page, cell, '123');
  await cell.press('Enter');
  await settle(page);
  const interaction = await interactionOf(page);
  // All rows at once, then saved with a call for each.
  await observe(page);
  await cell.focus();
  await page.getByRole('button', { name: 'Fill down' }).click();
  await settle(page);
  const fillDown = await interactionOf(page);
  const start = Date.now();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('All changes are saved').waitFor({ timeout: 120_000 });
  const figures = { ...steps, interaction, 'interaction of Fill down': fillDown, 'save 50 rows': Date.now() - start };
  await context.close();
  return figures;
}

/** Export of all products, and import of that file with another stock in each row: the longest blocked stretch of each. */
export async function csvFiles(browser, url) {
  const { context, page } = await openDashboard(browser, url);
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await page.locator('table[aria-label=Products] tbody a').first().waitFor();
  await settle(page);
  await observe(page);
  const exportStart = Date.now();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const exportMs = Date.now() - exportStart;
  await settle(page);
  const blockedOf = () => page.evaluate(() => window.blocked);
  const exported = await blockedOf();

  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const buffer = Buffer.from(
    Buffer.concat(chunks)
      .toString()
      .replaceAll(
        /,(\d+),(?=[^,\r\n]*,[^,\r\n]*,[^,\r\n]*,[^,\r\n]*,(?:yes|no)\r)/g,
        (_, stock) => `,${Number(stock) + 1},`,
      ),
  );
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const chooser = page.getByRole('button', { name: 'Choose a file' });
  await chooser.waitFor();
  await settle(page);
  await observe(page);
  const importStart = Date.now();
  const [files] = await Promise.all([page.waitForEvent('filechooser'), chooser.click()]);
  await files.setFiles({ name: 'products.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: /^Save [\d,]+ products/ }).waitFor({ timeout: 120_000 });
  const importMs = Date.now() - importStart;
  await settle(page);
  const figures = {
    'blocked by export': exported,
    'export takes': exportMs,
    'blocked by import': await blockedOf(),
    'import takes': importMs,
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
  };
  await context.close();
  return figures;
}
