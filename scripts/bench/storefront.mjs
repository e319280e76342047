// `npm run bench:storefront -- [--floor-b FOLDER] [--floor-c FOLDER] [--runs N]`: first visits of home and list on a slow
// line and CPU, and a buyer's steps in a list of ten thousand products. A floor is the built folder of an app that shows
// one line of data with the same libraries and nothing else (b: with a real server, c: with the mock one); its
// `[data-ready]` is waited for. The builds are made first: `npm run build`, `npm run build:demo`.
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { loadStandalone } from '../mock-server/load.mjs';
import { createCertificate, serveApp } from './storefront/host.mjs';
import { firstVisit, longList } from './storefront/visits.mjs';
import { root } from './tools.mjs';

const { values } = parseArgs({
  options: {
    'floor-b': { type: 'string' },
    'floor-c': { type: 'string' },
    production: { type: 'string', default: path.join(root, 'dist') },
    demo: { type: 'string', default: path.join(root, 'dist-demo') },
    runs: { type: 'string', default: '5' },
  },
});
/** 1.6 Mbit/s and 150 ms a request. */
const SLOW_4G = { latencyMs: 150, bytesPerSecond: 1.6e6 / 8 };
const READY = { home: '[aria-label="Featured products"] a', list: '[aria-label=Results] article a' };
const ADDRESSES = { home: '/', list: '/products' };
const WANTED = { home: 1.15, list: 1.3, shift: 0.01, key: 200, nodes: 3000 };

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
const load = () => os.loadavg().map((figure) => figure.toFixed(1));
for (const build of [values.production, values.demo]) {
  if (!existsSync(path.join(build, 'index.html'))) throw new Error(`${build} holds no build.`);
}

const { startStandalone } = await loadStandalone();
const start = (scenario) => startStandalone({ port: 0, scenario, seedNumber: 1, onNotice: console.error });
const certificate = createCertificate();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${certificate.spki}`],
});
const closing = [() => browser.close()];
let missed = false;
const verdict = (figure, limit) => {
  missed ||= figure > limit;
  return `${figure > limit ? 'OVER' : 'ok'}, at most ${limit}`;
};

/** Our build beside its floor, in turns; the median of the ratios of each turn. */
async function compare(name, folder, floor, api) {
  const serve = async (served) => {
    const host = await serveApp({ folder: served, api, certificate, line: SLOW_4G });
    closing.push(host.close);
    return host.url;
  };
  const [ours, bare] = [await serve(folder), floor && (await serve(path.resolve(floor)))];
  for (const [page, address] of Object.entries(ADDRESSES)) {
    const [visits, floors] = [[], []];
    await firstVisit(browser, ours + address, READY[page]); // warm
    for (let run = 0; run < Number(values.runs); run += 1) {
      if (bare) floors.push((await firstVisit(browser, `${bare}/`, '[data-ready]')).ready);
      visits.push(await firstVisit(browser, ours + address, READY[page]));
    }
    const of = (figure) => median(visits.map((visit) => visit[figure]));
    const ratio = bare ? median(visits.map(({ ready }, run) => ready / floors[run])) : null;
    const beside = ratio && `, ${ratio.toFixed(2)} of the floor's ${median(floors).toFixed(0)} ms`;
    console.log(
      `${name} ${page}: ready after ${of('ready').toFixed(0)} ms${beside ? `${beside} (${verdict(ratio, WANTED[page])})` : ''}, ` +
        `largest paint ${of('largest').toFixed(0)} ms, shift ${of('shift').toFixed(4)} (${verdict(of('shift'), WANTED.shift)}), ${of('nodes')} nodes`,
    );
  }
}

try {
  console.log(
    `Load of the machine at the start: ${load().join(' ')} on ${os.cpus().length} cores. CPU slowed 4 times.`,
  );
  const usual = await start('default');
  closing.push(() => usual.close());
  const api = (request) => usual.server.fetch(request);
  await compare('production', values.production, values['floor-b'], api);
  await compare('demo', values.demo, values['floor-c']);

  const big = await start('big-catalogue');
  closing.push(() => big.close());
  const bigApi = (request) => big.server.fetch(request);
  const host = await serveApp({ folder: values.production, api: bigApi, certificate, line: {} });
  closing.push(host.close);
  const runs = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    runs.push(await longList(browser, `${host.url}/products`, READY.list));
  }
  const of = (figure) => median(runs.map((run) => run[figure]));
  console.log(`ten thousand products: first list after ${of('ready').toFixed(0)} ms, Back ${of('back').toFixed(0)} ms`);
  console.log(`  slowest keystroke ${of('key').toFixed(0)} ms (${verdict(of('key'), WANTED.key)})`);
  console.log(`  ${of('nodes')} DOM nodes (${verdict(of('nodes'), WANTED.nodes)})`);
  console.log(`Load at the end: ${load().join(' ')}.`);
} finally {
  for (const close of closing.toReversed()) await close();
}
process.exit(missed ? 1 : 0);
