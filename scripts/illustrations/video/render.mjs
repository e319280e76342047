/**
 * Renders the product video public/products/jbl-pulse-5.mp4 and its first frame as the poster:
 * frames drawn as SVG, taken in Chromium, encoded with ffmpeg.
 *
 *   node scripts/illustrations/video/render.mjs
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium, findChromium } from '../../chromium.mjs';
import { frameAt, SIZE } from './pulse.mjs';

const FPS = 25;
const SECONDS = 6;
/** Bytes: a video and its poster may cost no more than this. */
const LIMITS = { mp4: 300_000, webp: 40_000 };

const PRODUCTS = new URL('../../../public/products/', import.meta.url);
const target = (/** @type {string} */ ending) => fileURLToPath(new URL(`jbl-pulse-5.${ending}`, PRODUCTS));

const FRAMES_IN = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(FPS), '-i', 'pipe:0'];
/**
 * What Chromium, Firefox and Safari all decode; one key frame, since it is only ever
 * played from the start. The weight is on the dark gradients, where blocks would show.
 */
const H264 =
  `-an -c:v libx264 -profile:v main -pix_fmt yuv420p -preset veryslow -tune animation -crf 25 -g ${FPS * SECONDS} ` +
  '-x264-params ref=6:level=31:bframes=8:qcomp=0.7:aq-mode=3:aq-strength=0.9:threads=1 -colorspace bt709 -color_primaries bt709 -color_trc bt709 ' +
  '-color_range tv -map_metadata -1 -fflags +bitexact -movflags +faststart';
const COLORS = ['-vf', 'scale=in_range=full:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int'];

/** Runs ffmpeg with something on its standard input. @param {string[]} args @param {(pipe: import('node:stream').Writable) => Promise<void>} feed */
async function encode(args, feed) {
  const run = spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const closed = once(run, 'close');
  await feed(run.stdin);
  run.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

async function main() {
  if (spawnSync('ffmpeg', ['-version']).error) {
    console.error('No ffmpeg: install it (apt-get install ffmpeg, or brew install ffmpeg) to make the video again.');
    process.exitCode = 1;
    return;
  }
  ensureChromium();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
  const take = async (/** @type {number} */ t) => {
    await page.setContent(`<body style="margin:0">${frameAt(t)}</body>`);
    return page.screenshot();
  };
  await encode([...FRAMES_IN, ...COLORS, ...H264.split(' '), target('mp4')], async (pipe) => {
    for (let i = 0; i < FPS * SECONDS; i += 1)
      if (!pipe.write(await take(i / (FPS * SECONDS)))) await once(pipe, 'drain');
  });
  await browser.close();
  // From the video and not from the drawing, so that the picture does not change when it starts to play.
  const still = ['-i', target('mp4'), '-frames:v', '1', '-c:v', 'libwebp', '-quality', '82', '-preset', 'picture'];
  await encode([...still, target('webp')], async () => {});
  for (const [ending, limit] of Object.entries(LIMITS)) {
    const { size } = statSync(target(ending));
    console.log(`jbl-pulse-5.${ending}: ${size} bytes`);
    if (size > limit) throw new Error(`jbl-pulse-5.${ending} is over ${limit} bytes`);
  }
}

await main();
