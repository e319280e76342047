// `npm run bench:routes -- [--baseline FOLDER] [--demo-baseline FOLDER] [--runs N] [--routes home,list] [--write]` measures first
// visits to the shop's routes on a slow network and CPU, in turns with a baseline: the build of a minimal app with the same
// libraries and one line of data, marked `[data-ready]`. The demo's baseline gets it from the mock server (built with
// `VITE_ITEMS=/api/items`), the other one from a static file. `--write` puts the table into docs/performance.md.
// Run `npm run build` and `npm run build:demo` first.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadStandalone } from '../mock-server/load.mjs';
import { createCertificate, launchBrowser, serveApp, SLOW_4G } from './storefront/host.mjs';
import { firstVisit } from './storefront/visits.mjs';
import { median, root } from './tools.mjs';

const { values } = parseArgs({
  options: {
    baseline: { type: 'string' },
    'demo-baseline': { type: 'string' },
    runs: { type: 'string', default: '5' },
    routes: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
/**
 * A route's path, the selector of its main content, who visits it, and its limits: `ready` and `largest` as ratios to the
 * baseline, `blocking` in milliseconds. The clerk's tables have ten thousand rows.
 */
const ROUTES = {
  home: { path: '/', ready: '[aria-label="Featured products"] a', limits: { ready: 1.1, largest: 1.2, blocking: 300 } },
  list: {
    path: '/products',
    ready: '[aria-label=Results] article a',
    limits: { ready: 1.25, largest: 1.35, blocking: 300 },
  },
  product: { path: '/product/jbl-flip-6', ready: 'section[aria-label=Buy] button', limits: { ready: 1.35 } },
  cart: { path: '/cart', ready: 'main table a', as: 'buyer' },
  checkout: { path: '/checkout', ready: 'input[name=firstName]', as: 'buyer', limits: { ready: 1.4 } },
  confirmation: { path: '/order-confirmation/1050', ready: 'main dl dd', as: 'buyer' },
  orders: { path: '/orders', ready: 'table[aria-label=Orders] tbody a', as: 'buyer' },
  dashboard: { path: '/bxm-secure-admin', ready: '[aria-label="Latest orders"] a', as: 'clerk' },
  'orders table': { path: '/bxm-secure-admin/orders', ready: 'table[aria-label=Orders] tbody a', as: 'clerk' },
  'inventory grid': {
    path: '/bxm-secure-admin?view=inventory',
    ready: 'table[aria-label=Inventory] tbody input',
    as: 'clerk',
  },
};
const DEMO_ROUTES = { home: { ready: 1.1 }, list: { ready: 1.3 }, product: {} };
const MAX_SHIFT = 0.01;
const chosen = (name) => !values.routes || values.routes.split(',').includes(name);

const { startStandalone } = await loadStandalone();
const start = (scenario) => startStandalone({ port: 0, scenario, seedNumber: 1, onNotice: console.error });
const certificate = createCertificate();
const browser = await launchBrowser(certificate);
const cleanups = [() => browser.close()];
const loadAverage = () => os.loadavg()[0].toFixed(1);

/** Serves a build on the slow network, and returns its URL. */
async function serve(folder, api) {
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error(`There is no build in ${folder}.`);
  const host = await serveApp({ folder, api, certificate, network: SLOW_4G });
  cleanups.push(host.close);
  return host.url;
}

/** Signs the visitors in, and gives the buyer a cart. Returns what each has in local storage. */
async function createVisitors({ server }, { server: large }) {
  const authToken = await server.signIn('silver@example.com');
  const headers = { authorization: `Bearer ${authToken}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ productId: 301, quantity: 30, selectedOptions: { color: 'Black' } });
  await server.fetch(new Request('https://localhost/api/cart', { method: 'POST', headers, body }));
  return { buyer: { authToken }, clerk: { adminToken: await large.signIn('admin@example.com') } };
}

/** Medians of a route's visits, and of their ratios to the baseline's visits of the same turns. */
async function measureRoute(name, url, baselineUrl, storage, limits = {}) {
  const route = ROUTES[name];
  const visit = () => firstVisit(browser, url + route.path, route.ready, storage);
  await visit(); // warm-up, not counted
  const [visits, baselines] = [[], []];
  for (let run = 0; run < Number(values.runs); run += 1) {
    if (baselineUrl) baselines.push(await firstVisit(browser, `${baselineUrl}/`, '[data-ready]'));
    visits.push(await visit());
  }
  const medianOf = (figure) => median(visits.map((each) => each[figure]));
  const ratio = (figure) =>
    baselineUrl ? median(visits.map((each, run) => each[figure] / baselines[run][figure])) : NaN;
  const over = [
    ...['ready', 'largest'].filter((figure) => ratio(figure) > limits[figure]),
    ...(medianOf('blocking') > limits.blocking ? ['blocking'] : []),
    ...(medianOf('shift') > MAX_SHIFT ? ['shift'] : []),
  ];
  const compared = (figure) =>
    `${medianOf(figure).toFixed(0)}${baselineUrl ? ` (${ratio(figure).toFixed(2)}${limits[figure] ? ` of ${limits[figure]}` : ''})` : ''}`;
  const cells = [
    compared('ready'),
    compared('largest'),
    ...['blocking', 'script', 'work'].map((figure) => medianOf(figure).toFixed(0)),
    medianOf('shift').toFixed(4),
    medianOf('nodes'),
    over.join(', ') || '–',
  ];
  return { cells, failed: over.length > 0 };
}

const table = [
  '| build | route | ready | largest paint | blocking | script | main thread | shift | nodes | over its limit |',
  '|---|---|--:|--:|--:|--:|--:|--:|--:|---|',
];
let failed = false;
try {
  const before = loadAverage();
  const [backend, large] = [await start('default'), await start('big-catalogue')];
  cleanups.push(
    () => backend.close(),
    () => large.close(),
  );
  const visitors = await createVisitors(backend, large);
  const [dist, demo] = [path.join(root, 'dist'), path.join(root, 'dist-demo')];
  const shop = await serve(dist, (request) => backend.server.fetch(request));
  const office = await serve(dist, (request) => large.server.fetch(request));
  const demoShop = await serve(demo);
  const baseline = values.baseline && (await serve(path.resolve(values.baseline)));
  const demoBaseline = values['demo-baseline'] && (await serve(path.resolve(values['demo-baseline'])));
  const add = async (build, name, ...args) => {
    const row = await measureRoute(name, ...args);
    failed ||= row.failed;
    table.push(`| ${[build, name, ...row.cells].join(' | ')} |`);
    console.log(table.at(-1));
  };
  console.log(table.join('\n'));
  for (const [name, { as, limits }] of Object.entries(ROUTES)) {
    if (chosen(name)) await add('production', name, as === 'clerk' ? office : shop, baseline, visitors[as], limits);
  }
  for (const [name, limits] of Object.entries(DEMO_ROUTES)) {
    if (chosen(name)) await add('demo', name, demoShop, demoBaseline, undefined, limits);
  }
  const machine = `${os.cpus()[0].model}, ${os.cpus().length} cores, load average ${before} before and ${loadAverage()} after`;
  const version = `${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, ${values.runs} turns; ${machine}.`;
  console.log(`\n${version}`);
  if (values.write) writeTable(`${version}\n\n${table.join('\n')}`);
} finally {
  for (const close of cleanups.toReversed()) await close();
}
process.exit(failed ? 1 : 0);

function writeTable(text) {
  const file = path.join(root, 'docs/performance.md');
  const marks = /(<!-- figures -->\n).*(<!-- end of figures -->)/s;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(marks, (_, first, last) => `${first}\n${text}\n\n${last}`),
  );
}
