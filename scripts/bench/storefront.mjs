// `npm run bench:storefront -- [--baseline FOLDER] [--runs N]` measures the way from the cart to the checkout on a slow
// network and CPU, and a buyer's steps in lists of ten thousand products and ten thousand orders. The baseline is described
// in routes.mjs. Run `npm run build` first.
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadStandalone } from '../mock-server/load.mjs';
import { createCertificate, launchBrowser, serveApp, SLOW_4G } from './storefront/host.mjs';
import { cartToCheckout, firstVisit, longList, longOrders } from './storefront/visits.mjs';
import { median, root } from './tools.mjs';

const { values } = parseArgs({
  options: {
    baseline: { type: 'string' },
    production: { type: 'string', default: path.join(root, 'dist') },
    runs: { type: 'string', default: '5' },
  },
});
const LIST_READY = '[aria-label=Results] article a';
const LIMITS = { checkout: 1.3, shift: 0.01, key: 200, nodes: 3000, step: 1000 };

const load = () => os.loadavg().map((average) => average.toFixed(1));
if (!existsSync(path.join(values.production, 'index.html')))
  throw new Error(`There is no build in ${values.production}.`);

const { startStandalone } = await loadStandalone();
const start = (scenario) => startStandalone({ port: 0, scenario, seedNumber: 1, onNotice: console.error });
const certificate = createCertificate();
const browser = await launchBrowser(certificate);
const cleanups = [() => browser.close()];
let failed = false;
const verdict = (value, limit) => {
  failed ||= value > limit;
  return `${value > limit ? 'OVER' : 'ok'}, at most ${limit}`;
};

/** Serves a build on the slow network, and returns its URL. */
async function serve(folder, api) {
  const host = await serveApp({ folder, api, certificate, network: SLOW_4G });
  cleanups.push(host.close);
  return host.url;
}

/** The way of a signed-in buyer from the cart to the checkout, beside a first visit of the baseline. */
async function compareCheckout(folder, baseline, { server }) {
  const token = await server.signIn('silver@example.com');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ productId: 301, quantity: 30, selectedOptions: { color: 'Black' } });
  await server.fetch(new Request('https://localhost/api/cart', { method: 'POST', headers, body }));
  const url = await serve(folder, (request) => server.fetch(request));
  const baselineUrl = baseline && (await serve(path.resolve(baseline)));
  const [visits, baselines] = [[], []];
  await cartToCheckout(browser, url, token); // warm-up, not counted
  for (let run = 0; run < Number(values.runs); run += 1) {
    if (baselineUrl) baselines.push((await firstVisit(browser, `${baselineUrl}/`, '[data-ready]')).ready);
    visits.push(await cartToCheckout(browser, url, token));
  }
  const of = (metric) => median(visits.map((visit) => visit[metric]));
  const ratio = baselineUrl ? of('ready') / median(baselines) : null;
  const beside = ratio
    ? `, ${ratio.toFixed(2)} of the baseline's first visit (${verdict(ratio, LIMITS.checkout)})`
    : '';
  console.log(
    `cart to checkout: ready after ${of('ready').toFixed(0)} ms${beside}, ` +
      `shift ${of('shift').toFixed(4)} (${verdict(of('shift'), LIMITS.shift)})`,
  );
}

try {
  console.log(`Load average at the start: ${load().join(' ')} on ${os.cpus().length} cores. CPU slowed down 4 times.`);
  const backend = await start('default');
  cleanups.push(() => backend.close());
  await compareCheckout(values.production, values.baseline, backend);

  const big = await start('big-catalogue');
  cleanups.push(() => big.close());
  const bigApi = (request) => big.server.fetch(request);
  const host = await serveApp({ folder: values.production, api: bigApi, certificate, network: {} });
  cleanups.push(host.close);
  const runs = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    runs.push(await longList(browser, `${host.url}/products`, LIST_READY));
  }
  const medianOf = (metric) => median(runs.map((run) => run[metric]));
  console.log(
    `ten thousand products: first list after ${medianOf('ready').toFixed(0)} ms, Back ${medianOf('back').toFixed(0)} ms`,
  );
  console.log(`  slowest keystroke ${medianOf('key').toFixed(0)} ms (${verdict(medianOf('key'), LIMITS.key)})`);
  console.log(`  ${medianOf('nodes')} DOM nodes (${verdict(medianOf('nodes'), LIMITS.nodes)})`);

  const many = await start('many-orders');
  cleanups.push(() => many.close());
  const ordersHost = await serveApp({
    folder: values.production,
    api: (request) => many.server.fetch(request),
    certificate,
    network: {},
  });
  cleanups.push(ordersHost.close);
  const token = await many.server.signIn('elite@example.com');
  const visits = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    visits.push(await longOrders(browser, ordersHost.url, token));
  }
  const ordersMedian = (metric) => median(visits.map((visit) => visit[metric]));
  console.log(`ten thousand orders: first rows after ${ordersMedian('ready').toFixed(0)} ms`);
  for (const step of Object.keys(visits[0].steps)) {
    console.log(`  ${step} ${median(visits.map(({ steps }) => steps[step])).toFixed(0)} ms`);
  }
  console.log(
    `  slowest step ${ordersMedian('slowest').toFixed(0)} ms (${verdict(ordersMedian('slowest'), LIMITS.step)})`,
  );
  console.log(`  ${ordersMedian('nodes')} DOM nodes (${verdict(ordersMedian('nodes'), LIMITS.nodes)})`);
  console.log(`Load average at the end: ${load().join(' ')}.`);
} finally {
  for (const close of cleanups.toReversed()) await close();
}
process.exit(failed ? 1 : 0);
