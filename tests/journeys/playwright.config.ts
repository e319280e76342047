import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
import { DEMO_PORT } from './ports';

/** Whole tasks of a user on the built demo, in Chromium; first visits also on the production build. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  globalSetup: './servers.ts',
  fullyParallel: true,
  workers: Math.min(Math.max(availableParallelism(), 2), 4),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Limits for tests that hang; slow machines must not reach them.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${DEMO_PORT}`,
    // Recording each step takes a third of the time. For a journey that fails: --trace on.
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      grepInvert: /@desktop/,
      // What depends on neither width nor touch runs once.
      testIgnore: [
        'accessibility',
        'keyboard',
        'media',
        'payments',
        'paymentPages',
        'production',
        'storage',
        'tabs',
        'worker',
      ].map((name) => `${name}.spec.ts`),
    },
  ],
});
