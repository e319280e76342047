// Makes a fresh clone ready: checks Node, installs node_modules when they are missing or stale and,
// with --browser, makes sure that a Chromium is there. Plain Node, no dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [major, minor] = process.versions.node.split('.').map(Number);
const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
if (!fits) {
  console.error(`Carton needs Node 20.19, 22.13, or 24 and later; this is ${process.version}.`);
  process.exit(1);
}

const stampFile = path.join(root, 'node_modules', '.carton-setup');
const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}-${process.versions.modules}`)
  .digest('hex');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) {
  console.log('Installing packages (the first start, or package-lock.json changed); this takes about a minute …');
  // NODE_ENV=production would make npm leave out what the shop is built with.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const run = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status !== 0) {
    console.error('npm ci failed: see above. The shop needs the npm registry once, for its packages.');
    process.exit(run.status ?? 1);
  }
  writeFileSync(stampFile, wanted);
}

if (process.argv.includes('--browser')) {
  const { ensureChromium } = await import('./chromium.mjs');
  ensureChromium();
}
