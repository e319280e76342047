import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';

const port = 4174;

/** Whole tasks of a person, on the built demo, in Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'] }, testIgnore: ['keyboard.spec.ts', 'tabs.spec.ts'] },
  ],
  webServer: {
    // Vite itself, not npm: a signal to npm would leave it running.
    command: `node node_modules/vite/bin/vite.js preview --mode demo --outDir dist-demo --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
