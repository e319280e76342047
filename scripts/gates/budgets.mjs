// Byte budgets: the gzipped JS and CSS that a first visit to each route loads, by the production build's manifest, and
// index.html. Fails for a route over its budget, for a route without one, when home loads code that pays, and when a page of the shop loads
// code of the back office.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { dist, gzipBytes, root, textOf } from './bundle.mjs';

/** Texts of the code that pays and of the pay screens. A build without a provider's ids has no code that loads its SDK. */
const PAYMENT_TEXTS = [
  'Idempotency-Key',
  'Square Payment Successful!',
  'Payment System Error',
  'Suite, floor, unit (optional)',
];
/** Texts of the back office, each with a page that has it. */
const OFFICE_TEXTS = {
  'Tracking number updated and customer notified': '/bxm-secure-admin/orders',
  'Failed to delete product': '/admin',
  'Revenue less cost of goods': '/bxm-secure-admin',
};
const BUDGETS = 'scripts/gates/budgets.json';
const { entry, html, routes: budgets } = JSON.parse(readFileSync(path.join(root, BUDGETS), 'utf8'));
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const importSource = async (file) => (await runnerImport(path.join(root, file), { configFile: false, root })).module;
const { PAGES } = await importSource('src/app/preload/pages.ts');
const { FIRST_SCREENS } = await importSource('src/app/firstScreen/firstScreens.ts');

/** The chunk's files and those of everything it imports statically. */
function filesOf(key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest of the production build: run npm run build.`);
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((name) => filesOf(name, seen))];
}

/** The script of a page's first screen, which is no module of the app (src/app/firstScreen). */
function firstScreenOf(route) {
  if (!(route in FIRST_SCREENS)) return [];
  const name = FIRST_SCREENS[route].script.replace('.ts', '');
  const found = Object.values(manifest).filter(({ file }) => file.includes(`/firstScreen-${name}-`));
  if (found.length !== 1) throw new Error(`The production build has no script of the first screen "${name}".`);
  return [found[0].file];
}

const filesOfRoute = (route) => [
  ...new Set([...filesOf(entry), ...filesOf(`src/pages/${PAGES[route].module}.tsx`), ...firstScreenOf(route)]),
];
const kilobytes = (files) => files.reduce((sum, file) => sum + gzipBytes(file), 0) / 1024;
const entryKilobytes = kilobytes([entry]);
let failed = entryKilobytes > html;
console.log(`${entry.padEnd(23)} ${entryKilobytes.toFixed(1).padStart(6)} KB of ${html} KB  ${failed ? 'OVER' : 'ok'}`);
for (const route of Object.keys(PAGES)) {
  const files = filesOfRoute(route);
  for (const kind of ['js', 'css']) {
    const size = kilobytes(files.filter((file) => file.endsWith(`.${kind}`)));
    const budget = budgets[route]?.[kind];
    const verdict = budget === undefined ? `no budget: add one to ${BUDGETS}` : size > budget ? 'OVER' : 'ok';
    failed ||= verdict !== 'ok';
    console.log(
      `${route.padEnd(18)} ${kind.toUpperCase().padEnd(4)} ${size.toFixed(1).padStart(6)} KB of ${budget ?? '–'} KB  ${verdict}`,
    );
  }
}

const scriptsOf = (route) =>
  filesOfRoute(route)
    .filter((file) => file.endsWith('.js'))
    .map(textOf)
    .join('');
const [home, checkout] = ['/', '/checkout'].map(scriptsOf);
for (const text of PAYMENT_TEXTS) {
  if (home.includes(text)) console.error(`Home loads code that pays: "${text}".`);
  if (!checkout.includes(text)) console.error(`"${text}" is not in the code of /checkout: name another text.`);
  failed ||= home.includes(text) || !checkout.includes(text);
}

const isOffice = (route) => /^\/(admin|bxm-secure-admin)/.test(route);
const shopScripts = Object.fromEntries(
  Object.keys(PAGES)
    .filter((route) => !isOffice(route))
    .map((route) => [route, scriptsOf(route)]),
);
for (const [text, office] of Object.entries(OFFICE_TEXTS)) {
  const found = Object.keys(shopScripts).filter((route) => shopScripts[route].includes(text));
  const isKnown = scriptsOf(office).includes(text);
  if (found.length > 0)
    console.error(`Pages of the shop load code of the back office ("${text}"): ${found.join(', ')}.`);
  if (!isKnown) console.error(`"${text}" is not in the code of ${office}: name another text.`);
  failed ||= found.length > 0 || !isKnown;
}
process.exit(failed ? 1 : 0);
