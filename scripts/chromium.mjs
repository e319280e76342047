// Finds the Chromium that runs stories and journeys, and installs one if there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const KNOWN_PATHS = [
  // Without the browser's own windows: the journeys take a fifth less CPU time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The browser's path, or undefined. `CHROMIUM_PATH` takes precedence. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const known = KNOWN_PATHS.find(isExecutable);
  if (known) return known;
  const bundled = createRequire(path.join(root, 'package.json'))('playwright').chromium.executablePath();
  return existsSync(bundled) ? bundled : undefined;
}

/** Exits with an error message if there is no Chromium and none can be installed. */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH && !isExecutable(process.env.CHROMIUM_PATH)) {
    console.error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which cannot be executed.`);
    process.exit(1);
  }
  if (findChromium()) return;
  console.log('No Chromium found. Installing one …');
  const installed = installWithPlaywright() || installWithApt();
  if (!installed || !findChromium()) {
    console.error(
      'No Chromium. Install one (npx playwright install chromium, or apt-get install chromium) or set CHROMIUM_PATH.',
    );
    process.exit(1);
  }
}

/** Milliseconds. */
const MINUTE = 60_000;

const succeeds = (command, args, timeout) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', timeout }).status === 0;

const installWithPlaywright = () =>
  succeeds(process.execPath, [path.join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], 3 * MINUTE);

/** On Debian and Ubuntu, as root. */
function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  // Another process may be installing packages: apt-get waits for its lock, at most ten minutes.
  const waitForLock = ['-o', 'DPkg::Lock::Timeout=600'];
  const install = ['install', '-y', '-q', '--no-install-recommends', 'fonts-liberation'];
  return (
    succeeds('apt-get', [...waitForLock, 'update', '-q'], 12 * MINUTE) &&
    // Ubuntu has only the second.
    ['chromium-headless-shell', 'chromium'].some((browser) =>
      succeeds('apt-get', [...waitForLock, ...install, browser], 15 * MINUTE),
    )
  );
}

/**
 * Features to turn off. Chromium reads only the last list, so this one repeats Playwright's own. The address bar's popup is
 * loaded as two web pages for each new window, which takes as long as a page of the shop.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Playwright's, apart from those of Edge
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** For a Chromium without a sandbox, a network or a GPU: it must not contact its maker's servers. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];
