// `npm run bench:back-office -- [--runs N]` measures a clerk's steps in tables of ten thousand products and ten thousand
// orders, on a CPU slowed down 4 times. It builds the demo with that scenario: the mock server runs inside the page.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { csvFiles, inventoryGrid, ordersTable, productsTable } from './storefront/clerk.mjs';
import { createCertificate, serveApp } from './storefront/host.mjs';
import { root } from './tools.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
/** Milliseconds, the last one of a stretch in which the page answers no input; and DOM nodes. */
const LIMITS = { slowest: 1000, interaction: 200, nodes: 3000, blocked: 100 };

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const load = () =>
  os
    .loadavg()
    .map((average) => average.toFixed(1))
    .join(' ');

const folder = mkdtempSync(path.join(os.tmpdir(), 'carton-big-'));
process.env.VITE_SCENARIO = 'big-catalogue';
await build({ root, mode: 'demo', logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
const certificate = createCertificate();
const host = await serveApp({ folder, certificate, network: {} });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${certificate.spki}`],
});
let failed = false;
try {
  console.log(`Load average at the start: ${load()} on ${os.cpus().length} cores. CPU slowed down 4 times.`);
  for (const visit of [ordersTable, productsTable, inventoryGrid, csvFiles]) {
    const runs = [];
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await visit(browser, host.url));
    for (const name of Object.keys(runs[0])) {
      const figure = median(runs.map((run) => run[name]));
      const limit = LIMITS[name.split(' ')[0]];
      failed ||= figure > limit;
      const verdict = limit === undefined ? '' : `   ${figure > limit ? 'OVER' : 'ok'}, at most ${limit}`;
      console.log(`${visit.name.padEnd(14)} ${name.padEnd(28)} ${figure.toFixed(0).padStart(6)}${verdict}`);
    }
  }
  console.log(`Load average at the end: ${load()}.`);
} finally {
  await browser.close();
  host.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
