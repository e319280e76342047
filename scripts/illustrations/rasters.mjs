/**
 * Pixel versions of the product pictures. An SVG is a document that the browser parses and paints on the main thread; a page
 * of products has dozens. `<name>.<width>.webp` stands beside `<name>.svg` for each width of src/ui/productPictures.ts.
 *
 * WebP, because Chromium 156 reads the alpha channel of an AVIF as limited range, which cuts off soft shadows.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** A change of the encoding: raise it to render all again. */
const VERSION = 1;
export const WIDTHS = [176, 288];
/** Tried in order: the first file that is not larger than the gzipped SVG is taken. */
const QUALITIES = [68, 60, 52, 44, 36];
/** Bytes that a file may have where no quality is smaller than the SVG: a cable, for example, is a handful of curves. */
const SMALL = 6500;

const MANIFEST = new URL('rasters.json', import.meta.url);
const rasterName = (path, width) => path.replace(/svg$/, `${width}.webp`);
const isProduct = (path) => path.startsWith('products/');
const gzippedSize = (svg) => gzipSync(svg, { level: 9 }).length;

/**
 * Of which SVG each picture was rendered: path below public → hash. Encoders differ by a few bytes between platforms, so the
 * files themselves cannot be compared.
 * @returns {Record<string, string>}
 */
const readManifest = () => (existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {});
const writeManifest = (manifest) => writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
const hashOf = (svg) => createHash('sha256').update(`${VERSION} ${WIDTHS.join()} ${svg}`).digest('hex').slice(0, 16);

/** The raster files that belong to the SVGs. @param {Map<string, string>} files */
export const rasterPaths = (files) =>
  new Set([...files.keys()].filter(isProduct).flatMap((path) => WIDTHS.map((width) => rasterName(path, width))));

/** Raster files that are missing, stale or larger than their SVG, one line each. @param {Map<string, string>} files @param {URL} root */
export function rasterProblems(files, root) {
  const manifest = readManifest();
  const problems = [];
  for (const [path, svg] of [...files].filter(([name]) => isProduct(name))) {
    if (manifest[path] !== hashOf(svg)) problems.push(`stale: the WebP files of public/${path}`);
    const limit = Math.max(SMALL, gzippedSize(svg));
    for (const name of WIDTHS.map((width) => rasterName(path, width))) {
      const size = statSync(new URL(name, root), { throwIfNoEntry: false })?.size;
      if (size === undefined) problems.push(`missing: public/${name}`);
      else if (size > limit) problems.push(`too large: public/${name} is ${size} bytes, ${limit} are allowed`);
    }
  }
  return problems;
}

/** Renders the pictures whose SVG has changed. @param {Map<string, string>} files @param {URL} root @returns {Promise<number>} how many */
export async function writeRasters(files, root) {
  const { default: sharp } = await import('sharp');
  const before = readManifest();
  const manifest = {};
  let written = 0;
  for (const [path, svg] of [...files].filter(([name]) => isProduct(name))) {
    const hash = hashOf(svg);
    const names = WIDTHS.map((width) => [width, new URL(rasterName(path, width), root)]);
    const isCurrent = before[path] === hash && names.every(([, file]) => existsSync(file));
    if (!isCurrent) {
      for (const [width, file] of names) writeFileSync(file, await encode(sharp, svg, width));
      written += 1;
    }
    manifest[path] = hash;
    // Each time, so that an interrupted run continues where it stopped.
    if (!isCurrent) writeManifest({ ...before, ...manifest });
  }
  writeManifest(manifest);
  return written;
}

/** The drawing at a width in pixels. */
async function encode(sharp, svg, width) {
  const [, drawnWidth] = /viewBox="0 0 (\d+)/.exec(svg);
  // Twice the size and then scaled down: fine lines and patterns stay even.
  const drawing = sharp(Buffer.from(svg), { density: (2 * 72 * width) / drawnWidth }).resize(width, width);
  const { data, info } = await drawing.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const limit = gzippedSize(svg);
  let file;
  for (const quality of QUALITIES) {
    file = await sharp(data, { raw: info })
      .webp({ quality, alphaQuality: Math.min(80, quality + 12), effort: 6 })
      .toBuffer();
    if (file.length <= limit) break;
  }
  return file;
}
