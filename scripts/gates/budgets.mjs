// Each route's compressed bytes: what a first visit loads, by the build's own manifest. Over budget fails.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dist, gzipBytes, root } from './bundle.mjs';

const { routes, entry } = JSON.parse(readFileSync(path.join(root, 'scripts/gates/budgets.json'), 'utf8'));
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

/** The chunk's files and those of everything it imports at once. */
function filesOf(key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build's manifest: mend scripts/gates/budgets.json.`);
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((name) => filesOf(name, seen))];
}

const kilobytes = (files) => files.reduce((sum, file) => sum + gzipBytes(file), 0) / 1024;
let over = 0;
for (const [route, { page, js, css }] of Object.entries(routes)) {
  const files = [...new Set([...filesOf(entry), ...filesOf(page)])];
  const figures = [
    ['JS', kilobytes(files.filter((file) => file.endsWith('.js'))), js],
    ['CSS', kilobytes(files.filter((file) => file.endsWith('.css'))), css],
  ];
  for (const [kind, size, budget] of figures) {
    const verdict = size > budget ? 'OVER' : 'ok';
    if (size > budget) over += 1;
    console.log(`${route.padEnd(18)} ${kind.padEnd(4)} ${size.toFixed(1).padStart(6)} KB of ${budget} KB  ${verdict}`);
  }
}
process.exit(over === 0 ? 0 : 1);
