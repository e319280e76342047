import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';

const port = 4174;

/** Whole tasks of a person, on the built demo, in Chromium; first visits on the production build too. */
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
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      testIgnore: ['keyboard.spec.ts', 'tabs.spec.ts', 'production.spec.ts'],
    },
  ],
  // Vite itself, not npm: a signal to npm would leave it running.
  webServer: [preview('dist-demo', port), preview('dist', port + 1)],
});

function preview(folder: string, at: number) {
  return {
    command: `node node_modules/vite/bin/vite.js preview --outDir ${folder} --port ${at} --strictPort`,
    cwd: '../..',
    url: `http://127.0.0.1:${at}`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2000 },
  };
}
