import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.mjs';
import viteConfig from './vite.config.ts';

type Project = TestProjectInlineConfiguration;

const unit: Project = {
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
};

const component: Project = {
  extends: true,
  test: {
    name: 'component',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://shop.test/' } },
    // A bound for a test that hangs: slow machines must not reach it.
    testTimeout: 120_000,
    include: ['src/**/*.test.tsx', 'tests/app/**/*.test.tsx'],
    // The hooks after a test run in reverse order: everything is cleaned up before the console fails the test.
    setupFiles: ['tests/setup/failOnConsole.ts', 'tests/setup/jsdom.ts'],
    css: false,
    // Each test has a shop of its own and tests/setup/jsdom.ts cleans up after it, so that all files of a
    // worker can share one jsdom and one module graph.
    isolate: false,
    // A larger nursery: most of what rendering allocates is garbage at once, and collecting it took an eighth of the time.
    execArgv: ['--max-semi-space-size=64'],
  },
};

async function stories(): Promise<Project> {
  const [{ storybookTest }, { playwright }] = await Promise.all([
    import('@storybook/addon-vitest/vitest-plugin'),
    import('@vitest/browser-playwright'),
  ]);
  return {
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
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS } }),
        instances: [{ browser: 'chromium' }],
      },
      setupFiles: ['tests/setup/quickReact.ts', 'tests/setup/failOnConsole.ts'],
    },
  };
}

const PROJECTS: Record<string, () => Promise<Project>> = {
  unit: async () => unit,
  component: async () => component,
  stories,
};

const { project: asked = [] } = parseArgs({
  strict: false,
  options: { project: { type: 'string', multiple: true } },
}).values;
/**
 * Whether this run needs a project. Vitest would make all of them before it drops those that `--project` does not name, and
 * Storybook's plugin reads every story when it is made.
 */
const isNeeded = (name: string) =>
  asked.length === 0 || asked.includes(name) || asked.some((other) => !(String(other) in PROJECTS));

export default defineConfig(async (env) => {
  const needed = Object.entries(PROJECTS).filter(([name]) => isNeeded(name));
  return mergeConfig(viteConfig({ ...env, mode: 'test' }), {
    test: { projects: await Promise.all(needed.map(([, make]) => make())) },
  });
});
