// `npm run bench:back-office -- [--demo-baseline FOLDER] [--runs N]` measures a clerk's steps in tables of ten thousand products
// and ten thousand orders, as on a CPU that is 4 times slower. It builds the demo with that scenario: the mock server runs
// beside the page, in a thread that is not measured. The baseline is the build of a minimal app: the same libraries with the mock server and one line of data,
// marked `[data-ready]` and built with `VITE_ITEMS=/api/items`, the path that its mock server knows. A run takes about four minutes.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { firstVisit, measureFiles, measureTable, signIn, TABLES } from './storefront/clerk.mjs';
import { createCertificate, launchBrowser, serveApp } from './storefront/host.mjs';
import { median, root } from './tools.mjs';

const { values } = parseArgs({
  options: { 'demo-baseline': { type: 'string' }, demo: { type: 'string' }, runs: { type: 'string', default: '1' } },
});
/** Milliseconds of a step, of the longest task while one types, and of the longest task of a file, which is 100 ms on this CPU; DOM nodes. */
const LIMITS = { step: 1000, typing: 200, file: 400, nodes: 3000 };
const PAGES = {
  dashboard: ['/bxm-secure-admin', '[aria-label="Latest orders"] a'],
  orders: ['/bxm-secure-admin/orders', 'table[aria-label=Orders] tbody a'],
  products: ['/admin', 'table[aria-label=Products] tbody a'],
  inventory: ['/bxm-secure-admin?view=inventory', 'table[aria-label=Inventory] tbody input'],
};

const BASELINE = 'baseline: first visit';

/** Figures of all runs by their name. A line is printed once all runs have measured it. */
const figures = new Map();
const record = (area) => (step, measured) => {
  const name = `${area}: ${step}`;
  figures.set(name, [...(figures.get(name) ?? []), measured]);
  if (figures.get(name).length === Number(values.runs)) print(name);
};

let failed = false;
const cell = (value, limit) => {
  const over = limit !== undefined && value > limit;
  failed ||= over;
  return `${value.toFixed(0)}${over ? ` > ${limit}` : ''}`.padStart(14);
};
const medianOf = (name, figure) => median(figures.get(name).map((measured) => measured[figure]));

function print(name) {
  const isFirst = name.endsWith('first visit');
  const isFile = name.startsWith('files');
  const longest = isFile ? LIMITS.file : name.includes(': type') ? LIMITS.typing : undefined;
  const limits = isFirst || isFile || longest ? [undefined, longest] : [LIMITS.step, undefined];
  const ratio = medianOf(name, 'work') / (figures.has(BASELINE) ? medianOf(BASELINE, 'work') : NaN);
  console.log(
    `${name.padEnd(34)}${cell(medianOf(name, 'work'), limits[0])}${cell(medianOf(name, 'longest'), limits[1])}${cell(medianOf(name, 'nodes'), LIMITS.nodes)}` +
      (isFirst && ratio ? `   ${ratio.toFixed(2)} of the baseline's` : ''),
  );
}

/** Builds the demo into a folder of its own, unless one is given. */
async function demo() {
  if (values.demo) return { folder: path.resolve(values.demo), remove: () => undefined };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carton-big-'));
  process.env.VITE_SCENARIO = 'big-catalogue';
  await build({ root, mode: 'demo', logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const certificate = createCertificate();
const { folder, remove } = await demo();
const host = await serveApp({ folder, certificate, network: {} });
const baseline =
  values['demo-baseline'] &&
  (await serveApp({ folder: path.resolve(values['demo-baseline']), certificate, network: {} }));
const browser = await launchBrowser(certificate);
console.log(`Milliseconds of the main thread on a CPU 4 times slower than this one (${os.cpus()[0]?.model}).`);
console.log(`${''.padEnd(34)}${['work', 'longest task', 'DOM nodes'].map((title) => title.padStart(14)).join('')}`);
try {
  for (let run = 0; run < Number(values.runs); run += 1) {
    const { page, dashboard } = await signIn(browser, host.url);
    record('dashboard')('sign in and open', dashboard);
    for (const [name, steps] of Object.entries(TABLES)) await measureTable(page, steps, record(name));
    await measureFiles(page, record('files'));
    if (baseline) record('baseline')('first visit', await firstVisit(browser, `${baseline.url}/`, '[data-ready]'));
    for (const [name, [address, selector]] of Object.entries(PAGES)) {
      record(name)('first visit', await firstVisit(browser, host.url + address, selector, page));
    }
    await page.context().close();
  }
} finally {
  await browser.close();
  host.close();
  baseline?.close();
  remove();
}

process.exit(failed ? 1 : 0);
