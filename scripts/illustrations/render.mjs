/**
 * Renders every picture of the shop: kinds × swatches × views into public/products,
 * the shop's own art into public/art. The same input gives the same bytes of SVG. Product pictures also become WebP files.
 *
 *   node scripts/illustrations/render.mjs           writes what changed
 *   node scripts/illustrations/render.mjs --check   exits 1 when the files on disk are not what would be written or are too large
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ART, CATALOGUE } from './catalogue.mjs';
import { SWATCHES } from './palette.mjs';
import { tile } from './parts/scene.mjs';
import { rasterPaths, rasterProblems, writeRasters } from './rasters.mjs';

const PUBLIC = new URL('../../public/', import.meta.url);

/** The size limit of a picture, gzipped. */
const MAX_BYTES = 12_000;

/** @returns {Promise<Map<string, string>>} path below public → file text */
export async function renderAll() {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [kind, { swatches, views }] of Object.entries(CATALOGUE)) {
    const { views: drawn } = await import(`./kinds/${kind}.mjs`);
    for (const view of views) {
      const draw = drawn[view];
      if (draw === undefined) throw new Error(`kinds/${kind}.mjs has no view "${view}", which the catalogue lists`);
      for (const swatch of swatches)
        files.set(
          `products/${kind}.${swatch}.${view}.svg`,
          tile((S) => draw(S, SWATCHES[swatch], swatch)),
        );
    }
  }
  for (const name of ART) files.set(`art/${name}.svg`, (await import(`./art/${name}.mjs`)).picture());
  return files;
}

/** Files that differ from what would be rendered or are too large, one line each. @param {Map<string, string>} files */
function differences(files) {
  const problems = [];
  for (const [path, text] of files) {
    const at = new URL(path, PUBLIC);
    if (!existsSync(at)) problems.push(`missing: public/${path}`);
    else if (readFileSync(at, 'utf8') !== text) problems.push(`stale: public/${path}`);
    const bytes = gzipSync(text, { level: 9 }).length;
    if (bytes > MAX_BYTES)
      problems.push(`too large: public/${path} is ${bytes} bytes gzipped, ${MAX_BYTES} are allowed`);
  }
  for (const path of unusedFiles(files)) problems.push(`unused: public/${path}`);
  return [...problems, ...rasterProblems(files, PUBLIC)];
}

/** Pictures on disk that nothing draws any more. @param {Map<string, string>} files */
function unusedFiles(files) {
  const known = new Set([...files.keys(), ...rasterPaths(files)]);
  return ['products', 'art']
    .flatMap((folder) => readdirSync(new URL(folder, PUBLIC)).map((name) => `${folder}/${name}`))
    .filter((path) => /\.(svg|\d+\.webp)$/.test(path) && !known.has(path));
}

async function main() {
  const files = await renderAll();
  if (process.argv.includes('--check')) {
    const problems = differences(files);
    if (problems.length === 0) return console.log(`illustrations: ${files.size} files are up to date`);
    console.error(`illustrations: ${problems.length} problems\n  ${problems.join('\n  ')}\nRun: npm run illustrations`);
    process.exitCode = 1;
    return undefined;
  }
  for (const folder of ['products', 'art']) mkdirSync(new URL(folder, PUBLIC), { recursive: true });
  for (const path of unusedFiles(files)) rmSync(new URL(path, PUBLIC));
  let written = 0;
  for (const [path, text] of files) {
    const at = new URL(path, PUBLIC);
    if (existsSync(at) && readFileSync(at, 'utf8') === text) continue;
    writeFileSync(at, text);
    written += 1;
  }
  const rendered = await writeRasters(files, PUBLIC);
  return console.log(`illustrations: ${files.size} files, ${written} written, ${rendered} rendered as WebP`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
