import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.mjs';
import viteConfig from './vite.config.ts';

const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS } }),
  instances: [{ browser: 'chromium' as const }],
};

export default defineConfig((env) =>
  mergeConfig(viteConfig({ ...env, mode: 'test' }), {
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            // Node tests share one module graph per worker: each makes its own server and restores what it stubs.
            pool: 'threads',
            isolate: false,
            // Only ends a test that hangs, also on a very busy machine.
            testTimeout: 180_000,
            hookTimeout: 180_000,
            globalSetup: 'tests/conformance/target/preflight.ts',
            include: [
              'src/**/*.test.ts',
              'mocks/**/*.test.ts',
              '.storybook/*.test.ts',
              'tests/{architecture,conformance,agreement,hosts}/**/*.test.ts',
            ],
          },
        },
        {
          extends: true,
          test: {
            name: 'component',
            environment: 'jsdom',
            environmentOptions: { jsdom: { url: 'http://shop.test/' } },
            // A bound for a test that hangs: slow machines must not reach it.
            testTimeout: 120_000,
            include: ['src/**/*.test.tsx', 'tests/app/**/*.test.tsx'],
            setupFiles: ['tests/setup/jsdom.ts', 'tests/setup/failOnConsole.ts'],
            css: false,
            // Each test has a shop of its own and tests/setup/jsdom.ts cleans up after it, so that all files of a
            // worker can share one jsdom and one module graph.
            isolate: false,
            // A larger nursery: most of what rendering allocates is garbage at once, and collecting it took an eighth of the time.
            execArgv: ['--max-semi-space-size=64'],
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook' })],
          // A dependency that Vite optimizes late makes the browser reload the page in the middle of a test.
          optimizeDeps: { include: ['axe-core'] },
          test: {
            name: 'stories',
            // Vitest would leave one core idle.
            maxWorkers: availableParallelism(),
            // Each story has a shop of its own: all files of a worker share one page and its loaded modules.
            isolate: false,
            testTimeout: 120_000,
            browser: chromium,
            setupFiles: ['tests/setup/quickReact.ts', 'tests/setup/failOnConsole.ts'],
          },
        },
      ],
    },
  }),
);
