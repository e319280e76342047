// Finds the Chromium that stories and journeys run in, and installs one where there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const runs = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The browser's path, or undefined. `CHROMIUM_PATH` wins over everything. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const usual = USUAL_PLACES.find(runs);
  if (usual) return usual;
  const bundled = createRequire(path.join(root, 'package.json'))('playwright').chromium.executablePath();
  return existsSync(bundled) ? bundled : undefined;
}

/** Exits with one sentence when no Chromium can be had. */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH && !runs(process.env.CHROMIUM_PATH)) {
    console.error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which cannot be run.`);
    process.exit(1);
  }
  if (findChromium()) return;
  console.log('No Chromium found: installing one …');
  const install = (command, args, timeout) =>
    spawnSync(command, args, { cwd: root, stdio: 'inherit', timeout }).status === 0;
  const installed =
    install(process.execPath, [path.join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], 180_000) ||
    (process.getuid?.() === 0 &&
      existsSync('/usr/bin/apt-get') &&
      install('apt-get', ['update', '-q'], 120_000) &&
      install('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'], 300_000));
  if (!installed || !findChromium()) {
    console.error(
      'No Chromium. Install one (npx playwright install chromium, or apt-get install chromium) or set CHROMIUM_PATH.',
    );
    process.exit(1);
  }
}

/** For a Chromium in a sandbox without a network or a GPU: it must not look for its maker's hosts. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
