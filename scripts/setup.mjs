// Prepares a fresh clone: checks Node's version, installs the packages if they are missing or outdated, generates the mock
// server's validators and, with --browser, makes sure that there is a Chromium. Plain Node; imports no package.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [major, minor] = process.versions.node.split('.').map(Number);
const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
if (!supported) {
  console.error(`Carton needs Node 20.19, 22.13, or 24 and later; this is ${process.version}.`);
  process.exit(1);
}

if (!packagesAreInstalled()) {
  console.log('Installing packages (first start, or package-lock.json has changed). This takes about a minute …');
  // With NODE_ENV=production npm would leave out the packages that build the shop.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('npm ci failed, see above. Installing the packages needs the npm registry.');
    process.exit(status ?? 1);
  }
}

const { ensureValidators } = await import('./generate/ensureValidators.mjs');
await ensureValidators().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

if (process.argv.includes('--browser')) {
  const { ensureChromium } = await import('./chromium.mjs');
  ensureChromium();
}

/** Compares package-lock.json with node_modules/.package-lock.json, in which npm records what it has installed. */
function packagesAreInstalled() {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const { '': _root, ...locked } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const isLocked = ([name, { version, integrity }]) =>
    locked[name]?.version === version && locked[name].integrity === integrity;
  // A node_modules folder that was copied from another system has the wrong native packages. Some versions of npm also
  // record those that they have left out.
  const fitsThisSystem = ([name, { os, cpu }]) =>
    ((os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true)) ||
    !existsSync(path.join(root, name));
  return (
    Object.entries(installed).every((entry) => isLocked(entry) && fitsThisSystem(entry)) &&
    Object.entries(locked).every(([name, { optional }]) => optional || name in installed)
  );
}
