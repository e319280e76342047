// Measures in the browser: a clerk's steps in tables of ten thousand rows, and CSV files of as many.
import { readFileSync, writeFileSync } from 'node:fs';
import { settle } from './visits.mjs';

/** How much slower a modest office computer is than this machine. */
const SLOWDOWN = 4;
const VIEWPORT = { width: 1440, height: 900 };
/** Milliseconds; long, since the machine may be busy. */
const TIMEOUT = 120_000;
const SEARCH = 'input[type=search]';
/** Milliseconds between two keys of a clerk who types: longer than the search box waits, so that each letter searches. */
const KEY_PAUSE = 500;

/**
 * Measures the main thread while `act` runs and until the page has settled. The times are CPU time multiplied by the
 * slowdown. The browser's own throttling goes by elapsed time, so it multiplies what other programs take as well.
 * @returns milliseconds of all tasks, and of the longest one, in which the page does not respond to input; DOM nodes at the end
 */
async function measure(page, act) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  await settle(page);
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const isMainThread = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const mainThreads = new Set(traceEvents.filter(isMainThread).map(threadOf));
  const tasks = traceEvents
    .filter((event) => event.name.endsWith('RunTask') && event.tdur > 0 && mainThreads.has(threadOf(event)))
    .map(({ tdur }) => (tdur / 1000) * SLOWDOWN);
  return {
    work: tasks.reduce((sum, ms) => sum + ms, 0),
    longest: Math.max(0, ...tasks),
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
  };
}

/** Signs a clerk in. Returns the figures of the dashboard's first visit too: it reads all orders. */
export async function signIn(browser, url) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  context.setDefaultTimeout(TIMEOUT);
  const page = await context.newPage();
  await page.goto(`${url}/bxm-secure-admin/login`);
  await page.getByRole('button', { name: /Clerk/ }).click();
  const dashboard = await measure(page, async () => {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  });
  return { page, dashboard };
}

/** A visit with an empty cache, or with what `page`'s browser has stored: until `selector` matches, and the page has settled. */
export async function firstVisit(browser, address, selector, page) {
  const storageState = await page?.context().storageState({ indexedDB: true });
  const context = await browser.newContext({ viewport: VIEWPORT, ...(storageState && { storageState }) });
  context.setDefaultTimeout(TIMEOUT);
  const visit = await context.newPage();
  const figures = await measure(visit, async () => {
    await visit.goto(address);
    await visit.locator(selector).first().waitFor();
  });
  await context.close();
  return figures;
}

const openPage = async (page, name, selector) => {
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.locator(selector).first().waitFor();
};
const choose = (page, name, value) => page.getByLabel(name, { exact: true }).selectOption(value);
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

async function typeSlowly(page, field, word) {
  await field.click();
  for (const key of word) {
    await field.press(key);
    await page.waitForTimeout(KEY_PAUSE);
  }
}

/** The steps in each table, by its name. The longest task of a step that starts with "type" delays the letters. */
export const TABLES = {
  orders: {
    open: (page) => openPage(page, 'Orders', 'table[aria-label=Orders] tbody a'),
    filter: (page) => choose(page, 'Status', 'shipped'),
    'sort by total': (page) => press(page, 'Total'),
    'next page': (page) => press(page, 'Page 2'),
    'sort by customer': (page) => press(page, 'Customer'),
    search: (page) => page.locator(SEARCH).fill('baker'),
    'fifty rows': (page) => choose(page, 'Rows per page', '50'),
    'change a status': (page) =>
      page
        .getByLabel(/^Status of order/)
        .first()
        .selectOption('delivered'),
    'choose all rows': (page) => page.getByRole('checkbox', { name: /all/i }).first().click(),
    'type a tracking number': (page) => typeSlowly(page, page.getByLabel(/^Tracking number of order/).first(), '1Z9'),
    'type in the search': async (page) => {
      await page.locator(SEARCH).fill('');
      await typeSlowly(page, page.locator(SEARCH), 'bak');
    },
  },
  products: {
    open: (page) => openPage(page, 'Products', 'table[aria-label=Products] tbody a'),
    filter: (page) => choose(page, 'Stock', 'in_stock'),
    'sort by price': (page) => press(page, 'Price'),
    'next page': (page) => press(page, 'Page 2'),
    'sort by name': (page) => press(page, 'Name'),
    search: (page) => page.locator(SEARCH).fill('sealed'),
    'fifty rows': (page) => choose(page, 'Rows per page', '50'),
    'type in the search': async (page) => {
      await page.locator(SEARCH).fill('');
      await typeSlowly(page, page.locator(SEARCH), 'spe');
    },
  },
  inventory: {
    open: (page) => openPage(page, 'Inventory', 'table[aria-label=Inventory] tbody input'),
    filter: (page) => choose(page, 'Visibility', 'true'),
    'sort by stock': (page) => press(page, 'Stock'),
    search: (page) => page.locator(SEARCH).fill('sealed'),
    'fifty rows': (page) => choose(page, 'Rows per page', '50'),
    'type in a cell': (page) => typeSlowly(page, page.locator('input[data-field=stock]').first(), '123'),
    'fill down': async (page) => {
      await page.locator('input[data-field=stock]').first().focus();
      await press(page, 'Fill down');
    },
    'save 50 rows': async (page) => {
      await press(page, 'Save');
      // In this element alone: a search through the text of all rows would be measured, too.
      await page.locator('section[aria-label=Changes] strong', { hasText: 'All changes are saved' }).waitFor();
    },
  },
};

/** Runs and measures the steps of a table, one after another. Calls `report` with each step's name and figures. */
export async function measureTable(page, steps, report) {
  for (const [name, act] of Object.entries(steps)) {
    try {
      report(name, await measure(page, () => act(page)));
    } catch (error) {
      const text = await page.locator('main').innerText();
      throw new Error(`The step "${name}" failed at ${page.url()}, which shows:\n${text}`, { cause: error });
    }
  }
}

/** Exports all products, and imports that file with another stock in each row, up to the preview of the differences. */
export async function measureFiles(page, report) {
  await openPage(page, 'Products', 'table[aria-label=Products] tbody a');
  let download;
  report(
    'export of 10,000 rows',
    await measure(page, async () => {
      const downloaded = page.waitForEvent('download');
      await press(page, 'Export CSV');
      download = await downloaded;
    }),
  );
  const file = await download.path();
  const changed = readFileSync(file, 'utf8').replaceAll(
    /,(\d+),(?=[^,\r\n]*,[^,\r\n]*,[^,\r\n]*,[^,\r\n]*,(?:yes|no)\r)/g,
    (_, stock) => `,${Number(stock) + 1},`,
  );
  writeFileSync(file, changed);
  await press(page, 'Import CSV');
  const chooser = page.getByRole('button', { name: 'Choose a file' });
  await chooser.waitFor();
  await settle(page);
  report(
    'import of 10,000 rows',
    await measure(page, async () => {
      const chosen = page.waitForEvent('filechooser');
      await chooser.click();
      // By its path: a file from memory is decoded in the page.
      await (await chosen).setFiles(file);
      await page.locator('button', { hasText: /^Save \d+ products/ }).waitFor();
    }),
  );
}
